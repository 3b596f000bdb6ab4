/* play_menu.c: three short questions before a game: your side, the edition, the opponent. Enter
 * takes the answer in brackets, and so does the end of input. */
#include <string.h>

#include "cli/play.h"

enum { ITEMS_MAX = 16 };

char *read_line(void)
{
    char *line = NULL;
    size_t size = 0;
    const ssize_t length = getline(&line, &size, stdin);
    if (length < 0) {
        free(line);
        return NULL;
    }
    line[strcspn(line, "\r\n")] = '\0';
    return line;
}

/* Message ids of the title and of each answer; gives the index of the one taken. */
static uint32_t ask(Lang lang, const char *title, const char *const *item, uint32_t count,
                    uint32_t preset)
{
    const int64_t number[] = {preset + 1};
    for (;;) {
        uint32_t answer = preset + 1;
        printf("\n%s\n", message_text(lang, title));
        for (uint32_t i = 0; i < count; i++)
            printf("  %u  %s\n", i + 1, message_text(lang, item[i]));
        say(stdout, lang, "cli.menu_answer", number, NULL);
        fflush(stdout);
        char *line = read_line();
        const bool good = !line || line[0] == '\0' ||
                          (slice_number((Slice){line, strlen(line)}, count, &answer) && answer > 0);
        free(line);
        if (good)
            return answer - 1;
        say(stdout, lang, "cli.menu_again", NULL, NULL);
    }
}

static uint32_t count_values(const Option *option)
{
    uint32_t count = 0;
    while (option->words[count])
        count++;
    return count;
}

static const char *ask_opponent(const Rules *rules, Seat seat, const char *preset, Lang lang)
{
    const char *word[ITEMS_MAX], *item[ITEMS_MAX];
    const Policy *policy;
    uint32_t count = 0, usual = 0;
    for (uint32_t i = 0; count + 1 < ITEMS_MAX && (policy = policy_at(rules, i)) != NULL; i++) {
        if (policy->seats && !(policy->seats >> seat & 1))
            continue;
        word[count] = policy->word;
        item[count] = policy->message;
        if (strcmp(policy->word, preset) == 0)
            usual = count;
        count++;
    }
    word[count] = "human";
    item[count++] = "cli.menu_human";
    return word[ask(lang, "cli.menu_against", item, count, usual)];
}

static Seat person(const Wish *wish)
{
    for (Seat seat = 0; seat < wish->rules->seats; seat++)
        if (strcmp(wish->controller[seat], "human") == 0)
            return seat;
    return 0;
}

void menu_ask(Wish *wish, Lang lang)
{
    const Rules *rules = wish->rules;
    const Seat usual = person(wish);
    const char *preset = wish->controller[usual ? 0 : 1];
    printf("%s\n", message_text(lang, rules->message));
    const Seat you = (Seat)ask(lang, "cli.menu_side", rules->seat_messages, rules->seats, usual);
    if (rules->option_count > 0)
        wish->option[0] =
            (uint8_t)ask(lang, rules->options[0].message, rules->options[0].value_messages,
                         count_values(&rules->options[0]), wish->option[0]);
    const char *against = ask_opponent(rules, you ? 0 : 1, preset, lang);
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (seat != you)
            snprintf(wish->controller[seat], SEAT_WORD_SIZE, "%s", against);
    snprintf(wish->controller[you], SEAT_WORD_SIZE, "human");
}
