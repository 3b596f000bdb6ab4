/* boards.c: a folder of *.tsv files as the one text that Rules.load_board reads.
 *
 * Files come in the order of their names, each after a line "@ NAME". What is in them is the game's
 * business; here only what no board can have (other bytes than text) is refused.
 */
#include <dirent.h>
#include <errno.h>
#include <string.h>

#include "cli/cli.h"

enum { BOARD_FILES_MAX = 64 };

typedef struct Bundle {
    char *text;
    size_t length;
    const char *folder;
    Problem *problem;
} Bundle;

static bool fail(Bundle *bundle, const char *file, uint32_t line, const char *message)
{
    problem_set(bundle->problem, line, message, "");
    slice_copy(slice_of(file), bundle->problem->file, sizeof bundle->problem->file);
    return false;
}

static bool add(Bundle *bundle, const char *text, size_t length)
{
    char *grown = realloc(bundle->text, bundle->length + length + 1);
    if (!grown)
        return fail(bundle, "", 0, "match.no_memory");
    memcpy(grown + bundle->length, text, length);
    bundle->text = grown;
    bundle->length += length;
    grown[bundle->length] = '\0';
    return true;
}

/* Spreadsheets on Windows end lines in CR LF. */
static size_t drop_returns(char *text, size_t length)
{
    size_t kept = 0;
    for (size_t i = 0; i < length; i++)
        if (text[i] != '\r' || i + 1 == length || text[i + 1] != '\n')
            text[kept++] = text[i];
    return kept;
}

/* Control characters other than tab and line end, and lines that would open another file. */
static bool check_bytes(Bundle *bundle, const char *name, const char *text, size_t length)
{
    uint32_t line = 1;
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)text[i];
        if ((c < ' ' && c != '\t' && c != '\n') || c == 0x7f)
            return fail(bundle, name, line, "cli.board_binary");
        if (c == '@' && (i == 0 || text[i - 1] == '\n'))
            return fail(bundle, name, line, "cli.board_at");
        line += c == '\n';
    }
    return true;
}

static bool add_file(Bundle *bundle, const char *name)
{
    char path[PATH_SIZE];
    size_t length;
    if (snprintf(path, sizeof path, "%s/%s", bundle->folder, name) >= (int)sizeof path)
        return fail(bundle, "", 0, "cli.file_missing");
    char *text = file_read(path, &length, bundle->problem);
    if (!text) {
        slice_copy(slice_of(name), bundle->problem->file, sizeof bundle->problem->file);
        return false;
    }
    length = drop_returns(text, length);
    bool good = check_bytes(bundle, name, text, length);
    good = good && add(bundle, "@ ", 2) && add(bundle, name, strlen(name)) && add(bundle, "\n", 1);
    good = good && add(bundle, text, length);
    if (good && length > 0 && text[length - 1] != '\n')
        good = add(bundle, "\n", 1);
    free(text);
    return good;
}

static int is_table(const struct dirent *entry)
{
    const size_t length = strlen(entry->d_name);
    return entry->d_name[0] != '.' && length > 4 && strcmp(entry->d_name + length - 4, ".tsv") == 0;
}

/* Byte order, not the reader's alphabet: the bundle must be the same everywhere. */
static int by_bytes(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

char *board_read(const char *folder, Problem *problem)
{
    Bundle bundle = {NULL, 0, folder, problem};
    struct dirent **entry;
    memset(problem, 0, sizeof *problem);
    const int count = scandir(folder, &entry, is_table, by_bytes);
    if (count < 0) {
        fail(&bundle, "", 0, errno == ENOTDIR ? "cli.board_no_folder" : "cli.board_missing");
        return NULL;
    }
    bool good = count > 0 && count <= BOARD_FILES_MAX;
    if (!good)
        fail(&bundle, "", 0, "cli.board_empty");
    for (int i = 0; i < count; i++) {
        good = good && add_file(&bundle, entry[i]->d_name);
        free(entry[i]);
    }
    free(entry);
    if (good)
        return bundle.text;
    free(bundle.text);
    return NULL;
}
