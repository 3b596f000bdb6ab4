/* fold.c: letters with marks become plain ones, lines become - | +, quotes and dashes those of a
 * typewriter. Used where the locale has no UTF-8, for `--ascii`, and in part on the Linux console,
 * whose font has no Vietnamese letters; and for finding words. */
#include "core/text/fold.h"

#include <string.h>

#include "core/game.h"

/* Characters from first to last (inclusive) that all become `ascii`. Ascending. */
typedef struct Range {
    uint32_t first, last;
    const char *ascii;
} Range;

static const Range ranges[] = {
    {0x00a0, 0x00a0, " "},   {0x00a7, 0x00a7, "par. "}, {0x00ab, 0x00ab, "\""},
    {0x00ad, 0x00ad, ""},    {0x00b0, 0x00b0, "o"},     {0x00b1, 0x00b1, "+/-"},
    {0x00b2, 0x00b2, "2"},   {0x00b3, 0x00b3, "3"},     {0x00b7, 0x00b7, "-"},
    {0x00ba, 0x00ba, "o"},   {0x00bb, 0x00bb, "\""},    {0x00bc, 0x00bc, "1/4"},
    {0x00bd, 0x00bd, "1/2"}, {0x00be, 0x00be, "3/4"},   {0x00c0, 0x00c5, "A"},
    {0x00c6, 0x00c6, "AE"},  {0x00c7, 0x00c7, "C"},     {0x00c8, 0x00cb, "E"},
    {0x00cc, 0x00cf, "I"},   {0x00d0, 0x00d0, "D"},     {0x00d1, 0x00d1, "N"},
    {0x00d2, 0x00d6, "O"},   {0x00d7, 0x00d7, "x"},     {0x00d8, 0x00d8, "O"},
    {0x00d9, 0x00dc, "U"},   {0x00dd, 0x00dd, "Y"},     {0x00df, 0x00df, "ss"},
    {0x00e0, 0x00e5, "a"},   {0x00e6, 0x00e6, "ae"},    {0x00e7, 0x00e7, "c"},
    {0x00e8, 0x00eb, "e"},   {0x00ec, 0x00ef, "i"},     {0x00f0, 0x00f0, "d"},
    {0x00f1, 0x00f1, "n"},   {0x00f2, 0x00f6, "o"},     {0x00f7, 0x00f7, "/"},
    {0x00f8, 0x00f8, "o"},   {0x00f9, 0x00fc, "u"},     {0x00fd, 0x00fd, "y"},
    {0x00ff, 0x00ff, "y"},   {0x0102, 0x0102, "A"},     {0x0103, 0x0103, "a"},
    {0x0110, 0x0110, "D"},   {0x0111, 0x0111, "d"},     {0x0128, 0x0128, "I"},
    {0x0129, 0x0129, "i"},   {0x0152, 0x0152, "OE"},    {0x0153, 0x0153, "oe"},
    {0x0168, 0x0168, "U"},   {0x0169, 0x0169, "u"},     {0x01a0, 0x01a0, "O"},
    {0x01a1, 0x01a1, "o"},   {0x01af, 0x01af, "U"},     {0x01b0, 0x01b0, "u"},
    {0x0300, 0x036f, ""},    {0x2000, 0x200a, " "},     {0x200b, 0x200f, ""},
    {0x2010, 0x2015, "-"},   {0x2018, 0x201b, "'"},     {0x201c, 0x201f, "\""},
    {0x2022, 0x2022, "*"},   {0x2026, 0x2026, "..."},   {0x202f, 0x202f, " "},
    {0x2032, 0x2032, "'"},   {0x2039, 0x203a, "'"},     {0x2190, 0x2190, "<"},
    {0x2191, 0x2191, "^"},   {0x2192, 0x2192, ">"},     {0x2193, 0x2193, "v"},
    {0x2194, 0x2195, "+"},   {0x21d0, 0x21d0, "<"},     {0x21d2, 0x21d2, ">"},
    {0x2212, 0x2212, "-"},   {0x2248, 0x2248, "~"},     {0x2260, 0x2260, "!="},
    {0x2264, 0x2264, "<="},  {0x2265, 0x2265, ">="},    {0x2500, 0x2501, "-"},
    {0x2502, 0x2503, "|"},   {0x2504, 0x2505, "-"},     {0x2506, 0x2507, "|"},
    {0x2508, 0x2509, "-"},   {0x250a, 0x250b, "|"},     {0x250c, 0x254b, "+"},
    {0x254c, 0x254d, "-"},   {0x254e, 0x254f, "|"},     {0x2550, 0x2550, "="},
    {0x2551, 0x2551, "|"},   {0x2552, 0x2570, "+"},     {0x2571, 0x2571, "/"},
    {0x2572, 0x2572, "\\"},  {0x2573, 0x2573, "x"},     {0x2574, 0x2574, "-"},
    {0x2575, 0x2575, "|"},   {0x2576, 0x2576, "-"},     {0x2577, 0x2577, "|"},
    {0x2578, 0x2578, "-"},   {0x2579, 0x2579, "|"},     {0x257a, 0x257a, "-"},
    {0x257b, 0x257b, "|"},   {0x2580, 0x2593, "#"},     {0x25a0, 0x25a0, "#"},
    {0x25a1, 0x25a1, "o"},   {0x25aa, 0x25ac, "*"},     {0x25b2, 0x25b5, "^"},
    {0x25b6, 0x25bb, ">"},   {0x25bc, 0x25bf, "v"},     {0x25c0, 0x25c5, "<"},
    {0x25c6, 0x25c6, "*"},   {0x25c7, 0x25c7, "o"},     {0x25cb, 0x25cc, "o"},
    {0x25cf, 0x25cf, "*"},   {0x2605, 0x2606, "*"},     {0x2620, 0x2620, "x"},
    {0x2713, 0x2714, "v"},   {0x2717, 0x2718, "x"},
};

