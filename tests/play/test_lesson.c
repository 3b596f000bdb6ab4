/* test_lesson.c: the lesson of every game that has one, played through the session as a pupil
 * would, in every language: what is asked can be done, other things are answered with a hint, undo
 * works within a scene. Then Saigon 75: the numbers that its words name are those on the map.
 */
#include <stdio.h>
#include <string.h>

#include "games/list.h"
#include "games/saigon75/rules/s75.h"
#include "support/pupil.h"
#include "support/tricks.h"

static const Rules *rules(void) { return game_find("saigon75"); }

/* Saigon 75. */
static void begin(Session *session, Lang lang) { pupil_begin(session, rules(), lang); }

/* Goes over the games that have a lesson: from `i` on; NULL after the last. */
static const Rules *taught(size_t *i)
{
    while (*i < game_list_count) {
        const Rules *game = game_list[(*i)++];
        if (game->guide && game->guide->lesson)
            return game;
    }
    return NULL;
}

#define EACH_TAUGHT(game)                                                                          \
    size_t next_ = 0;                                                                              \
    for (const Rules *game; (game = taught(&next_)) != NULL;)

/* ---- The whole lesson ------------------------------------------------------------------------ */

static void both_big_games_have_a_lesson(void **unused)
{
    unsigned count = 0;
    EACH_TAUGHT(game)
    {
        assert_true(game == game_find("saigon75") || game == game_find("fitl"));
        count++;
    }
    assert_int_equal(count, 2);
}

static void take_lesson(const Rules *game, Lang lang)
{
    Session session;
    char buffer[2048];
    Text text;
    unsigned told = 0, done = 0;
    pupil_begin(&session, game, lang);
    Need need = session_need(&session);
    for (; need != NEED_NOTHING; need = pupil_go_on(&session, 0)) {
        text_init(&text, buffer, sizeof buffer);
        session_words(&session, &text);
        assert_true(need != NEED_WORDS || text.length > 20);
        assert_false(text.full);
        assert_null(strstr(buffer, ".lesson."));
        told += need == NEED_WORDS;
        done += need == NEED_CHOICE;
    }
    assert_true(told > 40 && done > 20);
    text_init(&text, buffer, sizeof buffer);
    session_result(&session, &text);
    assert_true(text.length > 20);
    session_close(&session);
}

static void the_lesson_can_be_played_in_every_language(void **unused)
{
    EACH_TAUGHT(game)
    for (Lang lang = 0; lang < LANG_COUNT; lang++)
        take_lesson(game, lang);
}

/* Wherever the pupil is free, every choice he has leads on to the end of the scene. */
static void every_free_choice_leads_on(void **unused)
{
    EACH_TAUGHT(game)
    for (uint32_t choice = 0; choice < 40; choice++) {
        Session session;
        pupil_begin(&session, game, LANG_EN);
        while (pupil_go_on(&session, choice) != NEED_NOTHING)
            continue;
        assert_int_equal(session.course.scene + 1, session.course.lesson->count);
        session_close(&session);
    }
}

static void a_scene_ends_with_words(void **unused)
{
    EACH_TAUGHT(game)
    {
        const Lesson *lesson = game->guide->lesson;
        assert_true(lesson->count >= 5 && lesson->count <= SCENES_MAX);
        for (unsigned i = 0; i < lesson->count; i++)
            assert_int_equal(lesson->scenes[i].beats[lesson->scenes[i].count - 1].kind, BEAT_TELL);
    }
}

/* What a scene says is short enough to be read beside the choices. */
static void words_are_short_and_exist_in_every_language(void **unused)
{
    EACH_TAUGHT(game)
    for (unsigned i = 0; i < game->guide->lesson->count; i++) {
        const Scene *scene = &game->guide->lesson->scenes[i];
        for (unsigned b = 0; b < scene->count; b++)
            for (Lang lang = 0; lang < LANG_COUNT; lang++) {
                const Beat *beat = &scene->beats[b];
                assert_true(beat->kind != BEAT_DO || beat->hint);
                if (beat->words)
                    assert_in_range(strlen(message_text(lang, beat->words)), 20, 420);
                if (beat->hint)
                    assert_string_not_equal(message_text(lang, beat->hint), beat->hint);
            }
    }
}

static void the_pupil_sees_and_plays_the_seat_of_the_scene(void **unused)
{
    EACH_TAUGHT(game)
    {
        Session session;
        pupil_begin(&session, game, LANG_EN);
        do {
            const Seat seat = pupil_scene(&session)->pupil;
            assert_int_equal(session_viewer(&session), seat);
            if (session_need(&session) == NEED_CHOICE)
                assert_int_equal(match_actor(session.match), seat);
        } while (pupil_go_on(&session, 0) != NEED_NOTHING);
        session_close(&session);
    }
}

