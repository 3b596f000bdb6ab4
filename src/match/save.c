/* save.c: writes a match as text: the format is told in docs/saves.md. load.c reads it back.
 *
 *     mekong 1 / game / option ... / seat ... / board / position ... / actions / one line each /
 *     resign / end
 *
 * The same text is save, replay, golden test and bug report.
 */
#include <stdlib.h>
#include <string.h>

#include "match/inside.h"

/* ---- Growing text ---------------------------------------------------------------------------- */

void blob_add(Blob *blob, const char *data, size_t length)
{
    if (blob->failed)
        return;
    if (blob->length + length + 1 > blob->size) {
        const size_t size = 2 * (blob->length + length) + 256;
        char *grown = realloc(blob->data, size);
        blob->failed = !grown;
        if (!grown)
            return;
        blob->data = grown;
        blob->size = size;
    }
    memcpy(blob->data + blob->length, data, length);
    blob->length += length;
    blob->data[blob->length] = '\0';
}

/* Up to three words and a line end. */
static void add_line(Blob *blob, const char *first, const char *second, const char *third)
{
    blob_add(blob, first, strlen(first));
    blob_add(blob, " ", second ? 1 : 0);
    if (second)
        blob_add(blob, second, strlen(second));
    blob_add(blob, " ", third ? 1 : 0);
    if (third)
        blob_add(blob, third, strlen(third));
    blob_add(blob, "\n", 1);
}

/* ---- Parts ----------------------------------------------------------------------------------- */

static void add_options(Blob *blob, const Game *game)
{
    for (uint8_t i = 0; i < game->rules->option_count; i++) {
        const Option *option = &game->rules->options[i];
        add_line(blob, "option", option->word, option->words[game->option[i]]);
    }
}

static void add_seats(Blob *blob, const Match *match)
{
    for (Seat seat = 0; seat < match->game.rules->seats; seat++) {
        const SeatHolder *holder = &match->seat[seat];
        blob_add(blob, "seat ", 5);
        add_line(blob, match_actor_word(match, seat), holder->controller,
                 holder->name[0] ? holder->name : NULL);
    }
}

/* Each line behind a bar. */
static void add_barred(Blob *blob, const char *text)
{
    Slice rest = {text, strlen(text)}, line;
    while (slice_cut(&rest, '\n', &line)) {
        blob_add(blob, "| ", 2);
        blob_add(blob, line.data, line.length);
        blob_add(blob, "\n", 1);
    }
}

static void add_board(Blob *blob, const Match *match)
{
    const uint32_t number = match_board_number(match);
    TEXT(text, digits, 12);
    text_number(&text, number);
    add_line(blob, "board", number ? "default" : "custom", number > 1 ? digits : NULL);
    if (number == 0)
        add_barred(blob, match->board_text);
}

static void add_position(Blob *blob, const Match *match)
{
    if (!match->position)
        return;
    add_line(blob, "position", NULL, NULL);
    add_barred(blob, match->position);
}

static void add_actions(Blob *blob, const Match *match)
{
    char buffer[ACTION_TEXT_SIZE];
    Text words;
    add_line(blob, "actions", NULL, NULL);
    for (uint32_t i = 0; i < match->count; i++) {
        text_init(&words, buffer, sizeof buffer);
        action_print(&match->game, match->entry[i].action, &words);
        ENSURE(!words.full);
        add_line(blob, match_actor_word(match, match->entry[i].actor), buffer, NULL);
    }
}

uint64_t save_checksum(const char *data, size_t length)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)data[i]) * 0x100000001b3u;
    return hash;
}

void checksum_print(uint64_t sum, char out[CHECKSUM_SIZE])
{
    for (int i = 0; i < CHECKSUM_SIZE - 1; i++)
        out[i] = "0123456789abcdef"[(sum >> (60 - 4 * i)) & 15];
    out[CHECKSUM_SIZE - 1] = '\0';
}

static void add_resigned(Blob *blob, const Match *match)
{
    if (match->resigned != SEAT_NOBODY)
        add_line(blob, "resign", match_actor_word(match, match->resigned), NULL);
}

static void add_end(Blob *blob, const Match *match)
{
    char number[24], sum[CHECKSUM_SIZE];
    Text text;
    checksum_print(save_checksum(blob->data, blob->length), sum);
    text_init(&text, number, sizeof number);
    text_number(&text, match->count);
    add_line(blob, "end", number, sum);
}

char *match_save(const Match *match, size_t *length)
{
    Blob blob = {NULL, 0, 0, false};
    add_line(&blob, "mekong", SAVE_VERSION, NULL);
    add_line(&blob, "game", match->game.rules->word, NULL);
    add_options(&blob, &match->game);
    add_seats(&blob, match);
    if (match->table)
        add_line(&blob, "table", NULL, NULL);
    add_board(&blob, match);
    add_position(&blob, match);
    add_actions(&blob, match);
    add_resigned(&blob, match);
    if (!blob.failed)
        add_end(&blob, match);
    if (blob.failed) {
        free(blob.data);
        return NULL;
    }
    *length = blob.length;
    return blob.data;
}
