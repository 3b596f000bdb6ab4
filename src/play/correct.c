/* correct.c: edits of a position text (see correct.h). A text is lines of words; "at PLACE" and
 * "box PLACE" begin those that say which pieces are there, by name (svd1+ mech1) or by number
 * (us-troop 3 police 2). */
#include "play/correct.h"

#include <string.h>

enum { WORDS_MAX = 64, WORD_SIZE = 48 };

typedef struct Words {
    uint32_t count;
    char word[WORDS_MAX][WORD_SIZE];
} Words;

typedef struct Edit {
    char *text; /* of CORRECT_SIZE bytes */
    unsigned guess;
    Problem *problem;
} Edit;

static bool fail(const Edit *edit, const char *message, const char *detail)
{
    problem_set(edit->problem, 0, message, detail);
    return false;
}

static void split(Slice line, Words *out)
{
    Slice word;
    out->count = 0;
    while (out->count < WORDS_MAX && slice_cut(&line, ' ', &word))
        if (word.length > 0)
            slice_copy(word, out->word[out->count++], WORD_SIZE);
}

static bool read_number(const char *word, uint32_t *out)
{
    return slice_number(slice_of(word), UINT16_MAX, out);
}

/* ---- Lines ----------------------------------------------------------------------------------- */

/* The line that begins with one or two words, its end left out; data NULL: there is none. */
static Slice find_line(const Edit *edit, const char *first, const char *second)
{
    Slice rest = {edit->text, strlen(edit->text)}, line;
    while (slice_cut(&rest, '\n', &line)) {
        Words words;
        split(line, &words);
        if (words.count > 0 && strcmp(words.word[0], first) == 0 &&
            (!second || (words.count > 1 && strcmp(words.word[1], second) == 0)))
            return line;
    }
    return (Slice){NULL, 0};
}

/* Puts words in the place of a line, else after all others but the stack of steps; without words
 * the line goes. */
static bool put_line(const Edit *edit, Slice line, const char *words)
{
    char made[CORRECT_SIZE];
    Text text;
    const char *stack = find_line(edit, "frame", NULL).data;
    const char *end = stack ? stack : edit->text + strlen(edit->text);
    const char *before = line.data ? line.data : end;
    const char *after = line.data ? line.data + line.length : end;
    text_init(&text, made, sizeof made);
    text_add_n(&text, edit->text, (size_t)(before - edit->text));
    text_add(&text, words);
    if (words[0] && !line.data)
        text_char(&text, '\n');
    else if (!words[0] && line.data && *after == '\n')
        after++;
    text_add(&text, after);
    if (text.full)
        return fail(edit, "match.no_memory", "");
    memcpy(edit->text, made, text.length + 1);
    return true;
}

static void join(const Words *words, Text *out)
{
    for (uint32_t i = 0; i < words->count; i++) {
        if (i > 0)
            text_char(out, ' ');
        text_add(out, words->word[i]);
    }
}

/* ---- Pieces ---------------------------------------------------------------------------------- */

/* Whether pieces are counted in this game: "at hue police 2". */
static bool is_counted(const Edit *edit)
{
    Words words;
    uint32_t number;
    const Slice line = find_line(edit, "at", NULL);
    split(line, &words);
    return line.data && words.count > 3 && read_number(words.word[3], &number);
}

/* The same piece in a box has a plural: us-troop, us-troops. */
static bool same_piece(const char *there, const char *meant)
{
    const size_t a = strlen(there), b = strlen(meant);
    const size_t least = a < b ? a : b, most = a < b ? b : a;
    if (strncmp(there, meant, least) != 0)
        return false;
    const char last = a < b ? meant[most - 1] : there[most - 1];
    return a == b || (most == least + 1 && (last == 's' || last == '+'));
}

static uint32_t find_piece(const Words *words, const char *piece)
{
    uint32_t i = 2;
    while (i < words->count && !same_piece(words->word[i], piece))
        i++;
    return i;
}

static void drop_words(Words *words, uint32_t from, uint32_t count)
{
    for (uint32_t i = from; i + count < words->count; i++)
        memcpy(words->word[i], words->word[i + count], WORD_SIZE);
    words->count -= count;
}

/* The line of a place; a new one if there is none. */
static Slice read_place(const Edit *edit, const char *place, Words *out)
{
    Slice line = find_line(edit, "at", place);
    if (!line.data)
        line = find_line(edit, "box", place);
    split(line, out);
    if (!line.data) {
        out->count = 2;
        strcpy(out->word[0], edit->guess & GUESS_BOX ? "box" : "at");
        memcpy(out->word[1], place, WORD_SIZE);
    }
    return line;
}

static bool write_place(const Edit *edit, Slice line, const Words *words)
{
    char buffer[WORDS_MAX * WORD_SIZE] = "";
    Text text;
    text_init(&text, buffer, sizeof buffer);
    if (words->count > 2)
        join(words, &text);
    return put_line(edit, line, buffer);
}

/* The piece's own word there is left in `piece`: a full division is svd1+. */
static bool take_away(const Edit *edit, uint32_t number, char piece[WORD_SIZE], const char *place)
{
    Words words;
    const Slice line = read_place(edit, place, &words);
    const uint32_t at = find_piece(&words, piece);
    const bool counted = is_counted(edit);
    uint32_t there = 1;
    if (at + counted >= words.count || (counted && !read_number(words.word[at + 1], &there)) ||
        there < number)
        return fail(edit, "play.correct_none", piece);
    if (!counted) {
        memcpy(piece, words.word[at], WORD_SIZE);
        drop_words(&words, at, 1);
    } else if (there == number) {
        drop_words(&words, at, 2);
    } else {
        Text text;
        text_init(&text, words.word[at + 1], WORD_SIZE);
        text_number(&text, there - number);
    }
    return write_place(edit, line, &words);
}

