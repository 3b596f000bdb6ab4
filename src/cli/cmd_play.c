/* cmd_play.c: `mekong play`: the command line, the players, the place of the save, and the choice
 * between the full screen and the line-by-line game. */
#include <ctype.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#include "plain/plain.h"
#include "play/habits.h"
#include "term/term.h"

enum {
    KEY_GAME = KEY_OWN,
    KEY_YOU,
    KEY_AGAINST,
    KEY_TABLE,
    KEY_SERIES,
    KEY_TUTORIAL,
    KEY_SCENE,
    KEY_LOAD,
    KEY_REPLAY,
    KEY_SAVE,
    KEY_SEED,
    KEY_MEMORY,
    KEY_PLAIN,
    KEY_ASCII,
    KEY_NO_PAUSE,
    KEY_HINT_ROLLOUTS,
    PLAY_KEYS
};

typedef struct PlayArgs {
    Lang lang;
    GameArgs game;
    Seat you;
    bool you_said;
    const char *against;              /* NULL: not said */
    const char *who[SEATS_MAX];       /* --nv WHO: said of a seat by its name; NULL: not said */
    bool wished;                      /* something of the game was said: no menu */
    bool named;                       /* which game was said, or a board of it */
    bool table, series, tutorial;     /* what kind of game */
    unsigned scene;                   /* of the lesson, from 1; 0: where the pupil was last */
    bool plain, ascii, no_pause;      /* what it looks like */
    bool seeded;                      /* --seed was given */
    uint64_t seed;                    /* of the dice */
    uint32_t hint_rollouts;           /* 0: hints take a second */
    size_t memory;                    /* of a search, in bytes; 0: not said */
    const char *load, *replay, *save; /* files */
    struct argp_option option[PLAY_KEYS - KEY_OWN + SEATS_MAX + 1];
    char seat_doc[SEATS_MAX][80];
} PlayArgs;

static const char doc[] =
    "Plays a game in the terminal: against the computer, with several people at one keyboard, or "
    "with "
    "real dice and cards on the table. Without options a short menu comes first."
    "\vIn a terminal the game fills the screen; with --plain, or through a pipe, it is played line "
    "by line in words alone. There you type the number of a choice, or help for the commands.\n\n"
    "Levels: easy looks ahead a little and slips often, for a first game after the lesson; normal "
    "slips now and then, for those who know the rules; hard looks well ahead and never slips; "
    "expert "
    "looks furthest ahead, takes its time and is the strongest. Policies answer at once: random "
    "any "
    "legal move; heuristic by rules of thumb; quick the strongest of these; solo (saigon75) the "
    "automaton of the rules, for the North; bot (fitl) the Trung bots.\n\n"
    "  mekong play --you sv --against heuristic\n"
    "  mekong play --you sv --against hard\n"
    "  mekong play --you nv --against mcts:1s      (thinks for a second in each turn)\n"
    "  mekong play --nv heuristic --sv random      (watch two computer players)\n"
    "  mekong play --table --nv human --sv human   (the program keeps the books)\n"
    "  mekong play fitl --you vc --scenario short  (Fire in the Lake)\n"
    "  mekong play fitl --against human            (you lead all four factions)\n\n"
    "The game is saved after every action; to go on later:\n\n"
    "  mekong play --load FILE\n\n"
    "Saves go to the folder mekong of XDG_DATA_HOME (else ~/.local/share) unless --save says "
    "otherwise.";

static const struct argp_option own_options[] = {
    {"game", KEY_GAME, "GAME", 0, "Which game: saigon75 (preset) or fitl", 1},
    {"you", KEY_YOU, "SEAT", 0, "Your side (saigon75: nv, sv; fitl: us, arvn, nva, vc)", 1},
    {"against", KEY_AGAINST, "WHO", 0,
     "Opponent: human, a level (easy, normal, hard, expert), a policy of the game, or mcts:N, "
     "mcts:Ns",
     1},
    {"table", KEY_TABLE, NULL, 0, "Dice and cards are real: you tell what came up", 2},
    {"series", KEY_SERIES, NULL, 0, "A match of two games, sides swapped", 2},
    {"tutorial", KEY_TUTORIAL, NULL, 0, "Learn the game by playing a lesson", 2},
    {"scene", KEY_SCENE, "N", 0, "With --tutorial: begin with scene N, not where you were last", 2},
    {"load", KEY_LOAD, "FILE", 0, "Go on with a saved game", 3},
    {"replay", KEY_REPLAY, "FILE", 0, "Read a saved game step by step, forward and back", 3},
    {"save", KEY_SAVE, "FILE", 0, "Where to keep the game", 3},
    {"seed", KEY_SEED, "S", 0, "Seed of the dice, to get the same ones again", 4},
    {"memory", KEY_MEMORY, "MB", 0, MEMORY_DOC, 4},
    {"plain", KEY_PLAIN, NULL, 0, "Line by line, in words, without a drawn screen", 4},
    {"ascii", KEY_ASCII, NULL, 0, "Write nothing but ASCII", 4},
    {"hint-rollouts", KEY_HINT_ROLLOUTS, "N", 0, "Hints look N games ahead, not for a second", 4},
    {"no-pause", KEY_NO_PAUSE, NULL, 0, "Do not show the computer's actions one by one", 4},
};

