/* study.c: a study from its file to cells that can be played, and the two prints that say which
 * study it is and what its results depend on besides. */
#include "lab/study.h"

#include <sodium.h>
#include <string.h>

#include "ai/seating.h"
#include "lab/sources.h"

/* ---- Prints ---------------------------------------------------------------------------------- */

void print_text(const uint8_t print[PRINT_SIZE], Text *out)
{
    for (int i = 0; i < PRINT_SIZE; i++) {
        text_char(out, "0123456789abcdef"[print[i] >> 4]);
        text_char(out, "0123456789abcdef"[print[i] & 15]);
    }
}

static int digit_of(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool print_read(Slice word, uint8_t print[PRINT_SIZE])
{
    if (word.length != 2 * PRINT_SIZE)
        return false;
    for (size_t i = 0; i < PRINT_SIZE; i++) {
        const int high = digit_of(word.data[2 * i]), low = digit_of(word.data[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        print[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

const char *study_board(const Study *study)
{
    return study->board ? study->board : study->rules->default_board;
}

/* The study's own print is that of its words; the other is of all else that a result hangs on: the
 * sources of the rules and the players, and the board. */
static bool make_prints(Study *study, Problem *problem)
{
    crypto_hash_sha256_state state;
    const char *board = study_board(study);
    char *words = malloc(2 * STUDY_TEXT_MAX);
    Text text;
    if (!words || sodium_init() < 0) {
        free(words);
        problem_set(problem, 0, "match.no_memory", "");
        return false;
    }
    text_init(&text, words, 2 * STUDY_TEXT_MAX);
    const bool fits = study_print(study, NULL, &text);
    crypto_hash_sha256(study->print, (const unsigned char *)words, text.length);
    free(words);
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, (const unsigned char *)lab_sources, strlen(lab_sources));
    if (board)
        crypto_hash_sha256_update(&state, (const unsigned char *)board, strlen(board));
    crypto_hash_sha256_final(&state, study->rules_print);
    if (!fits)
        problem_set(problem, 0, "lab.study_large", "");
    return fits;
}

/* ---- Parties --------------------------------------------------------------------------------- */

static bool make_room(void **room, size_t count, size_t size, Problem *problem)
{
    *room = calloc(count ? count : 1, size);
    if (!*room)
        problem_set(problem, 0, "match.no_memory", "");
    return *room != NULL;
}

/* Who plays, and the options that come of it: a player may bring one along where the study leaves
 * it as it is. Gives the seat whose player cannot sit there, or SEAT_NOBODY. */
static Seat sit_down(const Study *study, LabCell *cell, uint8_t option[OPTIONS_MAX])
{
    uint8_t settled[OPTIONS_MAX];
    for (Seat seat = 0; seat < study->rules->seats; seat++) {
        strength_parse(study->rules, cell->party.word[seat], &cell->strength[seat]);
        cell->policy[seat] = cell->strength[seat].policy;
    }
    memcpy(option, study->option, OPTIONS_MAX);
    memcpy(settled, option, sizeof settled);
    const Seat wrong = seating_settle(study->rules, cell->policy, settled);
    for (uint8_t i = 0; i < study->rules->option_count; i++)
        if (option[i] == study->rules->options[i].preset)
            option[i] = settled[i];
    return wrong;
}

/* One alone against the other in all other seats, if all of them can sit there. */
static void add_pair(Study *study, uint32_t first, uint32_t second, Seat alone)
{
    LabCell cell = {0};
    uint8_t option[OPTIONS_MAX];
    for (Seat seat = 0; seat < study->rules->seats; seat++)
        memcpy(cell.party.word[seat], study->player[seat == alone ? first : second],
               PLAYER_WORD_SIZE);
    if (sit_down(study, &cell, option) == SEAT_NOBODY)
        study->party[study->parties++] = cell.party;
}

/* Everybody against everybody: the first alone in each seat in turn, the second in all others. Of
 * two seats the second one comes when the two change places. */
static void pair_off(Study *study)
{
    const Seat seats = study->rules->seats == 2 ? 1 : study->rules->seats;
    for (uint32_t first = 0; first < study->players; first++)
        for (uint32_t second = 0; second < study->players; second++)
            for (Seat alone = 0; first != second && alone < seats; alone++)
                add_pair(study, first, second, alone);
}

/* All that the lists of the seats allow, the last seat changing first. */
static void sit_by_lists(Study *study, uint32_t parties)
{
    for (; study->parties < parties; study->parties++) {
        uint32_t rest = study->parties;
        for (int seat = study->rules->seats - 1; seat >= 0; seat--) {
            const uint32_t count = study->seat_players[seat];
            memcpy(study->party[study->parties].word[seat], study->seat_player[seat][rest % count],
                   PLAYER_WORD_SIZE);
            rest /= count;
        }
    }
}

static bool make_parties(Study *study, Problem *problem)
{
    const uint32_t seats = study->rules->seats, pairs = study->players * (study->players - 1);
    uint64_t parties = seats == 2 ? pairs : pairs * (uint64_t)seats;
    if (study->players == 0) {
        parties = 1;
        for (uint32_t seat = 0; seat < seats; seat++)
            parties *= study->seat_players[seat];
    }
    study->points = 1;
    for (uint32_t i = 0; i < study->axes && study->points <= STUDY_CELLS_MAX; i++)
        study->points *= study->axis[i].values;
    if (parties * study->points > STUDY_CELLS_MAX) {
        problem_set(problem, 0, "lab.study_cells", "");
        return false;
    }
    void *room;
    if (!make_room(&room, (size_t)parties, sizeof *study->party, problem))
        return false;
    study->party = room;
    if (study->players)
        pair_off(study);
    else
        sit_by_lists(study, (uint32_t)parties);
    return true;
}

void party_print(const Rules *rules, const Party *party, char between, Text *out)
{
    for (Seat seat = 0; seat < rules->seats; seat++) {
        if (seat > 0)
            text_char(out, between);
        text_add(out, party->word[seat]);
    }
}

/* ---- Cells ----------------------------------------------------------------------------------- */

bool cell_open(const Study *study, const Party *party, const char *board, LabCell *cell,
               Problem *problem)
{
    uint8_t option[OPTIONS_MAX];
    memset(cell, 0, sizeof *cell);
    cell->party = *party;
    const Seat wrong = sit_down(study, cell, option);
    if (wrong != SEAT_NOBODY) {
        problem_set(problem, study->seat_line[wrong], "play.wrong_seat", party->word[wrong]);
        return false;
    }
    cell->match = match_new(study->rules, option, board ? board : study->board, problem);
    return cell->match != NULL;
}

void cell_close(LabCell *cell)
{
    match_free(cell->match);
    cell->match = NULL;
}

uint32_t study_value(const Study *study, uint32_t cell, uint32_t axis)
{
    uint32_t rest = cell % study->points;
    for (uint32_t i = study->axes; i-- > axis + 1;)
        rest /= study->axis[i].values;
    return rest % study->axis[axis].values;
}

/* The board of a cell, to be freed; NULL with no problem: the study's own. */
static char *board_of(const Study *study, uint32_t cell, Problem *problem)
{
    char *board = NULL;
    for (uint32_t i = 0; i < study->axes; i++) {
        const Axis *axis = &study->axis[i];
        char *next = board_with(board ? board : study_board(study), axis->table, axis->place,
                                axis->value[study_value(study, cell, i)], problem);
        free(board);
        board = next;
        if (!board) {
            problem->line = axis->line;
            return NULL;
        }
    }
    return board;
}

/* A board that cannot be is the fault of the line that changed it. */
static bool make_cell(Study *study, uint32_t index, Problem *problem)
{
    char *board = board_of(study, index, problem);
    if (study->axes && !board)
        return false;
    const bool good =
        cell_open(study, &study->party[index / study->points], board, &study->cell[index], problem);
    if (!good && problem->file[0]) {
        problem->file[0] = '\0';
        problem->line = study->axes ? study->axis[study->axes - 1].line : study->board_line;
    }
    free(board);
    return good;
}

static bool make_cells(Study *study, Problem *problem)
{
    const uint32_t cells = study->parties * study->points;
    void *room;
    if (!make_room(&room, cells, sizeof *study->cell, problem))
        return false;
    study->cell = room;
    for (; study->cells < cells; study->cells++)
        if (!make_cell(study, study->cells, problem))
            return false;
    return true;
}

void study_name_cell(const Study *study, uint32_t cell, Text *out)
{
    party_print(study->rules, &study->cell[cell].party, '-', out);
    for (uint32_t i = 0; i < study->axes; i++) {
        text_char(out, ' ');
        text_add(out, study->axis[i].table);
        text_char(out, ' ');
        text_add(out, study->axis[i].place);
        text_char(out, '=');
        text_add(out, study->axis[i].value[study_value(study, cell, i)]);
    }
}

/* ---- The whole ------------------------------------------------------------------------------- */

bool study_settle(Study *study, Problem *problem)
{
    if (study->shards == 0)
        study->shards =
            study->games < STUDY_SHARDS_PRESET ? (uint32_t)study->games : STUDY_SHARDS_PRESET;
    if (study->shards > study->games) {
        problem_set(problem, 0, "lab.study_few_games", "");
        return false;
    }
    if (!make_parties(study, problem))
        return false;
    if ((uint64_t)study->parties * study->points * study->shards > STUDY_COUNTS_MAX) {
        problem_set(problem, 0, "lab.study_cells", "");
        return false;
    }
    return make_cells(study, problem) && make_prints(study, problem);
}

static bool open_text(Study *study, const char *path, const char *text, size_t length,
                      Problem *problem)
{
    char folder[PATH_SIZE];
    const char *slash = strrchr(path, '/');
    slice_copy((Slice){path, slash ? (size_t)(slash - path) : 0}, folder, sizeof folder);
    if (slash == path)
        slice_copy(slice_of("/"), folder, sizeof folder);
    return study_read(study, text, length, problem) && study_load_board(study, folder, problem) &&
           study_settle(study, problem);
}

bool study_open(Study *study, const char *path, Lang lang)
{
    Problem problem = {0};
    size_t length;
    memset(study, 0, sizeof *study);
    char *text = file_read(path, &length, &problem);
    const bool good = text && open_text(study, path, text, length, &problem);
    if (!good)
        complain(lang, path, &problem);
    free(text);
    return good;
}

void study_close(Study *study)
{
    for (uint32_t i = 0; study->cell && i < study->cells; i++)
        cell_close(&study->cell[i]);
    free(study->cell);
    free(study->party);
    free(study->board);
    memset(study, 0, sizeof *study);
}
