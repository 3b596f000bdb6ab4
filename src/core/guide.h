/* guide.h: what a game tells people besides its choices: places they can point at, a drawn map,
 * everything on the table in words, odds of what they plan, its rules, lessons. Front ends ask for
 * these; rules never do, and the search only asks where something happens (game_scene).
 *
 * Everything is written for a viewer: nothing hidden from him may be in it. Texts of several facts
 * have one fact a line, each line ended by '\n'. Outside core and the games nobody reads the table
 * (tools/check_hooks.sh): the guide_ functions do, and know what is true of a game that has nothing
 * of the kind.
 */
#ifndef MEKONG_GUIDE_H
#define MEKONG_GUIDE_H

#include "core/lesson.h"
#include "core/moment.h"
#include "core/speech.h"
#include "core/text/canvas.h"

/* Where a rule of ours stands in the printed rulebooks. */
typedef enum Certainty { PRINTED_NONE, PRINTED_LIKELY, PRINTED_CERTAIN } Certainty;

typedef struct PrintedRule {
    const char *rule;                /* ours: "9.6" */
    const char *section[LANG_COUNT]; /* "S.6a, S.6c" in that language's; "": it has none */
    Certainty certainty;             /* PRINTED_NONE: the rule is ours alone */
} PrintedRule;

/* Keys of choices that are offered again and again (Guide.key_of). */
enum { KEY_ACTIVITY = 'x', KEY_ON = 'n', KEY_DONE = 'd', KEY_PASS = 'p' };

enum { MAP_SIZES = 3 };
typedef struct MapSize {
    uint16_t wide, high;
} MapSize;

/* A number that `mekong odds` takes. */
typedef struct OddsInput {
    const char *word;
    const char *message;
    uint8_t least, most, preset;
} OddsInput;

/* What can be reckoned from a few numbers without a position. */
typedef struct OddsTable {
    const OddsInput *inputs;
    uint8_t count; /* of the inputs, which come in that order, each from its least to its most */
    /* The exact distribution, as fields of an object the caller has opened. */
    void (*write)(const Game *game, const uint8_t *input, Json *out);
    /* The same for people, as a table of percentages. */
    void (*print)(const Game *game, const uint8_t *input, Lang lang, Text *out);
} OddsTable;

/* Every hook may be NULL: then there is nothing of the kind. Each may be called like those of
 * Rules, with the position over or not where nothing else is said; places are below place_count,
 * cards below card_count, actions well-formed. */
struct Guide {
    /* Places a person can point at and ask about, numbered from 0: provinces, boxes. */
    uint8_t place_count;
    void (*print_place)(const Game *game, Lang lang, uint8_t place, Text *out); /* its name */
    /* The place a choice is about, so that pointing at a place narrows the choices: where the unit
     * stands that it names, or the place it names. PLACE_NONE: none. The action need not be legal.
     */
    uint8_t (*place_of)(const Game *game, const State *state, Action action);
    /* Where something is under way that the question is about, whatever its choices are: a combat
     * in course. PLACE_NONE: nowhere. */
    uint8_t (*scene)(const Game *game, const State *state);
    /* Choices that end or change what is being done have a key of their own, whatever else there is
     * to choose: KEY_ACTIVITY (one of several), KEY_ON, KEY_DONE, KEY_PASS. They are listed last,
     * in this order. 0: an ordinary choice. */
    char (*key_of)(Action action);
    /* Whether a choice only begins what the next one completes, as a unit is named before the place
     * it goes to: nothing has happened yet. */
    bool (*begins)(Action action);
    /* Whether what is asked now completes something begun; NULL: if the last choice began it. */
    bool (*is_begun)(const Game *game, const State *state);
    /* Choices that are alike but for how many: which argument counts; ARGS_MAX: none does. */
    int (*amount)(Action action);

    /* What is usually offered where this is asked, numbered from 0, whether it may be chosen now or
     * not; false: there is no more. People are told of what is closed, and why. Nothing of it may
     * hang on what is hidden. Not once over, and not while chance is asked. */
    bool (*offered)(const Game *game, const State *state, unsigned index, Action *out);

