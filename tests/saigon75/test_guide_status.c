/* test_guide_status.c: the status lines beside the map, and which place a choice is about
 * (core/guide.h). */
#include <string.h>

#include "core/guide.h"
#include "support/play75.h"

/* ---- Tools ----------------------------------------------------------------------------------- */

enum { ROOM = 1 << 12, STATUS_WIDE = 32 };

static Play play_now;

static const char *status(Play *p, Lang lang, Seat viewer)
{
    static char words[ROOM];
    Text out;
    text_init(&out, words, sizeof words);
    p->game.rules->guide->status(&p->game, &p->s, viewer, lang, &out);
    assert_false(out.full);
    return words;
}

static void assert_says(Play *p, Lang lang, const char *line)
{
    char padded[256] = "\n", all[ROOM] = "\n";
    strcat(all, status(p, lang, SEAT_WATCHER));
    strcat(strcat(padded, line), "\n");
    if (!strstr(all, padded))
        fail_msg("no line \"%s\" in:%s", line, all);
}

/* Two neighbours in the middle of a fight, and one to come. */
static void set_up_fights(Play *p)
{
    play_phase(p, "board=1", 3, NV, 4, COMBATS);
    play_put(p, "pleiku: nvd1 nvd2- vc1 svd1 ranger1; kon_tum: nvd3 mech1; saigon: svd2- para1");
    p->s.militia = PROVINCE(province(p, "kon_tum")) | PROVINCE(province(p, "hue"));
    play_go(p);
    play(p, "attack pleiku; commit-all; attack kon_tum; commit-all; fight pleiku");
}

/* ---- Places ---------------------------------------------------------------------------------- */

static void places_are_the_provinces_the_reserve_and_the_boxes(void **unused)
{
    static const char *const names[LANG_COUNT][2] = {
        {"Reserve", "South’s boxes"}, {"Réserve", "Cases du Sud"}, {"Riserva", "Caselle del Sud"}};
    Play *p = &play_now;
    char words[64];
    Text out;
    play_start(p, "board=1");
    const Guide *guide = p->game.rules->guide;
    assert_int_equal(guide->place_count, BOX + 1);
    for (Lang lang = 0; lang < LANG_COUNT; lang++) {
        for (uint8_t place = 0; place < guide->place_count; place++) {
            text_init(&out, words, sizeof words);
            guide->print_place(&p->game, lang, place, &out);
            assert_string_equal(words, place < PROVINCES ? p->board.name[place]
                                                         : names[lang][place - PROVINCES]);
        }
    }
}

static void assert_place(Play *p, const char *words, unsigned place)
{
    Action action;
    assert_true(action_parse(&p->game, words, &action));
    const uint8_t found = p->game.rules->guide->place_of(&p->game, &p->s, action);
    if (found != place)
        fail_msg("%s is about place %d, not %u", words, found, place);
}

static void a_choice_is_about_the_place_or_unit_it_names(void **unused)
{
    Play *p = &play_now;
    play_phase(p, "board=1", 3, NV, 4, MOVEMENT);
    play_put(p, "pleiku: nvd1 svd1 ranger1; hue: vc1");
    play_go(p);
    const unsigned pleiku = province(p, "pleiku"), hue = province(p, "hue");
    static const char *const of_ranger[] = {
        "name ranger1",    "activate ranger1",  "move ranger1",
        "commit ranger1",  "eliminate ranger1", "reduce ranger1",
        "retreat ranger1", "withdraw ranger1",  "desert ranger1"};
    for (unsigned i = 0; i < COUNT_OF(of_ranger); i++)
        assert_place(p, of_ranger[i], pleiku);
    static const char *const of_hue[] = {"province hue", "to hue",          "attack hue",
                                         "fight hue",    "place para1 hue", "lies 3 hue"};
    for (unsigned i = 0; i < COUNT_OF(of_hue); i++)
        assert_place(p, of_hue[i], hue);
    assert_place(p, "move nvd9", RESERVE);
    assert_place(p, "join nvd9 nvd8", RESERVE);
    assert_place(p, "to reserve", RESERVE);
    assert_place(p, "infiltration", RESERVE);
    assert_place(p, "buy-air", BOX);
    assert_place(p, "air 2", BOX);
    assert_place(p, "move svd9", PLACE_NONE); /* eliminated */
}

