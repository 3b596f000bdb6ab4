/* citation.c: rules by their numbers: ours, and those of the printed rulebooks.
 *
 * Who has the box on the table finds our paragraph in his booklet, and ours by what he reads there.
 * Where we are not certain, or say something that is not printed, the citation says so.
 */
#include <string.h>

#include "core/guide.h"

enum { NUMBER_SIZE = 96 };

/* ---- Citing ---------------------------------------------------------------------------------- */

static const PrintedRule *find_row(const Guide *guide, const char *rule)
{
    for (size_t i = 0; guide && guide->printed && i < *guide->printed_count; i++)
        if (strcmp(guide->printed[i].rule, rule) == 0)
            return &guide->printed[i];
    return NULL;
}

/* What only the French book has is cited from it. */
static void print_section(const PrintedRule *row, Lang lang, Text *out)
{
    if (row->section[lang][0] != '\0')
        text_add(out, row->section[lang]);
    else
        message_say(lang, "core.printed_french", NULL, row->section[LANG_FR], out);
}

void game_print_citation(const Game *game, const char *rule, Lang lang, Text *out)
{
    static const char *const message[] = {[PRINTED_NONE] = "core.printed_none",
                                          [PRINTED_LIKELY] = "core.printed_likely",
                                          [PRINTED_CERTAIN] = "core.printed"};
    const PrintedRule *row = find_row(game->rules->guide, rule);
    TEXT(text, section, 2 * NUMBER_SIZE);
    text_char(out, '[');
    text_add(out, rule);
    if (row != NULL) {
        print_section(row, lang, &text);
        text_add(out, " · ");
        message_say(lang, message[row->certainty], NULL, section, out);
    }
    text_char(out, ']');
}

/* ---- Reading a number ------------------------------------------------------------------------ */

static char to_lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

static bool begins(Slice words, const char *begin)
{
    const size_t wanted = strlen(begin);
    for (size_t i = 0; i < wanted; i++)
        if (i >= words.length || to_lower(words.data[i]) != to_lower(begin[i]))
            return false;
    return true;
}

/* Without blanks and brackets at either end. */
static Slice trim(Slice words)
{
    while (words.length > 0 && (words.data[0] == ' ' || words.data[0] == '['))
        words = (Slice){words.data + 1, words.length - 1};
    while (words.length > 0 &&
           (words.data[words.length - 1] == ' ' || words.data[words.length - 1] == ']'))
        words.length--;
    return words;
}

/* Whether "S.6a, S.6c" has the section. */
static bool has_section(const char *sections, Slice wanted)
{
    Slice rest = {sections, strlen(sections)}, one;
    char word[NUMBER_SIZE];
    slice_copy(wanted, word, sizeof word);
    while (slice_cut(&rest, ',', &one)) {
        one = trim(one);
        if (one.length == wanted.length && begins(one, word))
            return true;
    }
    return false;
}

static bool stands_in(const PrintedRule *row, Slice wanted)
{
    for (int lang = 0; lang < LANG_COUNT; lang++)
        if (has_section(row->section[lang], wanted))
            return true;
    return false;
}

/* The number in what somebody typed or copied: "9.10", "printed S.6b", "[9.10 · printed S.6b]", of
 * which the number before the point counts. `printed`: whether that word stood before it. */
static Slice read_number(const char *words, bool *printed)
{
    static const char point = "·"[0];
    Slice rest = {words, strlen(words)}, number = rest;
    slice_cut(&rest, point, &number);
    number = trim(number);
    *printed = false;
    for (int lang = 0; lang < LANG_COUNT && !*printed; lang++) {
        const char *word = message_text((Lang)lang, "core.printed_word");
        const size_t length = strlen(word);
        *printed = begins(number, word) && number.length > length && number.data[length] == ' ';
        if (*printed)
            number = trim((Slice){number.data + length, number.length - length});
    }
    return number;
}

/* ---- Telling --------------------------------------------------------------------------------- */

/* Ids have no dots inside a number: "9.10" is "..9_10". */
static const char *find_text(const Guide *guide, const char *rule, Lang lang)
{
    TEXT(name, id, 2 * NUMBER_SIZE);
    if (guide == NULL || guide->rule_prefix == NULL)
        return NULL;
    text_add(&name, guide->rule_prefix);
    for (const char *c = rule; *c != '\0'; c++)
        text_char(&name, *c == '.' ? '_' : *c);
    return message_find(lang, id);
}

const char *guide_rule_text(const Rules *rules, const char *number, Lang lang)
{
    return find_text(rules->guide, number, lang);
}

bool guide_is_number_of(const Rules *rules, const char *typed, const char *rule)
{
    bool printed;
    const Slice wanted = read_number(typed, &printed);
    const PrintedRule *row = find_row(rules->guide, rule);
    if (wanted.length == 0 || wanted.length >= NUMBER_SIZE)
        return false;
    return (!printed && slice_equal(wanted, rule)) || (row != NULL && stands_in(row, wanted));
}

static void print_rule(const Game *game, const char *rule, Lang lang, Text *out)
{
    const char *text = find_text(game->rules->guide, rule, lang);
    game_print_citation(game, rule, lang, out);
    text_char(out, ' ');
    text_add(out, text != NULL ? text : "");
}

/* Each of our rules that stands in a printed section. */
static bool print_printed(const Game *game, Slice wanted, Lang lang, Text *out)
{
    const Guide *guide = game->rules->guide;
    bool any = false;
    for (size_t i = 0; guide->printed && i < *guide->printed_count; i++) {
        if (!stands_in(&guide->printed[i], wanted))
            continue;
        text_add(out, any ? "\n" : "");
        print_rule(game, guide->printed[i].rule, lang, out);
        any = true;
    }
    return any;
}

/* Our numbers for a section of the printed rules that has the number of another rule of ours. */
static void print_namesake(const Guide *guide, const char *rule, Lang lang, Text *out)
{
    const Slice wanted = {rule, strlen(rule)};
    bool any = false;
    for (size_t i = 0; guide->printed && i < *guide->printed_count; i++) {
        const PrintedRule *row = &guide->printed[i];
        if (!stands_in(row, wanted) || strcmp(row->rule, rule) == 0)
            continue;
        if (!any) {
            text_char(out, '\n');
            message_say(lang, "core.printed_other", NULL, rule, out);
        }
        text_add(out, " [");
        text_add(out, row->rule);
        text_char(out, ']');
        any = true;
    }
}

bool game_print_rule(const Game *game, const char *number, Lang lang, Text *out)
{
    const Guide *guide = game->rules->guide;
    char ours[NUMBER_SIZE];
    bool printed;
    const Slice wanted = read_number(number, &printed);
    if (guide == NULL || guide->rule_prefix == NULL || wanted.length >= sizeof ours)
        return false;
    slice_copy(wanted, ours, sizeof ours);
    if (printed || find_text(guide, ours, lang) == NULL)
        return print_printed(game, wanted, lang, out);
    print_rule(game, ours, lang, out);
    print_namesake(guide, ours, lang, out);
    return true;
}
