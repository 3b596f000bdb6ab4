/* picture_map.c: the map in characters, for the default board. It is as high as there are
 * provinces, so that the table of provinces fits beside it. A board with other provinces or
 * neighbours is shown as a table alone: a wrong line between two provinces would be worse than
 * none.
 */
#include <string.h>

#include "games/saigon75/picture.h"

enum { CODE = 4 };

static const struct {
    const char *id, *code;
    Provinces neighbours; /* that the lines below join it to */
} provinces[PROVINCES] = {
    {"quang_tri", "QTRI", 0x00002},  {"hue", "THUE", 0x00005},
    {"da_nang", "DANG", 0x0001a},    {"quang_ngai", "QNGA", 0x00054},
    {"kon_tum", "KTUM", 0x0002c},    {"pleiku", "PLEI", 0x001d0},
    {"binh_dinh", "BDIN", 0x000a8},  {"phu_yen", "PYEN", 0x00560},
    {"dak_lak", "DLAK", 0x00ea0},    {"dak_nong", "DNON", 0x01900},
    {"khanh_hoa", "KHOA", 0x00980},  {"binh_thuan", "BTHU", 0x05700},
    {"phuoc_binh", "PBIN", 0x0ea00}, {"an_loc", "ALOC", 0x19000},
    {"xuan_loc", "XLOC", 0x09800},   {"saigon", "SGON", 0x17000},
    {"long_an", "LGAN", 0x6a000},    {"can_tho", "CTHO", 0xd0000},
    {"kien_giang", "KGIA", 0xb0000}, {"ca_mau", "CMAU", 0x60000},
};

/* A line: the drawing from a column on, and perhaps a word in front of it or behind. */
static const struct {
    uint8_t column;
    const char *drawing;
    uint8_t label_column;
    const char *label; /* message id or NULL */
} lines[PROVINCES] = {
    {17, "»QTRI~ ~", 0, "s75.picture.north_vietnam"},
    {22, "╲    ~ ~", 0, NULL},
    {22, "»THUE~  ~", 0, NULL},
    {27, "╲  ~   ~  ~", 0, NULL},
    {27, "»DANG───QNGA~", 0, NULL},
    {28, "│    ╱ │     ~", 13, "s75.picture.laos"},
    {27, "»KTUM   BDIN~", 0, NULL},
    {28, "│    ╱ │    ~", 0, NULL},
    {27, "»PLEI───PYEN~", 0, NULL},
    {28, "│    ╱ │     ~", 0, NULL},
    {27, "»DLAK───KHOA~", 10, "s75.picture.cambodia"},
    {27, "╱│     ╱     ~", 0, NULL},
    {22, "»DNON │    ╱", 0, NULL},
    {19, "▾  ╱    ╲│   ╱    ~   ~", 0, NULL},
    {9, "»ALOC────PBIN──────BTHU~", 0, NULL},
    {8, "▾ │   ╲   │   ╲    ╱       ~  ~", 0, NULL},
    {0, "»KGIA───LGAN───SGON────XLOC~", 0, NULL},
    {0, "~│   ╲  │   ~  ~", 25, "s75.picture.sea"},
    {1, "CMAU──CTHO~", 0, NULL},
    {1, "~", 11, "s75.picture.map_legend"},
};

bool s75_map_fits(const Game *g)
{
    for (unsigned p = 0; p < PROVINCES; p++)
        if (strcmp(g->board->id[p], provinces[p].id) != 0 ||
            g->board->adjacent[p] != provinces[p].neighbours)
            return false;
    return true;
}

const char *s75_map_code(unsigned province) { return provinces[province].code; }

static bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

static bool is_of_nv(const State *s, const char *code)
{
    for (unsigned p = 0; p < PROVINCES; p++)
        if (memcmp(code, provinces[p].code, CODE) == 0)
            return s75_controller(s, p) == NV;
    return false;
}

static void draw(const State *s, const char *drawing, Text *out)
{
    bool small = false;
    for (const char *c = drawing; *c != '\0'; c++) {
        if (is_capital(*c) && (c == drawing || !is_capital(c[-1])))
            small = is_of_nv(s, c);
        text_char(out, is_capital(*c) && small ? (char)(*c - 'A' + 'a') : *c);
    }
}

void s75_map_line(const State *s, Lang lang, unsigned line, Text *out)
{
    const char *label = lines[line].label;
    const bool in_front = lines[line].label_column < lines[line].column;
    if (label && in_front) {
        text_pad_to(out, lines[line].label_column);
        text_add(out, message_text(lang, label));
    }
    text_pad_to(out, lines[line].column);
    draw(s, lines[line].drawing, out);
    if (label && !in_front) {
        text_pad_to(out, lines[line].label_column);
        text_add(out, message_text(lang, label));
    }
}
