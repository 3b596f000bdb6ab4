/* test_r12_prompts.c: what a player is asked: numbers he can reach and no others, in any language;
 * "at most" where he may, "exactly" and "must" where he has to, no number where there is no limit.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "core/speech.h"
#include "support/lake.h"

enum { GAMES = 12, STEPS_MAX = 3000, PROMPT_SIZE = 512 };

static void print_prompt(const Lake *lake, Lang lang, char *buffer)
{
    Text out;
    text_init(&out, buffer, PROMPT_SIZE);
    game_print_prompt(&lake->game, &lake->s, lang, &out);
}

static void asks(Lake *lake, const char *prompt)
{
    char buffer[PROMPT_SIZE];
    print_prompt(lake, LANG_EN, buffer);
    assert_string_equal(buffer, prompt);
}

/* ---- No number out of reach ------------------------------------------------------------------ */

static unsigned pieces_of(const Lake *lake, const Effect *e)
{
    unsigned sum = 0;
    for (unsigned x = 0; x < SPACES; x++)
        if (e->in_chosen ? x == lake->s.ev.space : fitl_matches(&lake->game, &lake->s, e->where, x))
            sum += count_at(&lake->s, x, e->kinds);
    for (unsigned b = 0; b < BOXES; b++)
        for (Kinds k = e->from_boxes >> b & 1 ? e->kinds : 0; k; k &= k - 1)
            sum += lake->s.box[b][fitl_type_of[first_kind(k)]];
    return sum;
}

static unsigned placeable(const State *s)
{
    const Frame *f = flow_now(s);
    const unsigned types = f->v[2] | (unsigned)f->v[3] << 8;
    unsigned sum = 0;
    for (unsigned t = 0; t < TYPES; t++)
        if (types >> t & 1)
            sum += (unsigned)(fitl_pool[t] - s->box[BOX_OUT][t] - s->box[BOX_CASUALTIES][t]);
    return sum;
}

/* The largest number that the question can be about. */
static unsigned reach_of(const Lake *lake)
{
    const State *s = &lake->s;
    const Effect *e = s->ev.card ? fitl_line(&lake->game, s) : NULL;
    unsigned sum = 0;
    switch ((FitlStep)flow_now(s)->step) {
    case EV_MOVE:
    case EV_PIECE:
        return pieces_of(lake, e);
    case EV_BOX:
        for (unsigned t = 0; t < TYPES; t++)
            sum += e->types >> t & 1 ? s->box[e->from][t] : 0;
        return sum;
    case PLACE_PIECES:
        return placeable(s);
    case STRIKE: /* hits of a die, or pieces */
        return 6;
    case GRANT:
        return s->track[T_NVA] + s->track[T_VC];
    case COMMIT:
        return fitl_on_map(s, US_KINDS, ALL_SPACES) + s->box[BOX_AVAILABLE][US_TROOP];
    case WITHDRAWAL: /* a point for each piece that went */
        return fitl_pool[US_TROOP] + fitl_pool[US_BASE];
    default:
        return 0;
    }
}

/* Numbers of cards and of streets in names are no counts. */
static void cut_out(char *text, const char *name)
{
    char *found = *name ? strstr(text, name) : NULL;
    if (found)
        memmove(found, found + strlen(name), strlen(found + strlen(name)) + 1);
}

static void has_no_number_above(const Lake *lake, Lang lang, unsigned reach)
{
    char buffer[PROMPT_SIZE], whole[PROMPT_SIZE], card[128];
    Text out;
    print_prompt(lake, lang, buffer);
    memcpy(whole, buffer, sizeof whole);
    char *mark = strchr(buffer, '#');
    unsigned number = 0;
    if (mark && sscanf(mark, "#%u", &number) == 1 && number <= CARDS) {
        text_init(&out, card, sizeof card);
        text_char(&out, '#');
        text_number(&out, number);
        text_char(&out, ' ');
        text_add(&out, lake->game.board->card[number].title);
        cut_out(buffer, card);
    }
    for (const char *p = buffer; *p; p++) {
        if (!isdigit((unsigned char)*p))
            continue;
        assert_int_equal(sscanf(p, "%u", &number), 1);
        if (number > reach)
            fail_msg("card %u%c: %u is out of reach (%u): %s", lake->s.ev.card,
                     lake->s.ev.side ? 's' : 'u', number, reach, whole);
        while (isdigit((unsigned char)p[1]))
            p++;
    }
}