/* ---- Command line ---------------------------------------------------------------------------- */

/* Words of ours have no capitals, those of people may. */
static const char *make_small(const char *word, char *small, size_t size)
{
    snprintf(small, size, "%s", word);
    for (char *c = small; *c; c++)
        *c = (char)tolower((unsigned char)*c);
    return small;
}

static void take_seat(PlayArgs *args, struct argp_state *state, const char *word)
{
    const Rules *rules = args->game.rules;
    char small[SEAT_WORD_SIZE + 1];
    args->you = seat_find(rules, make_small(word, small, sizeof small));
    args->you_said = true;
    if (args->you == SEAT_NOBODY)
        argp_error(state, "%s has no side '%s'", rules->word, word);
}

/* "human" or a player's word; into its own spelling, which has no capitals. */
static const char *take_player(const PlayArgs *args, struct argp_state *state, char *word)
{
    char small[SEAT_WORD_SIZE + 1];
    Wish wish;
    Problem problem;
    make_small(word, small, sizeof small);
    wish_init(&wish, args->game.rules);
    if (!wish_read(&wish, "seat", args->game.rules->seat_words[0], small, &problem))
        arg_no_player(state, args->game.rules, word);
    return strcpy(word, small);
}

/* What is said of the game itself; false: the key is another. */
static bool parse_game_key(int key, char *arg, struct argp_state *state, PlayArgs *args)
{
    if (key == KEY_YOU)
        take_seat(args, state, arg);
    else if (key == KEY_AGAINST)
        args->against = take_player(args, state, arg);
    else if (key >= KEY_SEAT && key < KEY_SEAT + SEATS_MAX)
        args->who[key - KEY_SEAT] = take_player(args, state, arg);
    else if (key == KEY_TABLE)
        args->table = true;
    else if (key == KEY_SERIES)
        args->series = true;
    else if (key == KEY_TUTORIAL)
        args->tutorial = true;
    else if (key == KEY_SCENE)
        args->scene = (unsigned)arg_number(state, arg, 1, SCENES_MAX);
    else
        return false;
    args->wished = true;
    return true;
}

/* What cannot be meant together is said, not guessed. */
static void check_together(const PlayArgs *args, struct argp_state *state)
{
    bool named = false;
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        named = named || args->who[seat];
    if (named && (args->against || args->you_said))
        argp_error(state, "say who plays either by --you and --against or seat by seat");
    if (args->tutorial + !!args->load + !!args->replay > 1)
        argp_error(state, "--tutorial, --load and --replay exclude each other");
    const bool new_game = named || args->against || args->you_said || args->series ||
                          args->game.option_given || args->game.board_folder;
    if ((args->tutorial || args->load || args->replay) && new_game)
        argp_error(state, "a saved game or a lesson brings its own players and options");
    if (args->scene && !args->tutorial)
        argp_error(state, "--scene belongs to --tutorial");
    if (args->tutorial && args->table)
        argp_error(state, "the tutorial rolls its own dice");
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    PlayArgs *args = state->input;
    if (key == ARGP_KEY_INIT) {
        state->child_inputs[0] = &args->game;
        state->child_inputs[1] = &args->lang;
    } else if (key == KEY_GAME || key == ARGP_KEY_ARG) {
        game_args_take(&args->game, state, arg);
        args->named = true;
    } else if (key == KEY_SEED) {
        args->seed = arg_number(state, arg, 0, INT64_MAX);
        args->seeded = true;
    } else if (key == ARGP_KEY_END)
        check_together(args, state);
    else if (key == KEY_MEMORY)
        args->memory = arg_memory(state, arg);
    else if (key == KEY_LOAD)
        args->load = arg;
    else if (key == KEY_REPLAY)
        args->replay = arg;
    else if (key == KEY_SAVE)
        args->save = arg;
    else if (key == KEY_PLAIN)
        args->plain = true;
    else if (key == KEY_ASCII)
        args->ascii = true;
    else if (key == KEY_NO_PAUSE)
        args->no_pause = true;
    else if (key == KEY_HINT_ROLLOUTS)
        args->hint_rollouts = (uint32_t)arg_number(state, arg, 1, 100000000);
    else if (!parse_game_key(key, arg, state, args))
        return ARGP_ERR_UNKNOWN;
    return 0;
}

