/* menu_saved.c: games on disk: the newest in the player's data folder, to go on with or to throw
 * away; or any file, to look at. */
#include <stdlib.h>

#include "play/shelf.h"
#include "term/ui.h"

enum { SAVES_MAX = 30 };

/* The first answer is no. */
static void erase_kept(Ui *ui, const Kept *kept)
{
    const char *labels[] = {message_text(ui->lang, "play.delete.no"),
                            message_text(ui->lang, "play.delete.yes")};
    if (pick(ui, message_text(ui->lang, "play.delete.sure"), kept->label, labels, 2, 0) == 1)
        ui_notice(ui, shelf_delete(kept) ? "play.delete.done" : "play.delete.failed", "");
}

void menu_saved(Ui *ui)
{
    Kept *kept = calloc(SAVES_MAX, sizeof *kept);
    const char *labels[SAVES_MAX];
    bool erase = true;
    while (kept && erase && !ui->screen.ended) {
        const uint32_t count = shelf_list(ui->lang, kept, SAVES_MAX);
        for (uint32_t i = 0; i < count; i++)
            labels[i] = kept[i].label;
        if (count == 0 && ui->notice[0] == '\0')
            ui_notice(ui, "term.saved.none", "");
        const int picked = pick_or_erase(ui, message_text(ui->lang, "term.menu.saved"), labels,
                                         (int)count, &erase);
        if (picked >= 0 && erase)
            erase_kept(ui, &kept[picked]);
        else if (picked >= 0)
            open_file(ui, kept[picked].path);
    }
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