static void check_prompt(const Lake *lake)
{
    for (int lang = 0; lang < LANG_COUNT; lang++)
        has_no_number_above(lake, (Lang)lang, reach_of(lake));
}

static void answer(Lake *lake, Rng *rng)
{
    ActionList list;
    game_legal(&lake->game, &lake->s, &list);
    assert_true(list.count > 0);
    if (!list.chance)
        check_prompt(lake);
    const uint32_t pick = list.chance ? game_draw(&list, rng) : rng_below(rng, list.count);
    game_apply(&lake->game, &lake->s, list.action[pick]);
}

static const char *const games[] = {"scenario=short", "scenario=full", "scenario=medium edition=1"};

static bool is_running(const Lake *lake)
{
    for (unsigned d = 0; d < lake->s.flow.depth; d++)
        if (lake->s.flow.frame[d].step == TURN)
            return true;
    return false;
}

static void no_question_of_a_card_has_a_number_out_of_reach(void **state)
{
    for (unsigned i = 0; i < COUNT_OF(games); i++) {
        Lake lake;
        Rng rng;
        lake_start(&lake, games[i]);
        rng_seed(&rng, i);
        const State start = lake.s;
        for (unsigned card = 1; card <= EVENTS; card++)
            for (unsigned side = UNSHADED; side <= SHADED; side++)
                for (unsigned f = 0; f < FACTIONS && fitl_event_exists(&lake.game, card, side);
                     f++) {
                    lake.s = start;
                    lake_event(&lake, f, card, side);
                    while (is_running(&lake))
                        answer(&lake, &rng);
                }
    }
}

static void no_question_of_a_game_has_a_number_out_of_reach(void **state)
{
    for (unsigned i = 0; i < GAMES; i++) {
        Lake lake;
        Rng rng;
        lake_start(&lake, games[i % COUNT_OF(games)]);
        rng_seed(&rng, i);
        for (unsigned n = 0; n < STEPS_MAX && !game_over(&lake.s); n++)
            answer(&lake, &rng);
    }
}

/* ---- May and must ---------------------------------------------------------------------------- */

static void without_a_limit_there_is_no_number(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 3; da-nang: us-troop 2; tay-ninh: nva-guerrilla 2");
    lake_put(&lake, "quang-nam: us-troop 2; loc-hue-da-nang: nva-troop 2");
    lake_event(&lake, US, 67, UNSHADED);
    lake_play(&lake, "choose us");
    asks(&lake, "US, card #67 Amphib Landing: who moves? As many as you like.");
    lake_event(&lake, US, 91, UNSHADED);
    asks(&lake, "US, card #91 Bob Hope: who moves? As many as you like.");
    lake_event(&lake, US, 92, SHADED);
    lake_play(&lake, "choose nva");
    asks(&lake, "NVA, card #92 SEALORDS: who moves? As many as you like.");
}

static void who_has_to_go_is_told_so(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 3; da-nang: us-troop 5; central-laos: us-troop 1 arvn-troop 1");
    lake_event(&lake, NVA, 38, UNSHADED);
    asks(&lake, "NVA, card #38 McNamara Line: who moves? All of them must.");
    lake_event(&lake, NVA, 58, SHADED);
    asks(&lake, "US, card #58 Pathet Lao: who moves? All of them must.");
    lake_event(&lake, NVA, 90, SHADED);
    lake_play(&lake, "place vc-guerrillas 1");
    asks(&lake, "ARVN, card #90 Walt Rostow: who moves? All of them must.");
    lake_event(&lake, NVA, 36, UNSHADED);
    lake_play(&lake, "space binh-dinh");
    asks(&lake, "NVA, card #36 Hamburger Hill: who moves? Exactly 4.");
    lake_play(&lake, "from hue; to binh-dinh; group us-troop 3");
    asks(&lake, "NVA, card #36 Hamburger Hill: who moves? Exactly 1.");
}

