/* study_board.c: the board of a study: where it lies, and its text with other values.
 *
 * A place is the words that begin a row and the name of a column, with points between them:
 * "6.die5", "NV.8.modifier". A span of numbers, "6-20.die5", is all rows whose number is in it.
 */
#include <string.h>
#include <sys/stat.h>

#include "lab/study.h"

enum { PLACE_WORDS = 8, NO_COLUMN = 0xffff };

/* ---- Files ----------------------------------------------------------------------------------- */

bool path_is_folder(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0 && S_ISDIR(file.st_mode);
}

bool study_load_board(Study *study, const char *folder, Problem *problem)
{
    char path[PATH_SIZE];
    size_t length;
    if (!study->board_path[0])
        return true;
    const bool whole = study->board_path[0] == '/' || !folder[0];
    const int size = snprintf(path, sizeof path, "%s%s%s", whole ? "" : folder, whole ? "" : "/",
                              study->board_path);
    if (size < 0 || size >= PATH_SIZE) {
        problem_set(problem, study->board_line, "lab.study_long", "board");
        return false;
    }
    study->board =
        path_is_folder(path) ? board_read(path, problem) : file_read(path, &length, problem);
    if (study->board)
        return true;
    problem->file[0] = '\0';
    problem->line = study->board_line;
    return false;
}

/* ---- Rows ------------------------------------------------------------------------------------ */

typedef struct Place {
    Slice word[PLACE_WORDS];
    unsigned words; /* of the row */
    Slice column;
} Place;

static bool place_read(const char *text, Place *place)
{
    Slice rest = slice_of(text), word;
    place->words = 0;
    while (slice_cut(&rest, '.', &word)) {
        if (rest.length == 0) {
            place->column = word;
            return place->words > 0 && word.length > 0;
        }
        if (place->words == PLACE_WORDS)
            return false;
        place->word[place->words++] = word;
    }
    return false;
}

static bool slices_equal(Slice a, Slice b)
{
    return a.length == b.length && memcmp(a.data, b.data, a.length) == 0;
}

static Slice trimmed(Slice field)
{
    while (field.length > 0 && (field.data[0] == ' ' || field.data[0] == '\r'))
        field = (Slice){field.data + 1, field.length - 1};
    while (field.length > 0 &&
           (field.data[field.length - 1] == ' ' || field.data[field.length - 1] == '\r'))
        field.length--;
    return field;
}

/* "7" is in "6-20"; any word is what it is. */
static bool word_fits(Slice wanted, Slice field)
{
    uint32_t low, high, number;
    Slice rest = wanted, first;
    if (slices_equal(wanted, field))
        return true;
    return slice_cut(&rest, '-', &first) && slice_number(first, UINT16_MAX, &low) &&
           slice_number(rest, UINT16_MAX, &high) && slice_number(field, UINT16_MAX, &number) &&
           number >= low && number <= high;
}

/* The field at a place of a row: it lies within the line. False: this is not the row. */
static bool find_field(const Place *place, unsigned column, Slice line, Slice *out)
{
    Slice field;
    bool found = false;
    for (unsigned i = 0; i < place->words || i <= column; i++) {
        if (!slice_cut(&line, '\t', &field))
            return false;
        field = trimmed(field);
        if (i < place->words && !word_fits(place->word[i], field))
            return false;
        if (i == column) {
            *out = field;
            found = true;
        }
    }
    return found;
}

static unsigned find_column(Slice header, Slice name)
{
    Slice field;
    for (unsigned i = 0; slice_cut(&header, '\t', &field); i++)
        if (slices_equal(trimmed(field), name))
            return i;
    return NO_COLUMN;
}

/* Calls for each field at the place, in the order of the rows; how many there are. */
typedef void (*FieldVisit)(void *context, Slice field);

static bool is_head_of(Slice line, const char *table)
{
    TEXT(text, head, VALUE_SIZE + 8);
    text_add(&text, "@ ");
    text_add(&text, table);
    text_add(&text, ".tsv");
    return slice_equal(trimmed(line), head);
}

static unsigned visit_fields(const char *board, const char *table, const char *text,
                             FieldVisit visit, void *context)
{
    Slice rest = slice_of(board), line, field;
    Place place;
    bool inside = false, headed = false;
    unsigned column = NO_COLUMN, found = 0;
    if (!place_read(text, &place))
        return 0;
    while (slice_cut(&rest, '\n', &line)) {
        if (line.length > 0 && line.data[0] == '@') {
            inside = is_head_of(line, table);
            headed = false;
        } else if (inside && line.length > 0 && line.data[0] != '#') {
            if (!headed)
                column = find_column(line, place.column);
            else if (column != NO_COLUMN && find_field(&place, column, line, &field)) {
                visit(context, field);
                found++;
            }
            headed = true;
        }
    }
    return found;
}

/* ---- Values ---------------------------------------------------------------------------------- */

typedef struct Change {
    const char *board; /* as far as it is copied */
    const char *value;
    Text out;
} Change;

static void change_field(void *context, Slice field)
{
    Change *change = context;
    text_add_n(&change->out, change->board, (size_t)(field.data - change->board));
    text_add(&change->out, change->value);
    change->board = field.data + field.length;
}

static void note_first(void *context, Slice field)
{
    Slice *first = context;
    if (!first->data)
        *first = field;
}

bool board_number(const char *board, const char *table, const char *place, uint32_t *out)
{
    Slice first = {NULL, 0};
    return visit_fields(board, table, place, note_first, &first) > 0 &&
           slice_number(first, UINT16_MAX, out);
}

char *board_with(const char *board, const char *table, const char *place, const char *value,
                 Problem *problem)
{
    Slice first = {NULL, 0};
    const unsigned places = visit_fields(board, table, place, note_first, &first);
    if (places == 0) {
        problem_set(problem, 0, "lab.study_place", place);
        return NULL;
    }
    const size_t size = strlen(board) + places * strlen(value) + 1;
    char *room = malloc(size);
    if (!room) {
        problem_set(problem, 0, "match.no_memory", "");
        return NULL;
    }
    Change change = {board, value, text_on(room, size)};
    visit_fields(board, table, place, change_field, &change);
    text_add(&change.out, change.board);
    return room;
}