    /* The same places for programs that draw them: the word that views use; whether a step leads
     * from one to the other; what is printed there, as fields of an object the caller has
     * opened; whether we have guessed anything of it. */
    void (*print_place_word)(const Game *game, uint8_t place, Text *out);
    bool (*is_adjacent)(const Game *game, uint8_t from, uint8_t to);
    void (*place_facts)(const Game *game, uint8_t place, Json *out);
    bool (*is_reconstructed)(const Game *game, uint8_t place);
    /* Tables printed on the board, as fields of an object the caller has opened. */
    void (*board_facts)(const Game *game, Json *out);

    /* What a legal choice does, in a few words to stand after its label, found by playing it on a
     * copy; nothing where nothing certain can be told. Gives its rank: people see higher ones
     * first. Not for the answers of chance. */
    int (*effect)(const Game *game, const State *state, Action action, Lang lang, Text *out);

    /* Kinds of arguments (a set) that name something lying on the table which can be pointed at. */
    uint32_t thing_args;
    /* Whether an action's words, about to be played here, tell this viewer a secret. */
    bool (*hides)(const Game *game, const State *state, Action action, Seat viewer);

    /* Cards, numbered from 0: the face of one, as fields of an object the caller has opened, and
     * the set that a viewer holds in his hand. All of these or none. */
    uint8_t card_count;
    void (*card_face)(const Game *game, uint8_t card, Lang lang, Json *out);
    uint64_t (*held)(const Game *game, const State *state, Seat viewer);

    /* The map, as large as the canvas allows, with the places that print_place names. At each of
     * these sizes more is shown than at the one before; the first is the smallest useful canvas. */
    MapSize sizes[MAP_SIZES];
    void (*draw)(const Game *game, const State *state, Seat viewer, Lang lang, Canvas *canvas);

    const char *legend; /* message id of what the signs on the map mean; NULL: it says so itself */

    /* In words, for every reader: */
    void (*describe)(const Game *game, const State *state, Seat viewer, uint8_t place, Lang lang,
                     Text *out); /* all about one place: land, control, units, neighbours */
    void (*survey)(const Game *game, const State *state, Seat viewer, Lang lang,
                   Text *out); /* the whole map, a line for each place */
    void (*status)(const Game *game, const State *state, Seat viewer, Lang lang,
                   Text *out); /* turn, phase, what is left to spend, boxes, tracks: short lines */
    /* The same where there is room for more; NULL: there is no more to tell. */
    void (*status_wide)(const Game *game, const State *state, Seat viewer, Lang lang, Text *out);
    /* Only once over and not broken: how victory was counted, a line for each sum. */
    void (*reckoning)(const Game *game, const State *state, Lang lang, Text *out);
    /* A seat's score, of which people read how each turn changed it. */
    int (*points)(const Game *game, const State *state, Seat seat);
    /* With it: words that the sentence has with which the turn of this position begins. */
    void (*turn_title)(const Game *game, const State *state, Text *out);
    /* A seat's reference sheet: what it can do, where, at what cost, a line each. */
    void (*sheet)(const Game *game, Seat seat, Lang lang, Text *out);
    void (*hand)(const Game *game, const State *state, Seat viewer, Lang lang,
                 Text *out); /* the viewer's cards: name and what each does, a line each */
    /* Exact odds of the combat in course or planned at a place by the side to move, with the
     * enemy's best answer in bonus dice. False and a sentence why, if none can be told there. */
    bool (*forecast)(const Game *game, const State *state, Seat viewer, uint8_t place, Lang lang,
                     Text *out);
    const OddsTable *odds;

    /* The position at a glance (core/moment.h). */
    void (*strip)(const Game *game, const State *state, Seat viewer, Lang lang, Strip *out);
    void (*plate)(const Game *game, const State *state, Seat seat, Lang lang,
                  Plate *out); /* what everybody may know of a seat */
    /* What is in force, numbered from 0; false: there are no more. */
    bool (*force)(const Game *game, const State *state, Seat viewer, uint8_t index, Lang lang,
                  Force *out);
    /* What a card that the viewer holds is good for, as things stand. */
    void (*card_advice)(const Game *game, const State *state, Seat viewer, uint8_t card, Lang lang,
                        Text *out);
    /* The part of the game to which the choice of this position belongs, and the combat in which it
     * is made; false: it is made in none. */
    void (*chapter)(const Game *game, const State *state, Lang lang, StoryChapter *out);
    bool (*fight)(const Game *game, const State *state, Lang lang, Fight *out);
    /* Whether a note of the action that ends a combat still tells of it. */
    bool (*of_fight)(Note note);
    /* What a legal choice would bring, told to who is to choose. */
    void (*outlook)(const Game *game, const State *state, Action action, Lang lang, Outlook *out);

