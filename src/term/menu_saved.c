/* menu_saved.c: games on disk: the newest in the player's data folder, to go on with; or any file,
 * to look at. */
#include <stdlib.h>

#include "play/shelf.h"
#include "term/ui.h"

enum { SAVES_MAX = 30 };

void menu_saved(Ui *ui)
{
    Kept *kept = calloc(SAVES_MAX, sizeof *kept);
    const char *labels[SAVES_MAX];
    if (!kept)
        return;
    const uint32_t count = shelf_list(ui->lang, kept, SAVES_MAX);
    for (uint32_t i = 0; i < count; i++)
        labels[i] = kept[i].label;
    if (count == 0)
        ui_notice(ui, "term.saved.none", "");
    const int picked =
        pick(ui, message_text(ui->lang, "term.menu.saved"), "", labels, (int)count, 0);
    if (picked >= 0)
        open_file(ui, kept[picked].path);
    free(kept);
}

void menu_replay(Ui *ui)
{
    char path[PATH_SIZE] = "";
    if (popup_ask(ui, message_text(ui->lang, "term.menu.replay"),
                  message_text(ui->lang, "term.replay.label"), path, sizeof path) &&
        path[0] != '\0')
        open_replay(ui, path);
}