static void in_saigon_75_the_pupil_is_south_throughout(void **unused)
{
    const Lesson *lesson = rules()->guide->lesson;
    for (unsigned i = 0; i < lesson->count; i++)
        assert_int_equal(lesson->scenes[i].pupil, SV);
}

static void the_combat_begins_where_the_moves_ended(void **unused)
{
    char ended[4096], begun[4096];
    Session session;
    Text text;
    begin(&session, LANG_EN);
    pupil_at(&session, "s75.lesson.answer.end");
    text_init(&text, ended, sizeof ended);
    rules()->print_state(match_game(session.match), match_state(session.match), &text);
    pupil_at(&session, "s75.lesson.combat.odds");
    text_init(&text, begun, sizeof begun);
    rules()->print_state(match_game(session.match), match_state(session.match), &text);
    assert_string_equal(ended, begun);
    session_close(&session);
}

/* ---- Wrong things ---------------------------------------------------------------------------- */

static void assert_hint(Session *session, Action action, const char *hint)
{
    char words[ACTION_TEXT_SIZE], buffer[2048];
    Text text;
    const uint32_t count = match_count(session->match);
    const Reason *reason = session_play(session, action);
    assert_non_null(reason);
    assert_int_equal(match_count(session->match), count);
    text_init(&text, words, sizeof words);
    action_print(match_game(session->match), action, &text);
    text_init(&text, buffer, sizeof buffer);
    session_print_refusal(session, words, reason, &text);
    assert_non_null(strstr(buffer, message_text(session->lang, hint)));
    assert_false(text.full);
}

/* Every other legal thing, and some illegal ones. */
static void do_otherwise(Session *session)
{
    const Beat *beat = pupil_beat(session);
    const Game *game = match_game(session->match);
    Action wanted, die;
    ActionList list;
    assert_true(action_parse(game, beat->action, &wanted));
    assert_true(action_parse(game, "die 6", &die));
    match_legal(session->match, &list);
    for (uint32_t i = 0; i < list.count; i++)
        if (!action_equal(list.action[i], wanted))
            assert_hint(session, list.action[i], beat->hint);
    assert_hint(session, die, beat->hint);
    assert_non_null(session_play_text(session, "fly to the moon"));
}

static void whoever_does_something_else_is_told_what_to_do(void **unused)
{
    EACH_TAUGHT(game)
    {
        Session session;
        unsigned tried = 0;
        pupil_begin(&session, game, LANG_IT);
        do {
            if (session_need(&session) != NEED_CHOICE || pupil_beat(&session)->kind != BEAT_DO)
                continue;
            do_otherwise(&session);
            tried++;
        } while (pupil_go_on(&session, 0) != NEED_NOTHING);
        assert_true(tried > 20);
        session_close(&session);
    }
}

/* An illegal thing is answered by the rule first, then by the hint. */
static void an_illegal_thing_is_explained_by_its_rule(void **unused)
{
    char buffer[1024];
    Text text;
    Session session;
    begin(&session, LANG_EN);
    pupil_at(&session, "s75.lesson.combat.air");
    session_go_on(&session);
    const Reason *reason = session_play_text(&session, "air 2");
    text_init(&text, buffer, sizeof buffer);
    session_print_refusal(&session, "air 2", reason, &text);
    assert_non_null(strstr(buffer, "[9.6 · printed S.6a, S.6c] "));
    assert_non_null(strstr(buffer, message_text(LANG_EN, "s75.lesson.combat.air_hint")));
    session_close(&session);
}

/* The lesson invites to try it. */
static void the_division_in_binh_dinh_does_not_desert_first(void **unused)
{
    Session session;
    begin(&session, LANG_EN);
    pupil_at(&session, "s75.lesson.desertion.first");
    session_go_on(&session);
    assert_string_equal(session_play_text(&session, "desert svd1")->rule, "11.2");
    session_close(&session);
}

static const char *first_wish(const Scene *scene)
{
    unsigned b = 0;
    while (scene->beats[b].kind != BEAT_DO)
        b++;
    return scene->beats[b].action;
}