    /* Where an outcome of chance counts faces of several dice: a letter for each count, in order
     * ("xr"), so that people can tell a roll die by die. NULL: there are no such dice. */
    const char *faces;

    /* The text of rule "9.10" is the message with this prefix and "9_10". */
    const char *rule_prefix;
    const PrintedRule *printed; /* a row for each paragraph; NULL: there is no printed rulebook */
    const size_t *printed_count;
    const char *const *chapters; /* message ids of their titles, by number; NULL: it has none */
    uint8_t chapter_count;
    /* How the game is won and lost: message ids of sentences with the numbers of their rules, ended
     * by NULL. */
    const char *const *aims;
    const Lesson *lesson; /* NULL: none */
};

/* ---- What there is --------------------------------------------------------------------------- */

typedef enum GuidePart {
    GUIDE_MAP,      /* guide_draw, guide_map_size */
    GUIDE_DESCRIBE, /* guide_describe, by the names of places */
    GUIDE_SURVEY,
    GUIDE_STATUS,
    GUIDE_HAND,
    GUIDE_POINTS,
    GUIDE_SHEET,
    GUIDE_FORECAST, /* guide_forecast, by the names of places */
    GUIDE_LESSON
} GuidePart;

/* So that a front end need not offer what nobody could answer; asking for it all the same does no
 * harm: nothing is written. */
bool guide_has(const Rules *rules, GuidePart part);

uint8_t guide_place_count(const Rules *rules); /* 0: it has no places */
uint8_t guide_card_count(const Rules *rules);
const Lesson *guide_lesson(const Rules *rules);  /* without scenes, if there is none */
const OddsTable *guide_odds(const Rules *rules); /* without inputs, if there is none */
const char *guide_legend(const Rules *rules);    /* message id, or NULL */
const char *guide_faces(const Rules *rules);     /* "", if there are no such dice */
MapSize guide_map_size(const Rules *rules, int size);
/* Kinds of arguments that name something which can be pointed at: the set, and whether it has one.
 */
uint32_t guide_things(const Rules *rules);
bool guide_is_thing(const Rules *rules, uint8_t kind);

/* ---- Places ---------------------------------------------------------------------------------- */

void guide_print_place(const Game *game, uint8_t place, Lang lang, Text *out);
/* False: places have no words. */
bool guide_print_place_word(const Game *game, uint8_t place, Text *out);
/* PLACE_NONE, if none has the word. */
uint8_t guide_find_place(const Game *game, const char *word);
uint8_t guide_place_of(const Game *game, const State *state, Action action);
bool guide_is_adjacent(const Game *game, uint8_t from, uint8_t to);
bool guide_is_reconstructed(const Game *game, uint8_t place);
void guide_place_facts(const Game *game, uint8_t place, Json *out);
void guide_board_facts(const Game *game, Json *out);
void guide_describe(const Game *game, const State *state, Seat viewer, uint8_t place, Lang lang,
                    Text *out);
/* False without a sentence, if the game foretells nothing at all. */
bool guide_forecast(const Game *game, const State *state, Seat viewer, uint8_t place, Lang lang,
                    Text *out);

/* ---- Choices --------------------------------------------------------------------------------- */

char guide_key_of(const Game *game, Action action);
bool guide_begins(const Game *game, Action action);
/* Whether what is asked now completes what `last`, the choice before it, began. */
bool guide_is_begun(const Game *game, const State *state, Action last);
int guide_amount(const Game *game, Action action); /* ARGS_MAX: no argument counts */
/* The next one that is offered usually and closed now, and why; `at` is 0 to begin with. NULL:
 * there are no more. */