/* The seats' own options, --nv WHO, stand among the others. */
static void describe_options(PlayArgs *args)
{
    const Rules *rules = args->game.rules;
    memcpy(args->option, own_options, sizeof own_options);
    for (Seat seat = 0; seat < rules->seats; seat++) {
        snprintf(args->seat_doc[seat], sizeof args->seat_doc[seat], "Who plays %s",
                 seat_name(rules, seat, LANG_EN));
        args->option[COUNT_OF(own_options) + seat] = (struct argp_option){
            rules->seat_words[seat], KEY_SEAT + seat, "WHO", 0, args->seat_doc[seat], 1};
    }
}

/* --game=nim in one word would escape the search for a game's name. */
static void play_args_init(PlayArgs *args, int argc, char **argv)
{
    memset(args, 0, sizeof *args);
    if (!habit_lang(&args->lang))
        args->lang = lang_from_environment();
    for (int i = 1; i < argc; i++)
        if (strncmp(argv[i], "--game=", 7) == 0)
            game_args_init(&args->game, 2, (char *[]){argv[0], argv[i] + 7});
    if (!args->game.rules)
        game_args_init(&args->game, argc, argv);
    args->you = (Seat)(args->game.rules->seats - 1);
    describe_options(args);
}

/* ---- The wish -------------------------------------------------------------------------------- */

/* The first of the game's players who can sit anywhere. */
static const char *usual_opponent(const Rules *rules)
{
    for (uint8_t i = 0; i < rules->policy_count; i++)
        if (!rules->policies[i].option && !rules->policies[i].seats)
            return rules->policies[i].word;
    return policy_random.word;
}

static void fill_wish(const PlayArgs *args, Wish *wish)
{
    const char *against = args->against ? args->against : usual_opponent(args->game.rules);
    wish_init(wish, args->game.rules);
    memcpy(wish->option, args->game.option, sizeof wish->option);
    wish->table = args->table;
    wish->series = args->series;
    for (Seat seat = 0; seat < wish->rules->seats; seat++) {
        const char *who = seat == args->you ? "human" : against;
        wish_sit(wish, seat, args->who[seat] ? args->who[seat] : who);
    }
}

/* Nothing was said of the game: it is asked, and the one played last is the usual answer. */
static bool asks_game(const PlayArgs *args) { return !args->named && !args->game.board_folder; }

static void wish_last_game(Wish *wish)
{
    char word[HABIT_SIZE];
    habit_get("game", word);
    const Rules *rules = game_find(word);
    if (rules && guide_has(rules, GUIDE_MAP) && rules != wish->rules)
        wish_init(wish, rules);
}

static uint64_t dice_seed(const PlayArgs *args)
{
    uint64_t seed = args->seed;
    if (!args->seeded && getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed)
        seed = (uint64_t)time(NULL);
    return seed;
}

/* The board's text goes into the wish, to be freed when the game is open; false after a complaint.
 */
static bool read_board(const PlayArgs *args, Wish *wish, char **text)
{
    const char *folder = args->game.board_folder;
    Problem problem = {0};
    *text = folder ? board_read(folder, &problem) : NULL;
    wish->board_text = *text;
    if (folder && !*text)
        complain(args->lang, folder, &problem);
    return !folder || *text;
}

/* ---- Opening --------------------------------------------------------------------------------- */

static bool open_new(Session *session, const PlayArgs *args, Wish *wish)
{
    const char *folder = args->game.board_folder;
    Problem problem = {0};
    char *board;
    if (!read_board(args, wish, &board))
        return false;
    const bool good = session_open(session, wish, args->lang, dice_seed(args), &problem) &&
                      (!args->memory || session_use_memory(session, args->memory, &problem));
    free(board);
    if (!good)
        complain(args->lang, folder ? folder : "play", &problem);
    return good;
}

static bool open_saved(Session *session, const PlayArgs *args, const char *path)
{
    SaveProblem problem = {0};
    const bool good = session_load(session, path, args->lang, dice_seed(args), &problem) &&
                      (!args->memory || session_use_memory(session, args->memory, &problem.at));
    if (!good)
        complain_save(args->lang, path, &problem);
    else if (args->table)
        session_use_table(session);
    return good;
}

