/* plain.c: the round of a line-by-line game: dice and computer players move until somebody at the
 * keyboard is needed; he is told what happened and asked; then again.
 *
 * The session keeps the game after every action, so that nothing a person has seen can be lost, nor
 * rolled again by pulling the plug. If it cannot be kept, the player hears of it and plays on.
 */
#include <string.h>
#include <unistd.h>

#include "plain/plain.h"
#include "play/choices.h"

enum { COVER_LINES = 60, PHASE_DEPTH = 4 };

/* ---- Keeping --------------------------------------------------------------------------------- */

bool plain_keep(Plain *plain)
{
    if (session_keep(&plain->session))
        return true;
    fflush(stdout);
    complain(plain->session.lang, plain->session.path, &plain->session.keep_problem);
    return false;
}

/* Once when it begins to fail, once when it works again. */
static void report_keeping(Plain *plain)
{
    const bool failed = plain->session.keep_problem.message != NULL;
    if (failed && !plain->keep_failed) {
        fflush(stdout);
        complain(plain->session.lang, plain->session.path, &plain->session.keep_problem);
        plain_say(plain, "plain.keep_failed", NULL, NULL);
    } else if (!failed && plain->keep_failed)
        plain_say(plain, "plain.keep_again", NULL, plain->session.path);
    plain->keep_failed = failed;
}

/* ---- Until somebody is needed ---------------------------------------------------------------- */

/* A number that changes with the turn and with the phase in it: the outer sequences of the stack.
 */
static uint32_t phase_of(const Match *match)
{
    const Rules *rules = match_game(match)->rules;
    const Flow *flow = flow_at(match_state(match));
    uint32_t phase = game_turn(match_game(match), match_state(match));
    for (uint8_t i = 0; i < flow->depth && i < PHASE_DEPTH; i++)
        if (rules->steps[flow->frame[i].step]->children)
            phase = phase * 256 + flow->frame[i].step;
    return phase;
}

/* Nobody plays: to the end of the phase, when the watcher wants it. */
static Need watch(Plain *plain)
{
    const uint32_t phase = phase_of(plain->session.match);
    Need need = session_need(&plain->session);
    while (plain->go && need == NEED_TIME && phase_of(plain->session.match) == phase)
        need = session_step(&plain->session);
    plain->go = false;
    return need;
}

/* At the table a hand is told to the program by its owner alone. */
static bool is_secret(Plain *plain)
{
    const Session *session = &plain->session;
    plain->cover = session->people > 1 ? table_secret_of(plain) : SEAT_WATCHER;
    return plain->cover < SEATS_MAX && plain->cover != session->seen;
}

static void advance(Plain *plain)
{
    plain->need = plain->session.people ? session_advance(&plain->session) : watch(plain);
    if (plain->need == NEED_COVER)
        plain->cover = match_actor(plain->session.match);
    else if (plain->need == NEED_CHANCE && is_secret(plain))
        plain->need = NEED_COVER;
    report_keeping(plain);
}

/* ---- Asking ---------------------------------------------------------------------------------- */

/* Two people at one screen: what the one has read goes out of sight before the other looks. */
static void ask_to_sit(const Plain *plain)
{
    const Rules *rules = match_game(plain->session.match)->rules;
    for (int i = 0; isatty(STDOUT_FILENO) && i < COVER_LINES; i++)
        putchar('\n');
    plain_say(plain, "plain.hot_seat", NULL, seat_name(rules, plain->cover, plain->session.lang));
}

static void put_result(const Plain *plain)
{
    char buffer[LINE_SIZE];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    text_char(&text, '\n');
    session_result(&plain->session, &text);
    plain_put(plain, buffer);
}

static void put_lesson(const Plain *plain)
{
    char buffer[2 * LINE_SIZE];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    text_char(&text, '\n');
    session_words(&plain->session, &text);
    text_char(&text, '\n');
    plain_put(plain, buffer);
}

static void ask_choice(const Plain *plain)
{
    ActionList list;
    match_legal(plain->session.match, &list);
    if (plain->session.course.lesson && plain->again)
        put_lesson(plain);
    plain_put_prompt(plain);
    plain_put_choices(plain, &list);
}