static void a_choice_without_a_place_is_about_none(void **unused)
{
    static const char *const none[] = {
        "deal nv e01",      "aside e01", "look",       "die 3",    "roll nv 1 1", "face nv x",
        "attrition 1",      "play e01",  "reroll",     "plus",     "strategic",   "exchange",
        "token-activation", "give e01",  "take e01",   "card-die", "token-die",   "use-card",
        "reroll-die nv x",  "done",      "commit-all", "stop",     "lose",        "stay",
        "reduce-instead",   "defend 1",  "share 1"};
    Play *p = &play_now;
    play_phase(p, "board=1", 3, NV, 4, MOVEMENT);
    play_go(p);
    for (unsigned i = 0; i < COUNT_OF(none); i++)
        assert_place(p, none[i], PLACE_NONE);
}

static void a_choice_about_what_goes_on_is_about_where_it_goes_on(void **unused)
{
    Play *p = &play_now;
    play_phase(p, "board=1", 3, NV, 4, COMBATS);
    play_put(p, "pleiku: nvd1 nvd2 svd1");
    play_go(p);
    play(p, "attack pleiku");
    assert_place(p, "commit-all", province(p, "pleiku"));
    set_up_fights(p);
    assert_place(p, "defend 1", province(p, "pleiku"));
    assert_place(p, "share 1", province(p, "pleiku"));

    play_phase(p, "board=1", 3, SV, 4, MOVEMENT);
    play_put(p, "saigon: mech1");
    play_go(p);
    play(p, "done; move mech1; to xuan_loc");
    assert_place(p, "stop", province(p, "xuan_loc"));
    assert_place(p, "lose", province(p, "xuan_loc"));
    assert_place(p, "stay", province(p, "xuan_loc"));
    assert_place(p, "reduce-instead", province(p, "xuan_loc"));
}

static void every_legal_choice_of_whole_games_has_a_place_or_none(void **unused)
{
    Play *p = &play_now;
    Rng rng;
    ActionList list;
    rng_seed(&rng, 4);
    for (play_start(p, "board=1"); !game_over(&p->s);) {
        list.count = 0;
        game_legal(&p->game, &p->s, &list);
        for (uint32_t i = 0; i < list.count; i++) {
            const uint8_t place = p->game.rules->guide->place_of(&p->game, &p->s, list.action[i]);
            assert_true(place <= BOX || place == PLACE_NONE);
            const uint8_t first = p->game.rules->verbs[list.action[i].verb].arg[0];
            if (first == ARG_UNIT || first == ARG_PLACE)
                assert_int_not_equal(place, PLACE_NONE);
        }
        game_apply(&p->game, &p->s, list.action[rng_below(&rng, list.count)]);
    }
}

/* ---- Status ---------------------------------------------------------------------------------- */

static void status_tells_turn_phase_and_activations(void **unused)
{
    Play *p = &play_now;
    play_phase(p, "board=1", 3, NV, 4, MOVEMENT);
    play_go(p);
    assert_says(p, LANG_EN, "Turn 3 of 8, Winter 73-74");
    assert_says(p, LANG_EN, "North’s phase: movement");
    assert_says(p, LANG_EN, "Die 4 + 3, at most 9");
    assert_says(p, LANG_EN, "Activations left: 7 of 7");
    assert_says(p, LANG_EN, "Free VC left: 2 of 2");
    assert_says(p, LANG_EN, "Reserve: 14 full divisions,");
    assert_says(p, LANG_EN, "  8 Việt Cộng battalions");
    assert_says(p, LANG_EN, "North: 8 cards, 3 +1 markers");
    assert_says(p, LANG_EN, "South: 8 cards, 2 +1 markers");
    assert_says(p, LANG_FR, "Phase du Nord\u00a0: mouvement");
    assert_says(p, LANG_IT, "Attivazioni rimaste: 7 su 7");
    play(p, "done; move vc1; to pleiku; move nvd1; to pleiku");
    assert_says(p, LANG_EN, "Activations left: 6 of 7");
    assert_says(p, LANG_EN, "Free VC left: 1 of 2");
    assert_says(p, LANG_EN, "Reserve: 13 full divisions,");
    assert_says(p, LANG_EN, "  7 Việt Cộng battalions");
}