/* A piece that was not there before: in a box by its plural, on the map without. */
static void name_piece(const Edit *edit, Words *words, const char *piece)
{
    const size_t length = strlen(piece);
    const bool boxed = strcmp(words->word[0], "box") == 0, plural = piece[length - 1] == 's';
    const bool as_typed = !is_counted(edit) || edit->guess & GUESS_AS_TYPED;
    Text text;
    text_init(&text, words->word[words->count++], WORD_SIZE);
    text_add_n(&text, piece, !boxed && plural && !as_typed ? length - 1 : length);
    if (boxed && !plural && !as_typed)
        text_char(&text, 's');
}

/* Of the counted ones as many more, of the others one by its name. */
static bool put_there(const Edit *edit, uint32_t number, const char *piece, const char *place)
{
    Words words;
    const Slice line = read_place(edit, place, &words);
    const uint32_t at = find_piece(&words, piece);
    const bool counted = is_counted(edit), there = at < words.count;
    uint32_t before = 0;
    if (words.count + 2 > WORDS_MAX)
        return fail(edit, "match.no_memory", "");
    if (there && (!counted || at + 1 == words.count || !read_number(words.word[at + 1], &before)))
        return fail(edit, "play.correct_there", piece);
    if (!there)
        name_piece(edit, &words, piece);
    if (counted) {
        Text text;
        words.count += !there;
        text_init(&text, words.word[at + 1], WORD_SIZE);
        text_number(&text, before + number);
    }
    return write_place(edit, line, &words);
}

/* ---- Edits ----------------------------------------------------------------------------------- */

/* move [N] PIECE FROM TO, add and remove [N] PIECE PLACE. */
static bool edit_pieces(const Edit *edit, Words *words)
{
    uint32_t number = 1;
    const bool move = strcmp(words->word[0], "move") == 0;
    const bool remove = strcmp(words->word[0], "remove") == 0;
    if (words->count > 1 && read_number(words->word[1], &number))
        drop_words(words, 1, 1);
    if (words->count != (move ? 4u : 3u) || number == 0)
        return fail(edit, "play.correct_words", words->word[0]);
    if ((move || remove) && !take_away(edit, number, words->word[1], words->word[2]))
        return false;
    return remove || put_there(edit, number, words->word[1], words->word[move ? 3 : 2]);
}

static bool is_stack(const char *key)
{
    return strcmp(key, "frame") == 0 || strcmp(key, "step") == 0;
}

/* A key that several lines begin with is told by its second word, too. */
static bool edit_line(const Edit *edit, const Words *words)
{
    uint32_t number;
    Slice line = {NULL, 0};
    if (words->count < 2 || is_stack(words->word[0]))
        return fail(edit, "play.correct_words", words->word[0]);
    line = find_line(edit, words->word[0], words->word[1]);
    if (!line.data && (edit->guess & GUESS_REPLACE || read_number(words->word[1], &number)))
        line = find_line(edit, words->word[0], NULL);
    TEXT(text, buffer, WORDS_MAX * WORD_SIZE);
    join(words, &text);
    return put_line(edit, line, buffer);
}

static bool clear_line(const Edit *edit, const Words *words)
{
    if (words->count < 2 || words->count > 3 || is_stack(words->word[1]))
        return fail(edit, "play.correct_words", words->word[0]);
    const Slice line = find_line(edit, words->word[1], words->count > 2 ? words->word[2] : NULL);
    return line.data ? put_line(edit, line, "") : fail(edit, "play.correct_none", words->word[1]);
}

static bool is_one_of(const char *word, const char *const *list)
{
    while (*list && strcmp(word, *list) != 0)
        list++;
    return *list;
}

static bool edit_one(const Edit *edit, Words *words)
{
    static const char *const pieces[] = {"move", "add", "remove", NULL};
    if (is_one_of(words->word[0], pieces))
        return edit_pieces(edit, words);
    return strcmp(words->word[0], "clear") == 0 ? clear_line(edit, words) : edit_line(edit, words);
}

bool correct_text(char text[CORRECT_SIZE], const char *edits, unsigned guess, Problem *problem)
{
    const Edit edit = {text, guess, problem};
    Slice rest = {edits, strlen(edits)}, one;
    uint32_t count = 0;
    while (slice_cut(&rest, ';', &one)) {
        Words words;
        split(one, &words);
        if (words.count > 0 && !edit_one(&edit, &words))
            return false;
        count += words.count > 0;
    }
    return count > 0 || fail(&edit, "play.correct_words", edits);
}

void correct_show(const char *text, bool all, Text *out)
{
    Slice rest = {text, strlen(text)}, line;
    while (slice_cut(&rest, '\n', &line)) {
        Words words;
        split(line, &words);
        if (words.count == 0 || strcmp(words.word[0], "frame") == 0 ||
            (!all && strcmp(words.word[0], "at") != 0))
            continue;
        text_add_n(out, line.data, line.length);
        text_char(out, '\n');
    }
}