const Reason *guide_closed(const Game *game, const State *state, unsigned *at, Action *out);
int guide_effect(const Game *game, const State *state, Action action, Lang lang, Text *out);
bool guide_hides(const Game *game, const State *state, Action action, Seat viewer);

/* ---- The table ------------------------------------------------------------------------------- */

void guide_card_face(const Game *game, uint8_t card, Lang lang, Json *out);
uint64_t guide_held(const Game *game, const State *state, Seat viewer);
void guide_draw(const Game *game, const State *state, Seat viewer, Lang lang, Canvas *canvas);
void guide_survey(const Game *game, const State *state, Seat viewer, Lang lang, Text *out);
void guide_status(const Game *game, const State *state, Seat viewer, Lang lang, Text *out);
/* Where there is room: all there is to tell. */
void guide_status_wide(const Game *game, const State *state, Seat viewer, Lang lang, Text *out);
void guide_hand(const Game *game, const State *state, Seat viewer, Lang lang, Text *out);
void guide_sheet(const Game *game, Seat seat, Lang lang, Text *out);
void guide_reckoning(const Game *game, const State *state, Lang lang, Text *out);
int guide_points(const Game *game, const State *state, Seat seat);
void guide_turn_title(const Game *game, const State *state, Text *out);

/* ---- At a glance (moment.c) ------------------------------------------------------------------ */

void guide_strip(const Game *game, const State *state, Seat viewer, Lang lang, Strip *out);
void guide_plate(const Game *game, const State *state, Seat seat, Lang lang, Plate *out);
bool guide_force(const Game *game, const State *state, Seat viewer, uint8_t index, Lang lang,
                 Force *out);
void guide_card_advice(const Game *game, const State *state, Seat viewer, uint8_t card, Lang lang,
                       Text *out);
void guide_chapter(const Game *game, const State *state, Lang lang, StoryChapter *out);
bool guide_fight(const Game *game, const State *state, Lang lang, Fight *out);
/* Of the notes of the last action, which ended a combat, the first so many tell of it. */
uint8_t guide_fight_notes(const Game *game, const State *state);
void guide_outlook(const Game *game, const State *state, Action action, Lang lang, Outlook *out);

/* ---- Rules by their numbers ------------------------------------------------------------------ */

/* The number of the next rule that has a text, in the order of the catalogue: "10.1" before "2.1".
 * `at` is 0 to begin with; false when there are no more. */
bool guide_next_rule(const Rules *rules, size_t *at, Text *out);

/* All of them in the order of a book: "2.1" before "10.1", rulings ("9.a") behind the rules of
 * their chapter. Gives how many there are. */
enum { RULEBOOK_MOST = 256, RULE_NUMBER = 16 };
typedef struct RuleNumber {
    char text[RULE_NUMBER];
} RuleNumber;
size_t guide_rulebook(const Rules *rules, RuleNumber number[RULEBOOK_MOST]);
/* The chapter that a number belongs to (0: it begins with none, "E-10"), and the message id of its
 * title; NULL: it has none. */
unsigned rule_chapter(const char *number);
const char *guide_book_chapter(const Rules *rules, unsigned chapter);
/* The text of a rule of ours; NULL: there is none. */
const char *guide_rule_text(const Rules *rules, const char *number, Lang lang);
/* Whether the number that somebody typed is that of our rule: its own, or a printed one. */
bool guide_is_number_of(const Rules *rules, const char *typed, const char *rule);
/* Message ids of how the game is won and lost, ended by NULL; empty if it does not say. */
const char *const *guide_aims(const Rules *rules);

/* How a rule is cited to who is refused by it or reads it: "[9.6 · printed S.6a, S.6c]". Questions
 * and reasons, which stand in narrow columns, have the number alone. */
void game_print_citation(const Game *game, const char *rule, Lang lang, Text *out);

/* Room for the longest answer of game_print_rule. */
enum { RULE_PAGE = 1 << 13 };

/* The rule of that number, cited, in our words: a line each. The number is ours, or a printed one
 * that is none of ours ("S.6a", "3.3.1"), or one behind the word "printed"; then all rules are told
 * that stand there. Where it is both, ours is told, and that there is another. False if it is
 * neither. */
bool game_print_rule(const Game *game, const char *number, Lang lang, Text *out);

#endif
