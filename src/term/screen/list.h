/* list.h: a list with a cursor: menus and choices. The entry under the cursor is shown whole, the
 * others in one line each; what stands after an arrow in one is what it does, and is cut last. */
#ifndef MEKONG_TERM_LIST_H
#define MEKONG_TERM_LIST_H

#include "play/lines.h"
#include "term/screen/screen.h"

/* Begins as all zero; list_free when done. */
typedef struct List {
    Lines label;       /* an entry each */
    const char *marks; /* the key of each entry, '\0': none; NULL: those of a menu */
    uint32_t pinned;   /* so many of the last entries are always in sight */
    uint32_t at;       /* the entry under the cursor */
    Lines shown;       /* as drawn last: lines tagged with their entry */
    uint32_t top;      /* first of them on the screen */
    uint32_t tail;     /* lines of the pinned entries */
    Rect rect;         /* where that was */
} List;

void list_free(List *list);
/* Draws; without `active` the cursor is quieter. */
void list_draw(List *list, const Screen *screen, Rect rect, bool active);
/* Cursor keys, and the wheel over it: true if it was one. */
bool list_move(List *list, Input input);
/* Has every entry a mark of its own? */
bool list_has_marks(const List *list);
/* The entry that a letter, a digit or a click means; false: none. */
bool list_hit(const List *list, Input input, uint32_t *entry);

#endif