/* Capital and small Vietnamese letters follow each other, in runs of one base letter. */
static const char *fold_vietnamese(uint32_t letter)
{
    static const struct {
        uint32_t last;
        const char *capital, *small;
    } run[] = {{0x1eb7, "A", "a"}, {0x1ec7, "E", "e"}, {0x1ecb, "I", "i"},
               {0x1ee3, "O", "o"}, {0x1ef1, "U", "u"}, {0x1ef9, "Y", "y"}};
    for (size_t i = 0; i < COUNT_OF(run); i++)
        if (letter <= run[i].last)
            return letter % 2 == 0 ? run[i].capital : run[i].small;
    return "?";
}

static const char *fold_letter(uint32_t letter)
{
    if (letter >= 0x1ea0 && letter <= 0x1ef9)
        return fold_vietnamese(letter);
    for (size_t i = 0; i < COUNT_OF(ranges) && ranges[i].first <= letter; i++)
        if (letter <= ranges[i].last)
            return ranges[i].ascii;
    return "?";
}

/* Reads a character and moves on; 0xfffd for broken bytes. */
static uint32_t take_letter(const char **at)
{
    enum { LONGEST = 4 };
    uint32_t letter;
    size_t there = 0;
    while (there < LONGEST && (*at)[there] != '\0')
        there++;
    const size_t bytes = utf8_read(*at, there, &letter);
    *at += bytes;
    if (bytes > 0)
        return letter;
    const bool lead = !utf8_is_tail(*(*at)++);
    while (lead && utf8_is_tail(**at))
        ++*at;
    return 0xfffd;
}

/* Letters and lines of the usual fonts of the Linux console; slanted lines are not in them. */
static bool is_latin(uint32_t letter)
{
    return letter < 0x100 || letter == 0x152 || letter == 0x153 ||
           (letter >= 0x2500 && letter < 0x2570);
}

void fold_text(Fold fold, const char *words, Text *out)
{
    while (*words != '\0') {
        const char *from = words;
        const uint32_t letter = take_letter(&words);
        const bool kept = letter < 0x80 || (fold == FOLD_NONE && letter != 0xfffd) ||
                          (fold == FOLD_LATIN && is_latin(letter));
        if (kept)
            text_add_n(out, from, (size_t)(words - from));
        else
            text_add(out, fold_letter(letter));
    }
}

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

static bool begins(const char *words, const char *wanted)
{
    while (*wanted != '\0' && small(*words) == small(*wanted)) {
        words++;
        wanted++;
    }
    return *wanted == '\0';
}

