/* mkboard.c: makes C source of a game's data files, so that the program carries its default board.
 *
 *     mkboard GAME FILE.tsv... > GAME_board.c
 *
 * The text is all files one after the other, each behind a line "@ NAME.tsv": what load_board of
 * core/game.h reads. Files come in the order of their names, whatever the order they are given in.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn static void refuse(const char *file, unsigned line, const char *reason)
{
    fprintf(stderr, "%s:%u: %s\n", file, line, reason);
    exit(EXIT_FAILURE);
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static int compare_names(const void *x, const void *y)
{
    return strcmp(base_name(*(char *const *)x), base_name(*(char *const *)y));
}

/* Inside a string literal; '?' is escaped because "??(" would be a trigraph. */
static void write_char(int c)
{
    if (c == '\n')
        fputs("\\n", stdout);
    else if (c == '\t')
        fputs("\\t", stdout);
    else if (c == '"' || c == '\\' || c == '?')
        printf("\\%c", c);
    else
        putchar(c);
}

static void write_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        refuse(path, 0, "cannot be read");
    printf("    \"@ %s\\n\"\n", base_name(path));
    unsigned line = 1;
    int before = '\n';
    for (int c; (c = getc(file)) != EOF; before = c) {
        if (before == '\n')
            fputs("    \"", stdout);
        if (before == '\n' && c == '@')
            refuse(path, line, "a line must not begin with @");
        if (c != '\n' && c != '\t' && (unsigned char)c < ' ')
            refuse(path, line, "control character (lines end in a line feed alone)");
        write_char(c);
        if (c == '\n') {
            fputs("\"\n", stdout);
            line++;
        }
    }
    if (ferror(file))
        refuse(path, line, "cannot be read");
    if (before != '\n')
        refuse(path, line, "the last line does not end");
    fclose(file);
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fputs("usage: mkboard GAME FILE.tsv...\n", stderr);
        return EXIT_FAILURE;
    }
    qsort(argv + 2, (size_t)argc - 2, sizeof *argv, compare_names);
    printf("/* Made by tools/mkboard.c from data/%s. */\n", argv[1]);
    printf("extern const char %s_board_text[];\n", argv[1]);
    printf("const char %s_board_text[] =\n", argv[1]);
    for (int i = 2; i < argc; i++)
        write_file(argv[i]);
    fputs("    ;\n", stdout);
    return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
