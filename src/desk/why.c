/* why.c: may this be done, and if not, why? Inquiry about an action, or about something that was
 * clicked on. Only who is to choose gets an answer of the rules: what another may or may not do
 * would tell what he holds. */
#include "core/objections.h"
#include "desk/inside.h"

static void write_refusal(const Match *match, const char *sentence, const char *rule, Lang lang,
                          Text *out)
{
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_bool(&json, "good", false);
    desk_json_reason(match, sentence, rule, lang, &json);
    json_close(&json, '}');
}

void desk_answer(const Match *match, const Reason *reason, const char *words, Lang lang, Text *out)
{
    char sentence[DESK_LINE], cut[DESK_WORD];
    Text text;
    if (!reason) {
        desk_json_good(out);
        return;
    }
    text_init(&text, sentence, sizeof sentence);
    match_print_reason(match, desk_short(words, cut), reason, lang, &text);
    write_refusal(match, sentence, reason->rule, lang, out);
}

void desk_why(const Match *match, Seat viewer, Lang lang, const char *words, Text *out)
{
    const Reason *reason = match_refuse_turn(match, viewer);
    if (!reason)
        reason = match_refuse_text(match, words);
    desk_answer(match, reason, words, lang, out);
}

/* ---- As if something had been played before -------------------------------------------------- */

enum { LINE_MOST = 64 }; /* answers of one line */

bool desk_play_all(Match *copy, Seat viewer, Lang lang, const char *line, Text *out)
{
    char words[ACTION_TEXT_SIZE];
    Slice rest = slice_of(line), part = rest;
    for (int i = 0; i < LINE_MOST && (slice_cut(&rest, ';', &part) || i == 0); i++) {
        while (part.length > 0 && part.data[0] == ' ')
            part = (Slice){part.data + 1, part.length - 1};
        slice_copy(part, words, sizeof words);
        const Reason *turn = match_refuse_turn(copy, viewer);
        const Reason *reason = turn ? turn : match_refuse_text(copy, words);
        if (reason) {
            desk_answer(copy, reason, words, lang, out);
            return false;
        }
        match_play_text(copy, words);
    }
    return true;
}

/* ---- Things ---------------------------------------------------------------------------------- */

/* The first answer, and behind it the others. */
static void write_objections(const Match *match, const Objections *all, Lang lang, Text *out)
{
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_bool(&json, "good", false);
    desk_json_reason(match, all->line[0].sentence, all->line[0].reason->rule, lang, &json);
    json_open(&json, "more", '[');
    for (unsigned i = 1; i < all->count; i++) {
        json_open(&json, NULL, '{');
        desk_json_reason(match, all->line[i].sentence, all->line[i].reason->rule, lang, &json);
        json_close(&json, '}');
    }
    json_close(&json, ']');
    json_close(&json, '}');
}

static void say(const Match *match, const char *message, const char *word, Lang lang, Text *out)
{
    const Step *step = game_step(match_game(match), match_state(match));
    char sentence[DESK_LINE], cut[DESK_WORD];
    Text text;
    text_init(&text, sentence, sizeof sentence);
    message_say(lang, message, NULL, desk_short(word, cut), &text);
    write_refusal(match, sentence, step ? step->rule : NULL, lang, out);
}

void desk_why_thing(const Match *match, Seat viewer, Lang lang, const char *word, Text *out)
{
    const Game *game = match_game(match);
    const Reason *turn = match_refuse_turn(match, viewer);
    const uint8_t place = guide_find_place(game, word);
    Objections all = {0};
    ActionList list;
    if (turn || match_over(match)) {
        say(match, turn ? turn->message : "core.game_over", word, lang, out);
        return;
    }
    if (!thing_is_known(game, word)) {
        say(match, "desk.no_such_thing", word, lang, out);
        return;
    }
    match_legal(match, &list);
    const Inquiry question = {game, match_state(match), &list, lang};
    objections_to_thing(&question, word, &all);
    /* Where pieces have no names, the place is all that can be meant. */
    const uint32_t kinds = guide_things(game->rules) ? guide_things(game->rules) : UINT32_MAX;
    if (place != PLACE_NONE)
        objections_to_place(&question, place, kinds, &all);
    if (all.good)
        desk_json_good(out);
    else if (all.count)
        write_objections(match, &all, lang, out);
    else
        say(match, "desk.not_asked", word, lang, out);
}