static void nothing_is_played_while_the_lesson_speaks(void **unused)
{
    EACH_TAUGHT(game)
    {
        char buffer[1024];
        Text text;
        Session session;
        pupil_begin(&session, game, LANG_EN);
        const char *wish = first_wish(pupil_scene(&session));
        const Reason *reason = session_play_text(&session, wish);
        assert_non_null(reason);
        text_init(&text, buffer, sizeof buffer);
        session_print_refusal(&session, wish, reason, &text);
        assert_non_null(strstr(buffer, message_text(LANG_EN, "play.lesson_wait")));
        session_close(&session);
    }
}

/* ---- Undo ------------------------------------------------------------------------------------ */

static void undo_goes_back_to_the_pupils_last_choice(void **unused)
{
    Session session;
    begin(&session, LANG_EN);
    pupil_at(&session, "s75.lesson.combat.retreat");
    const uint32_t count = match_count(session.match);
    assert_null(session_undo(&session)); /* past both rolls and North's loss */
    assert_int_equal(match_count(session.match), 2);
    assert_string_equal(pupil_beat(&session)->action, "air 1");
    assert_int_equal(session_need(&session), NEED_WORDS); /* told again */
    session_go_on(&session);
    assert_int_equal(session_need(&session), NEED_CHOICE);
    assert_null(session_redo(&session));
    assert_int_equal(match_count(session.match), 5); /* the dice after it come back, too */
    pupil_at(&session, "s75.lesson.combat.retreat");
    assert_int_equal(match_count(session.match), count);
    session_close(&session);
}

static void undo_stops_at_the_start_of_the_scene(void **unused)
{
    Session session;
    begin(&session, LANG_EN);
    assert_string_equal(session_undo(&session), "match.undo_start");
    pupil_at(&session, "s75.lesson.answer.card"); /* the die before it was no choice of his */
    assert_string_equal(session_undo(&session), "match.undo_start");
    session_close(&session);
}

static void take_back(Session *session)
{
    const uint32_t count = match_count(session->match);
    const unsigned beat = session->course.beat;
    pupil_do(session, 1);
    assert_null(session_undo(session));
    assert_int_equal(session->course.beat, beat);
    assert_int_equal(match_count(session->match), count);
    if (session_need(session) == NEED_WORDS)
        session_go_on(session);
}

/* The whole lesson again, with every choice taken back once. */
static void every_choice_can_be_taken_back(void **unused)
{
    EACH_TAUGHT(game)
    {
        Session session;
        pupil_begin(&session, game, LANG_FR);
        do {
            if (session_need(&session) == NEED_CHOICE)
                take_back(&session);
        } while (pupil_go_on(&session, 0) != NEED_NOTHING);
        session_close(&session);
    }
}

/* ---- What the words say ---------------------------------------------------------------------- */

static unsigned place(const Session *session, const char *word)
{
    const Board *board = match_game(session->match)->board;
    unsigned p = 0;
    while (p < PROVINCES && strcmp(board->id[p], word) != 0)
        p++;
    assert_true(p < PROVINCES);
    return p;
}

static unsigned count_at(const Session *session, const char *word, unsigned side)
{
    return s75_count_at(match_state(session->match), place(session, word), side);
}

static void the_numbers_of_the_first_scenes_are_right(void **unused)
{
    Session session;
    begin(&session, LANG_EN);
    pupil_at(&session, "s75.lesson.map.look");
    assert_names("s75.lesson.map.look", PROVINCES);
    const Board *board = match_game(session.match)->board;
    const unsigned an_loc = place(&session, "an_loc");
    assert_int_equal(board->adjacent[an_loc], PROVINCE(place(&session, "phuoc_binh")) |
                                                  PROVINCE(place(&session, "saigon")) |
                                                  PROVINCE(place(&session, "long_an")));
    assert_true(board->border >> an_loc & 1);
    const State *s = pupil_at(&session, "s75.lesson.north.phase");
    assert_names("s75.lesson.north.phase", s->die);
    assert_names("s75.lesson.north.phase", board->modifier[NV][1]);
    assert_names("s75.lesson.north.phase", s75_availability(match_game(session.match), s));
    pupil_at(&session, "s75.lesson.north.move");
    assert_names("s75.lesson.north.move", count_at(&session, "kon_tum", NV));
    pupil_at(&session, "s75.lesson.north.attack");
    assert_names("s75.lesson.north.attack", count_at(&session, "pleiku", NV));
    assert_names("s75.lesson.north.attack", count_at(&session, "pleiku", SV));
    s = pupil_at(&session, "s75.lesson.north.loss");
    assert_int_equal(s->combat.dice[NV], 5);
    assert_int_equal(s->combat.dice[SV], 2);
    assert_names("s75.lesson.north.loss", s->combat.face[NV][FACE_RETREAT]);
    assert_int_equal(s->combat.retreat_due[SV], 1);
    pupil_at(&session, "s75.lesson.north.end");
    assert_int_equal(s75_controller(match_state(session.match), place(&session, "pleiku")), SV);
    session_close(&session);
}

