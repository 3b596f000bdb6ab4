#include "support/words75.h"

#include <string.h>

#include "core/guide.h"
#include "match/inside.h"

/* ---- Speaking -------------------------------------------------------------------------------- */

static void assert_form(const Spoken *spoken, Topic topic)
{
    const Text *text = &spoken->text;
    const char *at = spoken->words;
    if (text->full || text->length == 0 || at[text->length - 1] != '\n')
        fail_msg("topic %d is not whole lines that fit: %s", topic, at);
    for (size_t left = text->length; left;) {
        const size_t bytes = utf8_step(at, left);
        if (bytes == 0)
            fail_msg("topic %d is not UTF-8: %s", topic, spoken->words);
        at += bytes;
        left -= bytes;
    }
    assert_null(strstr(spoken->words, "\n\n"));
    assert_null(strstr(spoken->words, "s75."));
    assert_null(strchr(spoken->words, '{'));
}

bool speak(const Game *g, const State *s, Topic topic, Seat viewer, unsigned place, Lang lang,
           Spoken *out)
{
    const Guide *guide = g->rules->guide;
    bool result = true;
    text_init(&out->text, out->words, sizeof out->words);
    if (topic == DESCRIBE)
        guide->describe(g, s, viewer, (uint8_t)place, lang, &out->text);
    else if (topic == SURVEY)
        guide->survey(g, s, viewer, lang, &out->text);
    else if (topic == HAND)
        guide->hand(g, s, viewer, lang, &out->text);
    else
        result = guide->forecast(g, s, viewer, (uint8_t)place, lang, &out->text);
    assert_form(out, topic);
    return result;
}

bool tell(Play *p, Topic topic, const char *place, Spoken *out)
{
    const unsigned number = place ? province(p, place) : 0;
    return speak(&p->game, &p->s, topic, SEAT_WATCHER, number, LANG_EN, out);
}

/* ---- Listening ------------------------------------------------------------------------------- */

void assert_told(const Spoken *spoken, const char *words)
{
    if (!strstr(spoken->words, words))
        fail_msg("\"%s\" is not in:\n%s", words, spoken->words);
}

void assert_untold(const Spoken *spoken, const char *words)
{
    if (strstr(spoken->words, words))
        fail_msg("\"%s\" is in:\n%s", words, spoken->words);
}

void assert_told_before(const Spoken *spoken, const char *words, const char *later)
{
    assert_told(spoken, words);
    assert_told(spoken, later);
    if (strstr(spoken->words, words) > strstr(spoken->words, later))
        fail_msg("\"%s\" is not before \"%s\" in:\n%s", words, later, spoken->words);
}

/* The longest piece of a template without placeholders. */
static Slice longest_piece(const char *text)
{
    Slice best = {text, 0};
    while (*text) {
        const size_t length = strcspn(text, "{}");
        if (length > best.length)
            best = (Slice){text, length};
        text += length + (text[length] != '\0');
        if (length == 0 && text[-1] == '{')
            text += strcspn(text, "}");
    }
    return best;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

/* "no unit" is not in "uno unità". */
static bool has_words(const char *text, const char *words)
{
    const size_t length = strlen(words);
    for (const char *at = text; (at = strstr(at, words)) != NULL; at++) {
        const bool inside = at > text && is_letter(at[-1]) && is_letter(words[0]);
        if (!inside && !(is_letter(words[length - 1]) && is_letter(at[length])))
            return true;
    }
    return false;
}

void assert_no_english(const Spoken *spoken, Lang lang)
{
    enum { WORTH_LOOKING = 6, PIECE_MAX = 512 };
    char words[PIECE_MAX];
    for (size_t i = 0; i < catalog_count; i++) {
        const Slice piece = longest_piece(catalog[i].text[LANG_EN]);
        slice_copy(piece, words, sizeof words);
        /* single words may be the same in both languages */
        if (strncmp(catalog[i].id, "s75.", 4) != 0 || !strchr(words, ' ') ||
            piece.length < WORTH_LOOKING || strstr(catalog[i].text[lang], words))
            continue;
        if (has_words(spoken->words, words))
            fail_msg("%s: English \"%s\" in:\n%s", lang_words[lang], words, spoken->words);
    }
}

/* ---- Whole games ----------------------------------------------------------------------------- */

static uint32_t choose(const Play *p, const ActionList *list, bool heuristic, Rng *rng)
{
    if (list->chance)
        return game_draw(list, rng);
    return heuristic ? s75_heuristic(&p->game, &p->s, list, rng) : rng_below(rng, list->count);
}

void watch_game(Play *p, const char *options, uint64_t seed, Onlooker look)
{
    ActionList list;
    Rng rng;
    rng_seed(&rng, seed);
    play_start(p, options);
    for (unsigned number = 0;; number++) {
        look(&p->game, &p->s, &rng, number);
        if (game_over(&p->s))
            return;
        game_legal(&p->game, &p->s, &list);
        const uint32_t pick = choose(p, &list, seed % 2, &rng);
        game_apply(&p->game, &p->s, list.action[pick]);
    }
}