static void status_tells_markers_tokens_and_cards(void **unused)
{
    Play *p = &play_now;
    play_phase(p, "board=1 hand=3", 4, SV, 4, MOVEMENT);
    p->s.air_box = 3;
    p->s.air_lost = 2;
    p->s.infiltration = 4;
    p->s.token_place[0] = TOKEN_OF_NV;
    p->s.token_place[1] = TOKEN_OF_SV;
    p->s.token_place[2] = TOKEN_OF_SV;
    play_card(p, E07_LIMITED_OFFENSIVE);
    p->s.combat_limit = 1;
    assert_says(p, LANG_EN, "Air markers: 3/5");
    assert_says(p, LANG_EN, "  lost 2, still to buy 7");
    assert_says(p, LANG_EN, "Infiltration markers: 4");
    assert_says(p, LANG_EN, "  tokens: 3");
    assert_says(p, LANG_EN, "  tokens: 5 7");
    assert_says(p, LANG_EN, "E-07 Limited offensive");
    assert_says(p, LANG_EN, "  at most 1 combat");
    assert_says(p, LANG_EN, "Draw pile: 10, set aside: 4");
}

static void r11_1_status_reads_the_desertion_table_in_svs_phase(void **unused)
{
    Play *p = &play_now;
    play_phase(p, "board=1", 4, SV, 4, MOVEMENT);
    play_put(p, "saigon: svd1");
    p->s.militia = 0xff; /* eight provinces */
    assert_says(p, LANG_EN, "North controls 8 provinces");
    assert_says(p, LANG_EN, "Desertion by die: 3 4 5 6 7 8");
    p->s.crisis = 1;
    assert_says(p, LANG_EN, "Desertion by die: 4 5 6 7 8 9");
    p->s.militia = 0xf;
    p->s.crisis = 0;
    assert_says(p, LANG_EN, "No desertion");
    p->s.desertion_die = 5;
    p->s.desertion = 3;
    assert_says(p, LANG_EN, "Desertion: die 5, 3 left");
    p->s.active = NV;
    assert_null(strstr(status(p, LANG_EN, NV), "esertion"));
}

static void status_tells_the_dice_of_a_combat(void **unused)
{
    Play *p = &play_now;
    set_up_fights(p);
    assert_says(p, LANG_EN, "Combat: Pleiku");
    assert_says(p, LANG_EN, "North: 3 dice");
    play(p, "done; roll nv 1 1");
    assert_says(p, LANG_EN, "North rolled X R -");
    assert_says(p, LANG_EN, "South: 2 dice");
    play(p, "roll sv 0 0");
    assert_says(p, LANG_EN, "South rolled - -");
    assert_says(p, LANG_EN, "South still takes: X 1, R 1");
}

static void status_tells_the_solo_card_in_force(void **unused)
{
    Play *p = &play_now;
    play_phase(p, "board=1", 2, NV, 4, MOVEMENT);
    assert_true(game_set_option(&p->game, "solo", "on"));
    p->s.pile_nv = 6;
    p->s.solo_card = 2; /* card 22: the highlands, token for an activation, if superior */
    assert_says(p, LANG_EN, "Solo card 22");
    assert_says(p, LANG_EN, "  attacks if superior");
    assert_says(p, LANG_EN, "  moves to:");
    assert_says(p, LANG_EN, "  Kon Tum, Pleiku, Đắk Lắk,");
    assert_says(p, LANG_EN, "  Đắk Nông");
    assert_says(p, LANG_EN, "North: 6 cards, 3 +1 markers");
    p->s.solo_card = 3; /* card 23 */
    assert_says(p, LANG_EN, "  reinforces, else moves to:");
    p->s.solo_card = 0;
    assert_null(strstr(status(p, LANG_EN, NV), "Solo"));
}