static void what_is_owed_is_told_so(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: us-troop 1 vc-guerrilla 4");
    lake_event(&lake, VC, 119, SHADED);
    asks(&lake, "VC places pieces in Tây Ninh: exactly 1.");
    lake_event(&lake, US, 49, UNSHADED);
    lake_play(&lake, "space hue");
    asks(&lake, "US places pieces in Huế: 6 must be placed in all.");
    lake_play(&lake, "place police 2");
    asks(&lake, "US places pieces in Huế: 4 must be placed in all.");
    lake_event(&lake, US, 113, UNSHADED);
    lake_play(&lake, "space hue");
    asks(&lake, "US places pieces in Huế: 8 at most.");
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: us-base 1 vc-guerrilla 2 nva-guerrilla 3");
    lake_event(&lake, US, 48, UNSHADED);
    asks(&lake, "US, card #48 Nam Dong: which piece? 3 at most.");
    lake_empty(&lake, NULL);
    lake_put(&lake, "central-laos: vc-guerrilla 4 nva-guerrilla 3");
    lake_event(&lake, US, 51, UNSHADED);
    asks(&lake, "US, card #51 301st Supply Bn: which piece? 6 left.");
}

static void what_lies_ready_is_owed_and_what_leaves_the_map_is_not(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: arvn-troop 3 nva-troop 2");
    lake_event(&lake, US, 47, UNSHADED);
    asks(&lake, "US places pieces in Tây Ninh: exactly 3.");
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: vc-guerrilla 30; pleiku-darlac: police 1");
    lake_event(&lake, VC, 81, SHADED);
    lake_play(&lake, "space pleiku-darlac");
    asks(&lake, "VC places pieces in Pleiku–Đắk Lắk: 2 at most.");
}

static void a_rally_speaks_of_the_trail_to_nva_alone(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_operation(&lake, NVA, OP_RALLY, 0);
    asks(&lake, "NVA rallies: next space, Trail, or done?");
    lake_operation(&lake, VC, OP_RALLY, 0);
    asks(&lake, "VC rallies: next space or done?");
}

static void who_turns_active_is_asked_with_the_place(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "saigon: us-troop 1 nva-guerrilla 1 vc-guerrilla 1");
    lake_operation(&lake, US, OP_SWEEP, 0);
    lake_play(&lake, "space saigon; on; space saigon");
    if (flow_now(&lake.s)->step == TARGETS)
        lake_play(&lake, "choose both");
    asks(&lake, "Which guerrilla in Saigon turns Active?");
}

static void the_guns_of_card_30_count_in_each_space(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla-active 5; saigon: vc-guerrilla-active 3");
    lake_event(&lake, US, 30, UNSHADED);
    lake_play(&lake, "choose us");
    asks(&lake, "Air Strike, 2 pieces at most in each space: what is struck?");
    lake_play(&lake, "piece vc-guerrilla-active hue");
    asks(&lake, "Air Strike, 2 pieces at most in each space: what is struck?");
    lake_empty(&lake, "edition=1");
    lake_put(&lake, "hue: vc-guerrilla-active 5 us-troop 1; saigon: vc-guerrilla-active 3");
    lake_event(&lake, US, 30, UNSHADED);
    lake_play(&lake, "choose us");
    asks(&lake, "Air Strike: which spaces, or go on?");
    lake_play(&lake, "space hue; on");
    asks(&lake, "Air Strike, 6 pieces at most in each space: what is struck?");
    lake_event(&lake, US, 1, UNSHADED);
    lake_play(&lake, "space hue; on");
    asks(&lake, "Air Strike, 6 pieces at most: which is removed?");
    lake_play(&lake, "piece vc-guerrilla-active hue; on");
    asks(&lake, "Air Strike: degrade the Trail, or done?");
}

/* ---- Labels ---------------------------------------------------------------------------------- */