/* People who share an open game are told when it is another one's turn. */
static void hand_over(Plain *plain)
{
    const Session *session = &plain->session;
    const Rules *rules = match_game(session->match)->rules;
    const Seat actor = match_actor(session->match), before = plain->asked_seat;
    char buffer[LINE_SIZE];
    Text text;
    if (plain->need != NEED_CHOICE || session->course.lesson)
        return;
    plain->asked_seat = (Seat)(actor + 1);
    if (before == 0 || before == plain->asked_seat || !rules->open || plain->again)
        return;
    text_init(&text, buffer, sizeof buffer);
    text_char(&text, '\n');
    message_say(session->lang, "play.handed", NULL, seat_name(rules, before - 1, session->lang),
                &text);
    text_char(&text, ' ');
    message_say(session->lang, "play.taken_over", NULL, seat_name(rules, actor, session->lang),
                &text);
    text_char(&text, '\n');
    plain_put(plain, buffer);
}

/* What happened, then the question. */
static void present(Plain *plain)
{
    plain->asked = true;
    if (plain->need == NEED_COVER) {
        ask_to_sit(plain);
        return;
    }
    plain_tell_news(plain);
    hand_over(plain);
    if (plain->need == NEED_CHOICE)
        ask_choice(plain);
    else if (plain->need == NEED_CHANCE)
        table_ask(plain);
    else if (plain->need == NEED_WORDS) {
        scene_note(&plain->session);
        put_lesson(plain);
        plain_say(plain, "plain.enter", NULL, NULL);
    } else if (plain->need == NEED_NEXT) {
        put_result(plain);
        plain_say(plain, "plain.next_game", NULL, NULL);
    } else
        plain_say(plain, "plain.watch", NULL, NULL);
    plain->again = false;
}

/* ---- Enter ----------------------------------------------------------------------------------- */

static void begin_next_game(Plain *plain)
{
    Problem problem = {0};
    if (session_next_game(&plain->session, &problem))
        return;
    complain(plain->session.lang, plain->session.path, &problem);
    plain->done = true;
}

void plain_go_on(Plain *plain)
{
    plain->asked = false;
    if (plain->ended && !plain->past.state) {
        plain->done = true;
        return;
    }
    if (plain->replay) {
        plain_forward(plain, "");
        return;
    }
    if (plain->past.state) {
        plain_return(plain);
        return;
    }
    if (plain->need == NEED_COVER)
        plain->session.seen = plain->cover;
    else if (plain->need == NEED_WORDS)
        session_go_on(&plain->session);
    else if (plain->need == NEED_NEXT)
        begin_next_game(plain);
    else
        plain->go = plain->again = true;
}

/* ---- The round ------------------------------------------------------------------------------- */

static void greet(Plain *plain)
{
    const Rules *rules = match_game(plain->session.match)->rules;
    plain_say(plain, "plain.greeting", NULL, game_title(rules, plain->session.lang));
    if (!plain->replay && guide_has(rules, GUIDE_STATUS))
        plain_status(plain, "");
}

/* How to come back: a path with a space is quoted. */
static void say_command(const Plain *plain, const char *id, const char *command)
{
    const char *quote = strchr(plain->session.path, ' ') ? "'" : "";
    char buffer[2 * PATH_SIZE + 64];
    snprintf(buffer, sizeof buffer, "%s %s %s%s%s", plain->program, command, quote,
             plain->session.path, quote);
    plain_say(plain, id, NULL, buffer);
}

static int close_game(Plain *plain, bool over)
{
    plain_return(plain);
    if (plain->session.path[0] == '\0' || plain->replay)
        return finish_output(plain->session.lang);
    if (!plain_keep(plain))
        return EXIT_FAILURE;
    putchar('\n');
    if (over)
        say_command(plain, "plain.over", "play --replay");
    else
        say_command(plain, "plain.kept", "play --load");
    return finish_output(plain->session.lang);
}

static void take_line(Plain *plain)
{
    fputs("> ", stdout);
    fflush(stdout);
    char *line = read_line();
    if (line)
        plain_answer(plain, line);
    else
        plain->done = true;
    free(line);
}

/* The game is over: whoever wants to look at it again still can. Enter, and the end of input, end.
 */
static void offer_more(Plain *plain)
{
    const bool lesson = plain->session.course.lesson != NULL;
    plain_tell_news(plain);
    put_result(plain);
    if (lesson) {
        scene_note(&plain->session);
        return;
    }
    plain_say(plain, "review.offer", NULL, NULL);
    plain->ended = true;
    while (!plain->done)
        take_line(plain);
}

int plain_run(Plain *plain)
{
    greet(plain);
    plain->go = true;
    while (!plain->done) {
        if (!plain->replay && !plain->past.state)
            advance(plain);
        if (plain->need == NEED_NOTHING && !plain->replay)
            break;
        if (!plain->asked && !plain->replay && !plain->past.state)
            present(plain);
        take_line(plain);
    }
    const bool over = plain->need == NEED_NOTHING && !plain->replay;
    if (over)
        offer_more(plain);
    return close_game(plain, over);
}