bool fold_contains(const char *words, const char *wanted)
{
    enum { ROOM = 2048 };
    char plain[ROOM], part[ROOM];
    Text text;
    text_init(&text, plain, sizeof plain);
    fold_text(FOLD_ASCII, words, &text);
    text_init(&text, part, sizeof part);
    fold_text(FOLD_ASCII, wanted, &text);
    const char *at = plain;
    while (*at != '\0' && !begins(at, part))
        at++;
    return begins(at, part);
}

/* ---- Finding words --------------------------------------------------------------------------- */

/* What is looked for may hold points inside: "9.6", "S.6a". */
static bool is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+' || c == '.';
}

/* The bytes at the front of `text` that read like the word, marks behind the last letter among
 * them; 0: it begins with something else. */
static size_t reads_like(const char *text, const char *word)
{
    const char *at = text, *end = NULL;
    while (*at != '\0') {
        char plain[2] = {*at, '\0'};
        const uint32_t letter = take_letter(&at);
        const char *folded = letter < 0x80 ? plain : fold_letter(letter);
        if (end != NULL && folded[0] != '\0')
            break;
        for (; *folded != '\0' && *word != '\0'; folded++, word++)
            if (small(*folded) != *word)
                return 0;
        if (*word == '\0')
            end = at;
    }
    return end != NULL ? (size_t)(end - text) : 0;
}

/* A full stop is no part of a word. */
static void drop_points(Wanted *wanted)
{
    char *end = wanted->letters;
    for (unsigned i = 0; i < wanted->count; i++) {
        end += wanted->word[i] - end;
        end += strlen(end);
        while (end > wanted->word[i] && end[-1] == '.')
            *--end = '\0';
    }
}

void wanted_read(Wanted *wanted, const char *words)
{
    Text text;
    bool inside = false;
    wanted->count = 0;
    text_init(&text, wanted->letters, sizeof wanted->letters);
    fold_text(FOLD_ASCII, words, &text);
    for (char *c = wanted->letters; *c != '\0'; c++) {
        *c = small(*c);
        const bool word = is_word(*c) && (inside || *c != '.');
        if (word && !inside && wanted->count == WANTED_MOST)
            return;
        if (word && !inside)
            wanted->word[wanted->count++] = c;
        if (!word)
            *c = '\0';
        inside = word;
    }
    drop_points(wanted);
}

/* The next place at or behind `text` where a word of the text begins as one that is wanted does. */
static const char *find_word(const Wanted *wanted, const char *text, bool inside, unsigned *which,
                             size_t *bytes)
{
    while (*text != '\0') {
        for (*which = 0; !inside && *which < wanted->count; ++*which)
            if ((*bytes = reads_like(text, wanted->word[*which])) > 0)
                return text;
        const uint32_t letter = take_letter(&text);
        const char *folded = letter < 0x80 ? "" : fold_letter(letter);
        const char c = small(letter < 0x80 ? (char)letter : *folded);
        /* A mark behind a letter leaves its word as it is. */
        if (c != '\0')
            inside = is_word(c) && c != '.';
    }
    return NULL;
}

bool wanted_all_in(const Wanted *wanted, const char *text)
{
    for (unsigned i = 0; i < wanted->count; i++) {
        Wanted one = {.count = 1};
        unsigned which;
        size_t bytes;
        one.word[0] = wanted->word[i];
        if (find_word(&one, text, false, &which, &bytes) == NULL)
            return false;
    }
    return wanted->count > 0;
}

const char *wanted_next(const Wanted *wanted, const char *text, bool first, size_t *bytes)
{
    unsigned which;
    return find_word(wanted, text, !first, &which, bytes);
}

/* ---- Cells ----------------------------------------------------------------------------------- */

/* On a map angle quotes are arrows. */
void fold_cell(Fold fold, const char *character, Text *out)
{
    if (fold == FOLD_ASCII && (strcmp(character, "«") == 0 || strcmp(character, "»") == 0)) {
        text_char(out, strcmp(character, "«") == 0 ? '<' : '>');
        return;
    }
    TEXT(folded, buffer, 16);
    fold_text(fold, character, &folded);
    if (fold == FOLD_NONE || (unsigned char)buffer[0] >= 0x80)
        text_add(out, buffer);
    else
        text_char(out, buffer[0] != '\0' ? buffer[0] : ' ');
}
