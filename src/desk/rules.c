/* rules.c: the rules of a game to read in order, and what is found in them. */
#include <string.h>

#include "core/text/fold.h"
#include "desk/inside.h"

/* A book being written. */
typedef struct Book {
    const Rules *rules;
    Lang lang;
    Wanted wanted;
    const char *find; /* NULL: everything */
    Json *json;
} Book;

/* ---- One rule -------------------------------------------------------------------------------- */

static void json_part(const char *begin, const char *end, Json *json)
{
    TEXT(text, part, RULE_PAGE);
    text_add_n(&text, begin, (size_t)(end - begin));
    json_string(json, NULL, part);
}

/* The text cut where something was found: every second part is what was looked for. */
static void json_parts(const Book *book, const char *text)
{
    const char *begin = text, *found;
    size_t bytes = 0;
    bool first = true;
    json_open(book->json, "parts", '[');
    while (book->find && (found = wanted_next(&book->wanted, begin, first, &bytes)) != NULL) {
        json_part(begin, found, book->json);
        json_part(found, found + bytes, book->json);
        begin = found + bytes;
        first = false;
    }
    json_part(begin, begin + strlen(begin), book->json);
    json_close(book->json, ']');
}

static void json_rule(const Book *book, const char *number, bool named)
{
    const Game game = {.rules = book->rules};
    TEXT(text, cite, DESK_LINE);
    game_print_citation(&game, number, book->lang, &text);
    json_open(book->json, NULL, '{');
    json_string(book->json, "rule", number);
    json_string(book->json, "cite", cite);
    json_bool(book->json, "named", named);
    json_parts(book, guide_rule_text(book->rules, number, book->lang));
    json_close(book->json, '}');
}

/* ---- Chapters -------------------------------------------------------------------------------- */

static const char *chapter_title(const Book *book, unsigned chapter)
{
    const char *title = guide_book_chapter(book->rules, chapter);
    return title != NULL ? message_text(book->lang, title) : "";
}

/* In its text, its numbers or the title of its chapter. */
static bool is_found(const Book *book, const char *number)
{
    const Game game = {.rules = book->rules};
    TEXT(text, page, RULE_PAGE);
    text_add(&text, chapter_title(book, rule_chapter(number)));
    text_char(&text, ' ');
    game_print_citation(&game, number, book->lang, &text);
    text_char(&text, ' ');
    text_add(&text, guide_rule_text(book->rules, number, book->lang));
    return wanted_all_in(&book->wanted, page);
}

/* Which rules a part of the book has: all, those whose number was typed, the others found. */
typedef enum Pick { PICK_ALL, PICK_NUMBER, PICK_WORDS } Pick;

static bool is_picked(const Book *book, Pick pick, const char *number)
{
    if (pick == PICK_ALL)
        return true;
    const bool named = guide_is_number_of(book->rules, book->find, number);
    return pick == PICK_NUMBER ? named : !named && is_found(book, number);
}

static void open_chapter(const Book *book, unsigned chapter)
{
    json_open(book->json, NULL, '{');
    json_number(book->json, "chapter", chapter);
    json_string(book->json, "title", chapter_title(book, chapter));
    json_open(book->json, "rules", '[');
}

static void close_chapter(const Book *book)
{
    json_close(book->json, ']');
    json_close(book->json, '}');
}

static void json_chapters(const Book *book, const RuleNumber *number, size_t count, Pick pick)
{
    bool open = false;
    unsigned last = 0;
    for (size_t i = 0; i < count; i++) {
        const unsigned chapter = rule_chapter(number[i].text);
        if (!is_picked(book, pick, number[i].text))
            continue;
        if (open && last != chapter)
            close_chapter(book);
        if (!open || last != chapter)
            open_chapter(book, chapter);
        open = true;
        last = chapter;
        json_rule(book, number[i].text, pick == PICK_NUMBER);
    }
    if (open)
        close_chapter(book);
}

/* ---- The whole ------------------------------------------------------------------------------- */

static void json_aims(const Book *book)
{
    json_open(book->json, "aims", '[');
    for (const char *const *aim = guide_aims(book->rules); *aim; aim++)
        json_string(book->json, NULL, message_text(book->lang, *aim));
    json_close(book->json, ']');
}

void desk_rules(const Rules *rules, Lang lang, const char *find, Text *out)
{
    char cut[DESK_WORD];
    RuleNumber number[RULEBOOK_MOST];
    const size_t count = guide_rulebook(rules, number);
    Json json;
    Book book = {.rules = rules, .lang = lang, .json = &json};
    book.find = find ? desk_short(find, cut) : NULL;
    wanted_read(&book.wanted, book.find ? book.find : "");
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_string(&json, "game", rules->word);
    json_string(&json, "title", game_title(rules, lang));
    if (book.find)
        json_string(&json, "find", book.find);
    else
        json_null(&json, "find");
    json_aims(&book);
    json_open(&json, "chapters", '[');
    if (book.find) {
        json_chapters(&book, number, count, PICK_NUMBER);
        json_chapters(&book, number, count, PICK_WORDS);
    } else
        json_chapters(&book, number, count, PICK_ALL);
    json_close(&json, ']');
    json_close(&json, '}');
}