static void the_numbers_of_your_phase_are_right(void **unused)
{
    Session session;
    begin(&session, LANG_EN);
    pupil_at(&session, "s75.lesson.answer.die");
    const Game *game = match_game(session.match);
    assert_names("s75.lesson.answer.die", game->board->modifier[SV][2]);
    const State *s = pupil_at(&session, "s75.lesson.answer.card");
    assert_names("s75.lesson.answer.card", s->die);
    assert_names("s75.lesson.answer.card", s75_availability(game, s));
    s = pupil_at(&session, "s75.lesson.answer.go");
    assert_names("s75.lesson.answer.go", s75_availability(game, s));
    s = pupil_at(&session, "s75.lesson.answer.last");
    assert_int_equal(s75_activations_left(game, s), 1);
    s = pupil_at(&session, "s75.lesson.combat.air");
    assert_int_equal(s75_activations_left(match_game(session.match), s), 0);
    assert_names("s75.lesson.combat.air", count_at(&session, "pleiku", NV));
    s = pupil_at(&session, "s75.lesson.combat.result");
    assert_int_equal(s->combat.dice[NV], 3);
    assert_int_equal(s->combat.dice[SV], 4);
    assert_names("s75.lesson.combat.air", s->combat.dice[NV]);
    assert_int_equal(s->combat.retreat_due[SV], 1);
    s = pupil_at(&session, "s75.lesson.combat.end");
    assert_names("s75.lesson.combat.end", count_at(&session, "pleiku", SV));
    assert_names("s75.lesson.combat.end", count_at(&session, "pleiku", NV));
    assert_int_equal(s->air_box, 0);
    assert_int_equal(s75_controller(s, place(&session, "pleiku")), SV);
    session_close(&session);
}

static void the_numbers_of_the_last_scenes_are_right(void **unused)
{
    Session session;
    begin(&session, LANG_EN);
    const State *s = pupil_at(&session, "s75.lesson.control.free");
    assert_names("s75.lesson.control.what", s->turn);
    assert_int_equal(s75_activations_left(match_game(session.match), s), 1);
    assert_names("s75.lesson.control.free", 1);
    assert_int_equal(s75_controller(s, place(&session, "phuoc_binh")), SV);
    s = pupil_at(&session, "s75.lesson.desertion.test");
    assert_names("s75.lesson.desertion.test", s->turn);
    assert_names("s75.lesson.desertion.test", count_provinces(s75_controlled_by_nv(s)));
    s = pupil_at(&session, "s75.lesson.desertion.first");
    assert_names("s75.lesson.desertion.first", s->desertion);
    s = pupil_at(&session, "s75.lesson.desertion.second");
    assert_names("s75.lesson.desertion.second", s->desertion);
    s = pupil_at(&session, "s75.lesson.victory.danger");
    assert_names("s75.lesson.victory.danger", s->turn);
    assert_names("s75.lesson.victory.danger", count_at(&session, "saigon", NV));
    s = pupil_at(&session, "s75.lesson.victory.card");
    assert_names("s75.lesson.victory.card", s75_availability(match_game(session.match), s));
    s = pupil_at(&session, "s75.lesson.victory.marine");
    assert_names("s75.lesson.victory.marine", count_at(&session, "saigon", SV));
    assert_names("s75.lesson.victory.marine", s75_activations_left(match_game(session.match), s));
    pupil_at(&session, "s75.lesson.victory.die");
    assert_names("s75.lesson.victory.die", count_at(&session, "saigon", SV));
    s = pupil_at(&session, "s75.lesson.victory.result");
    assert_names("s75.lesson.victory.die", s->combat.dice[SV]);
    s = pupil_at(&session, "s75.lesson.victory.end");
    assert_int_equal(s->winner, SV);
    assert_int_equal(s->militia >> place(&session, "saigon") & 1, 0);
    session_close(&session);
}

/* What the lesson invites to ask for can be had: odds, provinces, rules. */
static void what_can_be_asked_for_is_there(void **unused)
{
    char buffer[4096];
    Text text;
    Session session;
    begin(&session, LANG_EN);
    const State *s = pupil_at(&session, "s75.lesson.combat.odds");
    const Game *game = match_game(session.match);
    const Guide *guide = game->rules->guide;
    const uint8_t pleiku = (uint8_t)place(&session, "pleiku");
    text_init(&text, buffer, sizeof buffer);
    assert_true(guide->forecast(game, s, SV, pleiku, LANG_EN, &text));
    text_clear(&text);
    guide->describe(game, s, SV, pleiku, LANG_EN, &text);
    assert_non_null(strstr(buffer, "Pleiku"));
    const char *const numbers[] = {"9.6", "9.10", "11.2"};
    for (unsigned i = 0; i < COUNT_OF(numbers); i++) {
        text_clear(&text);
        assert_true(game_print_rule(game, numbers[i], LANG_EN, &text));
    }
    session_close(&session);
}