static bool open_lesson(Session *session, const PlayArgs *args, const Rules *rules, unsigned scene)
{
    Problem problem = {0};
    const bool good = session_learn(session, rules, args->lang, &problem);
    if (good)
        session_begin_scene(session, scene ? scene - 1 : scene_last(rules));
    else
        complain(args->lang, "play", &problem);
    return good;
}

static bool wants_menu(const PlayArgs *args)
{
    return !args->wished && !args->game.option_given && !args->load && !args->replay;
}

/* ---- Line by line ---------------------------------------------------------------------------- */

static MenuChoice choose(const PlayArgs *args, const Plain *plain, Wish *wish, char *path,
                         unsigned *scene)
{
    *scene = args->scene;
    fill_wish(args, wish);
    if (args->tutorial)
        return MENU_LESSON;
    if (args->load || args->replay) {
        snprintf(path, PATH_SIZE, "%s", args->load ? args->load : args->replay);
        return MENU_SAVED;
    }
    if (!wants_menu(args))
        return MENU_PLAY;
    if (asks_game(args))
        wish_last_game(wish);
    return menu_ask(plain, wish, asks_game(args), path, scene);
}

static int play_plain(const PlayArgs *args, const char *program)
{
    /* A pipe is read by programs, which want every letter. */
    const bool fold = args->ascii || (isatty(STDOUT_FILENO) && !term_has_utf8());
    Plain plain = {.ascii = fold, .hint_rollouts = args->hint_rollouts, .session.lang = args->lang};
    char loaded[PATH_SIZE] = "";
    Wish wish;
    snprintf(plain.program, sizeof plain.program, "%s", program);
    unsigned scene;
    const MenuChoice choice = choose(args, &plain, &wish, loaded, &scene);
    if (choice == MENU_STOP)
        return finish_output(args->lang);
    const bool good = choice == MENU_LESSON  ? open_lesson(&plain.session, args, wish.rules, scene)
                      : choice == MENU_SAVED ? open_saved(&plain.session, args, loaded)
                                             : open_new(&plain.session, args, &wish);
    if (!good)
        return EXIT_FAILURE;
    if (args->save || loaded[0])
        snprintf(plain.session.path, PATH_SIZE, "%s", args->save ? args->save : loaded);
    else if (choice == MENU_PLAY)
        session_default_path(wish.rules, plain.session.path);
    const bool ready = !args->replay || plain_begin_replay(&plain);
    const int status = ready ? plain_run(&plain) : EXIT_FAILURE;
    if (plain.past.state)
        walk_close(&plain.past);
    session_close(&plain.session);
    return status;
}

/* ---- The full screen ------------------------------------------------------------------------- */

static int play_on_screen(const PlayArgs *args, const char *program)
{
    TermArgs term = {.program = program,
                     .menu = wants_menu(args),
                     .learn = args->tutorial,
                     .scene = args->scene,
                     .load = args->load,
                     .replay = args->replay,
                     .save = args->save,
                     .lang = args->lang,
                     .seed = dice_seed(args),
                     .memory = args->memory,
                     .ascii = args->ascii,
                     .hint_rollouts = args->hint_rollouts,
                     .no_pause = args->no_pause};
    char *board;
    fill_wish(args, &term.wish);
    term.ask_game = term.menu && asks_game(args);
    if (term.ask_game)
        wish_last_game(&term.wish);
    if (!read_board(args, &term.wish, &board))
        return EXIT_FAILURE;
    const int status = term_play(&term);
    free(board);
    return status;
}

/* A new game is not begun over another file. */
static bool may_save(const PlayArgs *args)
{
    KeptFile there;
    Problem problem;
    if (!args->save || (args->load && strcmp(args->load, args->save) == 0))
        return true;
    file_stamp(args->save, &there);
    if (there.size == 0)
        return true;
    problem_set(&problem, 0, "play.not_ours", "");
    complain(args->lang, args->save, &problem);
    return false;
}

int command_play(int argc, char **argv)
{
    PlayArgs args;
    char program[PATH_SIZE];
    play_args_init(&args, argc, argv);
    const struct argp_child children[] = {
        {&args.game.argp, 0, NULL, 0}, {&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {args.option, parse, "[GAME]", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    snprintf(program, sizeof program, "%.*s", (int)(strlen(argv[0]) - strlen(" play")), argv[0]);
    if (!may_save(&args))
        return EXIT_FAILURE;
    const bool screen = !args.plain && term_possible();
    return screen ? play_on_screen(&args, program) : play_plain(&args, program);
}
