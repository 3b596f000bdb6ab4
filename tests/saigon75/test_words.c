/* test_words.c: sentences about units and places are whole ones in every language: the Reserve
 * takes its article, An Lộc its elision, a side its article. */
#include <string.h>

#include "core/speech.h"
#include "support/play75.h"

static char page[256];

static const char *told(const Play *p, Lang lang, Note note)
{
    Text text;
    text_init(&text, page, sizeof page);
    game_print_note(&p->game, note, SEAT_REFEREE, lang, &text);
    return page;
}

static void places_take_their_prepositions(void **state)
{
    Play p;
    play_set_up(&p, NULL);
    const uint8_t kon_tum = (uint8_t)province(&p, "kon_tum"),
                  an_loc = (uint8_t)province(&p, "an_loc");
    const Note in = {N_MOVED, 0, RESERVE, kon_tum}, out = {N_RETREATED, 0, an_loc, RESERVE};
    assert_string_equal(told(&p, LANG_EN, in), "NV division 1 moves from the Reserve to Kon Tum.");
    assert_string_equal(told(&p, LANG_FR, in), "Division NV 1 va de la Réserve à Kon Tum.");
    assert_string_equal(told(&p, LANG_IT, in), "Divisione NV 1 va dalla Riserva a Kon Tum.");
    assert_string_equal(told(&p, LANG_EN, out),
                        "NV division 1 retreats from An Lộc to the Reserve.");
    assert_string_equal(told(&p, LANG_FR, out),
                        "Division NV 1 se replie d’An Lộc dans la Réserve.");
    assert_string_equal(told(&p, LANG_IT, out),
                        "Divisione NV 1 si ritira da An Lộc nella Riserva.");
    const Note lost = {N_LOST, 0, an_loc, 0};
    assert_string_equal(told(&p, LANG_FR, lost), "Unité perdue : Division NV 1, à An Lộc.");
    assert_string_equal(told(&p, LANG_IT, lost), "Unità persa: Divisione NV 1, ad An Lộc.");
}

static void sides_take_their_article(void **state)
{
    Play p;
    play_set_up(&p, NULL);
    const Note note = {N_DEALT, 1, 0, 0};
    assert_string_equal(told(&p, LANG_FR, note), "Le Sud-Vietnam reçoit E-01 Contre-attaque.");
    assert_string_equal(told(&p, LANG_IT, note), "Il Vietnam del Sud riceve E-01 Contrattacco.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_take_their_prepositions),
        cmocka_unit_test(sides_take_their_article),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