/* The cards that the words name have that name. */
static void cards_are_called_by_their_names(void **unused)
{
    for (Lang lang = 0; lang < LANG_COUNT; lang++) {
        const char *e01 = message_text(lang, s75_cards[E01_COUNTER_ATTACK].name);
        const char *e02 = message_text(lang, s75_cards[E02_AMMUNITION_SHORTAGE].name);
        assert_non_null(strstr(message_text(lang, "s75.lesson.answer.card"), e02));
        assert_non_null(strstr(message_text(lang, "s75.lesson.answer.card_hint"), e02));
        assert_non_null(strstr(message_text(lang, "s75.lesson.victory.card"), e01));
        assert_non_null(strstr(message_text(lang, "s75.lesson.victory.card_hint"), e01));
    }
}

/* ---- Around it ------------------------------------------------------------------------------- */

static void a_lesson_is_kept_nowhere(void **unused)
{
    EACH_TAUGHT(game)
    {
        Session session;
        pupil_begin(&session, game, LANG_EN);
        strcpy(session.path, "/nowhere/lesson.mekong");
        assert_true(session_keep(&session));
        while (pupil_go_on(&session, 0) != NEED_NOTHING)
            assert_null(session.keep_problem.message);
        session_close(&session);
    }
}

static void a_game_without_lesson_says_so(void **unused)
{
    Session session;
    Problem problem = {0};
    assert_false(session_learn(&session, &tricks_rules, LANG_EN, &problem));
    assert_string_equal(problem.message, "play.no_lesson");
    session_close(&session);
}

static void each_scene_begins_with_its_title(void **unused)
{
    char buffer[1024];
    Text text;
    Session session;
    begin(&session, LANG_EN);
    text_init(&text, buffer, sizeof buffer);
    session_words(&session, &text);
    assert_non_null(strstr(buffer, "Lesson 1 of 7: The map\nWelcome"));
    pupil_at(&session, "s75.lesson.combat.odds");
    text_clear(&text);
    session_words(&session, &text);
    assert_non_null(strstr(buffer, "Lesson 4 of 7: Combat in Pleiku\n"));
    session_go_on(&session);
    text_clear(&text);
    session_words(&session, &text); /* again, beside the choices */
    assert_non_null(strstr(buffer, "declare the attack there"));
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_big_games_have_a_lesson),
        cmocka_unit_test(the_lesson_can_be_played_in_every_language),
        cmocka_unit_test(every_free_choice_leads_on),
        cmocka_unit_test(a_scene_ends_with_words),
        cmocka_unit_test(words_are_short_and_exist_in_every_language),
        cmocka_unit_test(the_pupil_sees_and_plays_the_seat_of_the_scene),
        cmocka_unit_test(in_saigon_75_the_pupil_is_south_throughout),
        cmocka_unit_test(the_combat_begins_where_the_moves_ended),
        cmocka_unit_test(whoever_does_something_else_is_told_what_to_do),
        cmocka_unit_test(an_illegal_thing_is_explained_by_its_rule),
        cmocka_unit_test(the_division_in_binh_dinh_does_not_desert_first),
        cmocka_unit_test(nothing_is_played_while_the_lesson_speaks),
        cmocka_unit_test(undo_goes_back_to_the_pupils_last_choice),
        cmocka_unit_test(undo_stops_at_the_start_of_the_scene),
        cmocka_unit_test(every_choice_can_be_taken_back),
        cmocka_unit_test(the_numbers_of_the_first_scenes_are_right),
        cmocka_unit_test(the_numbers_of_your_phase_are_right),
        cmocka_unit_test(the_numbers_of_the_last_scenes_are_right),
        cmocka_unit_test(what_can_be_asked_for_is_there),
        cmocka_unit_test(cards_are_called_by_their_names),
        cmocka_unit_test(a_lesson_is_kept_nowhere),
        cmocka_unit_test(a_game_without_lesson_says_so),
        cmocka_unit_test(each_scene_begins_with_its_title),
    };
    return cmocka_run_group_tests_name("lesson", tests, NULL, NULL);
}