static void status_tells_the_set_up_and_the_end(void **unused)
{
    Play *p = &play_now;
    play_start(p, "board=1");
    play(p, "lies 3 quang_tri; lies 5 da_nang; lies 7 binh_dinh");
    assert_string_equal(status(p, LANG_EN, SV),
                        "Set-up\nReserve: 14 full divisions,\n  8 Việt Cộng battalions\n"
                        "To be placed: 3 Rangers,\n  4 Marines, 3 Paratroopers,\n"
                        "  2 River Patrols\n");
    play_phase(p, "board=1", 8, SV, 4, DESERTION);
    play_put(p, "saigon: svd1");
    play_go(p);
    assert_true(game_over(&p->s));
    assert_says(p, LANG_EN, "The South has won.");
}

/* ---- Whole games ----------------------------------------------------------------------------- */

static void assert_narrow(const char *lines)
{
    char line[256];
    Slice rest = {lines, strlen(lines)}, cut;
    assert_int_equal(lines[strlen(lines) - 1], '\n');
    while (slice_cut(&rest, '\n', &cut)) {
        slice_copy(cut, line, sizeof line);
        if (text_width(line) > STATUS_WIDE)
            fail_msg("%zu columns: %s", text_width(line), line);
    }
}

static void assert_nothing_hidden_is_told(Play *p, Rng *rng)
{
    static Play other;
    static const Seat viewers[] = {NV, SV, SEAT_WATCHER};
    char before[ROOM];
    for (unsigned i = 0; i < COUNT_OF(viewers); i++) {
        other = *p;
        other.game.board = &other.board;
        s75_resample(&other.game, &other.s, viewers[i], rng);
        strcpy(before, status(p, LANG_EN, viewers[i]));
        assert_string_equal(before, status(&other, LANG_EN, viewers[i]));
    }
}

static void r16_status_tells_nothing_hidden_and_stays_narrow(void **unused)
{
    static const char *const options[] = {NULL, "hand=3 tokens=hidden", "edition=1 sv_air=2"};
    Play *p = &play_now;
    Rng rng;
    ActionList list;
    rng_seed(&rng, 75);
    for (unsigned i = 0; i < COUNT_OF(options); i++) {
        for (play_start(p, options[i]); !game_over(&p->s);) {
            for (Lang lang = 0; lang < LANG_COUNT; lang++)
                assert_narrow(status(p, lang, NV));
            assert_nothing_hidden_is_told(p, &rng);
            list.count = 0;
            game_legal(&p->game, &p->s, &list);
            game_apply(&p->game, &p->s, list.action[rng_below(&rng, list.count)]);
        }
        for (Lang lang = 0; lang < LANG_COUNT; lang++)
            assert_narrow(status(p, lang, NV));
    }
}

static void status_of_every_card_stays_narrow(void **unused)
{
    Play *p = &play_now;
    play_phase(p, "board=1", 8, NV, 6, MOVEMENT);
    assert_true(game_set_option(&p->game, "solo", "on"));
    p->s.full = 0xaaaaa & NV_DIVISIONS;
    for (uint8_t card = 0; card < CARDS; card++) {
        p->s.card = card;
        p->s.card_uses = 2;
        p->s.combat_limit = 2;
        p->s.solo_card = (uint8_t)(card % SOLO_CARDS + 1);
        p->s.active = card % 2 ? NV : SV;
        for (Lang lang = 0; lang < LANG_COUNT; lang++)
            assert_narrow(status(p, lang, NV));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_are_the_provinces_the_reserve_and_the_boxes),
        cmocka_unit_test(a_choice_is_about_the_place_or_unit_it_names),
        cmocka_unit_test(a_choice_without_a_place_is_about_none),
        cmocka_unit_test(a_choice_about_what_goes_on_is_about_where_it_goes_on),
        cmocka_unit_test(every_legal_choice_of_whole_games_has_a_place_or_none),
        cmocka_unit_test(status_tells_turn_phase_and_activations),
        cmocka_unit_test(status_tells_markers_tokens_and_cards),
        cmocka_unit_test(r11_1_status_reads_the_desertion_table_in_svs_phase),
        cmocka_unit_test(status_tells_the_dice_of_a_combat),
        cmocka_unit_test(status_tells_the_solo_card_in_force),
        cmocka_unit_test(status_tells_the_set_up_and_the_end),
        cmocka_unit_test(r16_status_tells_nothing_hidden_and_stays_narrow),
        cmocka_unit_test(status_of_every_card_stays_narrow),
    };
    return cmocka_run_group_tests_name("guide: places and status", tests, NULL, NULL);
}