/* Words that do not say whose, how many, from where. */
static const char *const vague[] = {
    "Remove",    "US pieces",  "ARVN pieces", "Resources", "No", "Base", "Pieces from Out of Play",
    "The Trail", "Guerrillas", "Police"};

static void check_labels(const Lake *lake, const ActionList *list)
{
    char label[2][PROMPT_SIZE];
    for (uint32_t i = 0; i < list->count; i++) {
        Text out;
        text_init(&out, label[i % 2], PROMPT_SIZE);
        game_print_label(&lake->game, &lake->s, list->action[i], LANG_EN, &out);
        for (unsigned v = 0; v < COUNT_OF(vague); v++)
            if (strcmp(label[i % 2], vague[v]) == 0)
                fail_msg("card %u: %s", lake->s.ev.card, vague[v]);
        assert_true(i == 0 || strcmp(label[0], label[1]) != 0);
    }
}

static void each_choice_of_a_card_says_whose_and_how_many(void **state)
{
    ActionList list;
    unsigned asked = 0;
    for (unsigned i = 0; i < COUNT_OF(games); i++) {
        Lake lake;
        Rng rng;
        lake_start(&lake, games[i]);
        rng_seed(&rng, i);
        const State start = lake.s;
        for (unsigned card = 1; card <= EVENTS; card++)
            for (unsigned side = UNSHADED; side <= SHADED; side++) {
                if (!fitl_event_exists(&lake.game, card, side))
                    continue;
                lake.s = start;
                lake.s.ev.card = lake.s.ev.side = 0;
                lake_event(&lake, US, card, side);
                while (is_running(&lake)) {
                    game_legal(&lake.game, &lake.s, &list);
                    if (flow_now(&lake.s)->step == EV_OPTION) {
                        check_labels(&lake, &list);
                        asked++;
                    }
                    answer(&lake, &rng);
                }
            }
    }
    assert_true(asked > 60);
}

static void says(Lake *lake, const char *action, const char *label)
{
    char buffer[PROMPT_SIZE];
    Text out;
    Action parsed = {0};
    text_init(&out, buffer, sizeof buffer);
    assert_true(action_parse(&lake->game, action, &parsed));
    game_print_label(&lake->game, &lake->s, parsed, LANG_EN, &out);
    assert_string_equal(buffer, label);
}

static void choices_of_cards_name_tracks_and_boxes(void **state)
{
    Lake lake;
    lake_start(&lake, NULL);
    lake_event(&lake, US, 64, UNSHADED);
    says(&lake, "choose aid-up", "Aid +10");
    says(&lake, "choose aid-down", "Aid −10");
    lake_play(&lake, "choose aid-up");
    says(&lake, "choose patronage-up", "Patronage +3");
    says(&lake, "choose patronage-down", "Patronage −5");
    lake_event(&lake, US, 43, SHADED);
    says(&lake, "choose resources", "NVA Resources +10");
    says(&lake, "choose trail", "Trail +1");
    lake_event(&lake, US, 82, UNSHADED);
    says(&lake, "choose resources", "ARVN Resources +9 and Aid +9");
    says(&lake, "choose us-pieces", "Up to 3 US pieces from Out of Play to Available");
    lake_event(&lake, US, 92, SHADED);
    asks(&lake, "US, card #92 SEALORDS: who acts?");
    says(&lake, "choose nva", "NVA");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_question_of_a_card_has_a_number_out_of_reach),
        cmocka_unit_test(no_question_of_a_game_has_a_number_out_of_reach),
        cmocka_unit_test(without_a_limit_there_is_no_number),
        cmocka_unit_test(who_has_to_go_is_told_so),
        cmocka_unit_test(what_is_owed_is_told_so),
        cmocka_unit_test(what_lies_ready_is_owed_and_what_leaves_the_map_is_not),
        cmocka_unit_test(a_rally_speaks_of_the_trail_to_nva_alone),
        cmocka_unit_test(who_turns_active_is_asked_with_the_place),
        cmocka_unit_test(the_guns_of_card_30_count_in_each_space),
        cmocka_unit_test(each_choice_of_a_card_says_whose_and_how_many),
        cmocka_unit_test(choices_of_cards_name_tracks_and_boxes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
