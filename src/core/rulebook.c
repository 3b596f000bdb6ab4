/* rulebook.c: a game's rules as a book: in order, by chapters. The catalogue has them in the order
 * of their ids. */
#include <string.h>

#include "core/guide.h"

/* Reads a number and moves on; letters, which name rulings, come after all numbers. */
static unsigned take_part(const char **at)
{
    enum { LETTERS = 1000, MOST = 1000 };
    unsigned part = 0;
    if (**at < '0' || **at > '9')
        return LETTERS + (unsigned char)*(*at)++;
    for (; **at >= '0' && **at <= '9' && part < MOST; ++*at)
        part = part * 10 + (unsigned)(**at - '0');
    return part;
}

/* A chapter's own text, "9", comes before "9.1". */
static bool comes_before(const char *x, const char *y)
{
    while (*x != '\0' && *y != '\0') {
        const unsigned part_x = take_part(&x), part_y = take_part(&y);
        if (part_x != part_y)
            return part_x < part_y;
        x += *x == '.';
        y += *y == '.';
    }
    return *x == '\0' && *y != '\0';
}

static void insert(RuleNumber *number, size_t count, const char *text)
{
    size_t at = count;
    for (; at > 0 && comes_before(text, number[at - 1].text); at--)
        number[at] = number[at - 1];
    slice_copy(slice_of(text), number[at].text, sizeof number[at].text);
}

size_t guide_rulebook(const Rules *rules, RuleNumber number[RULEBOOK_MOST])
{
    size_t count = 0, at = 0;
    TEXT(text, word, RULE_NUMBER);
    while (count < RULEBOOK_MOST && guide_next_rule(rules, &at, &text)) {
        insert(number, count++, word);
        text_clear(&text);
    }
    return count;
}

unsigned rule_chapter(const char *number)
{
    return *number >= '0' && *number <= '9' ? take_part(&number) : 0;
}

const char *guide_book_chapter(const Rules *rules, unsigned chapter)
{
    const Guide *guide = rules->guide;
    const bool known = guide != NULL && guide->chapters != NULL && chapter < guide->chapter_count;
    return known ? guide->chapters[chapter] : NULL;
}

const char *const *guide_aims(const Rules *rules)
{
    static const char *const none[] = {NULL};
    return rules->guide != NULL && rules->guide->aims != NULL ? rules->guide->aims : none;
}
