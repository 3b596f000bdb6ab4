/* shelf.c: the games that lie in the player's data folder (see shelf.h). */
#include "play/shelf.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "ai/random.h"
#include "play/session.h"

/* Only so many files are opened: reading one means playing it through. */
enum { FILES_MAX = 1024, OPENED_MAX = 40, NAME_SIZE = 256 };

typedef struct Found {
    char name[NAME_SIZE];
    time_t when;
} Found;

/* ---- The folder ------------------------------------------------------------------------------ */

static void join(const char *folder, const char *name, char path[PATH_SIZE])
{
    Text text;
    text_init(&text, path, PATH_SIZE);
    text_add(&text, folder);
    text_add(&text, name);
}

static bool is_save(const char *folder, const char *name, Found *found)
{
    const size_t length = strlen(name);
    char path[PATH_SIZE];
    struct stat file;
    if (length < 8 || length >= NAME_SIZE || strcmp(name + length - 7, ".mekong") != 0)
        return false;
    join(folder, name, path);
    if (stat(path, &file) != 0 || !S_ISREG(file.st_mode))
        return false;
    memcpy(found->name, name, length + 1);
    found->when = file.st_mtime;
    return true;
}

static int by_age(const void *x, const void *y)
{
    const Found *a = x, *b = y;
    if (a->when != b->when)
        return a->when < b->when ? 1 : -1;
    return strcmp(b->name, a->name);
}

static uint32_t read_folder(const char *folder, Found *found)
{
    DIR *dir = opendir(folder);
    uint32_t count = 0;
    const struct dirent *entry;
    while (dir && count < FILES_MAX && (entry = readdir(dir)) != NULL)
        count += is_save(folder, entry->d_name, &found[count]);
    if (dir)
        closedir(dir);
    qsort(found, count, sizeof *found, by_age);
    return count;
}

/* ---- A game ---------------------------------------------------------------------------------- */

/* "North Vietnam: heuristic". */
static void print_seat(const Match *match, Seat seat, Lang lang, Text *out)
{
    const Rules *rules = match_game(match)->rules;
    const char *who = match_seat(match, seat)->controller;
    text_add(out, seat_name(rules, seat, lang));
    text_add(out, message_text(lang, "plain.colon"));
    text_add(out, policy_find(rules, who) ? who : message_text(lang, "shelf.person"));
}

static void print_label(const Match *match, time_t when, Lang lang, Text *out)
{
    const Game *game = match_game(match);
    char stamp[32] = "";
    struct tm date;
    if (localtime_r(&when, &date))
        strftime(stamp, sizeof stamp, "%Y-%m-%d %H:%M", &date);
    text_add(out, game_title(game->rules, lang));
    text_add(out, ", ");
    game_print_turn(game, game_turn(game, match_state(match)), lang, out);
    text_char(out, '.');
    for (Seat seat = 0; seat < game->rules->seats; seat++) {
        text_add(out, seat > 0 ? ", " : " ");
        print_seat(match, seat, lang, out);
    }
    text_add(out, " (");
    text_add(out, stamp);
    text_char(out, ')');
}

/* False if the file is no sound save, or its game is over. */
static bool open_kept(const char *folder, const Found *found, Lang lang, Kept *out)
{
    SaveProblem problem = {0};
    Session session;
    Text label;
    join(folder, found->name, out->path);
    if (!session_load(&session, out->path, lang, 0, &problem))
        return false;
    const bool open = session_need(&session) != NEED_NOTHING;
    text_init(&label, out->label, sizeof out->label);
    print_label(session.match, found->when, lang, &label);
    session_close(&session);
    return open;
}

uint32_t shelf_list(Lang lang, Kept *out, uint32_t most)
{
    char folder[PATH_SIZE];
    Found *found = malloc(FILES_MAX * sizeof *found);
    uint32_t count = 0;
    if (!found)
        return 0;
    session_folder(folder);
    const uint32_t files = read_folder(folder, found);
    for (uint32_t i = 0; i < files && i < OPENED_MAX && count < most; i++)
        count += open_kept(folder, &found[i], lang, &out[count]);
    free(found);
    return count;
}

bool shelf_delete(const Kept *kept) { return unlink(kept->path) == 0; }
