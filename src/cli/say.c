/* say.c: everything the program says to a person goes through the message catalogue here. */
#include <errno.h>
#include <string.h>

#include "cli/cli.h"

Lang lang_from_environment(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *value = NULL;
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        value = getenv(names[i]);
        if (value && value[0])
            break;
    }
    for (int lang = 0; value && lang < LANG_COUNT; lang++)
        if (strncmp(value, lang_words[lang], strlen(lang_words[lang])) == 0)
            return (Lang)lang;
    return LANG_EN;
}

void say(FILE *to, Lang lang, const char *id, const int64_t *number, const char *detail)
{
    TEXT(text, buffer, LINE_SIZE);
    message_say(lang, id, number, detail ? detail : "", &text);
    fprintf(to, "%s\n", buffer);
}

/* The problem's own file stands inside the path, which is then a folder. */
static void print_place(const char *path, const Problem *problem)
{
    fprintf(stderr, "%s%s", path, problem->file[0] ? "/" : problem->line ? ":" : ": ");
}

int complain(Lang lang, const char *path, const Problem *problem)
{
    TEXT(text, buffer, LINE_SIZE);
    problem_print(problem, lang, &text);
    print_place(path, problem);
    fprintf(stderr, "%s\n", buffer);
    return EXIT_FAILURE;
}

int complain_save(Lang lang, const char *path, const SaveProblem *problem)
{
    TEXT(text, buffer, LINE_SIZE);
    save_problem_print(problem, lang, &text);
    print_place(path, &problem->at);
    fprintf(stderr, "%s\n", buffer);
    return EXIT_FAILURE;
}

int finish_output(Lang lang)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return EXIT_SUCCESS;
    say(stderr, lang, "cli.output_failed", NULL, strerror(errno));
    return EXIT_FAILURE;
}
