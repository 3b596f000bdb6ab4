/* sheet.c: a faction's reference sheet: what wins, what each Operation and special activity does,
 * where and for how much. Words are in po/fitl_screen. */
#include "games/fitl/people/view.h"

typedef struct Entry {
    uint8_t kind; /* OpKind or ActivityKind */
    const char *message, *rule;
} Entry;

enum { OPS = 4, ACTS = 3 };

typedef struct Sheet {
    const char *goal;
    Entry op[OPS], act[ACTS];
} Sheet;

static const Sheet sheets[FACTIONS] = {
    [US] = {"fitl.sheet.goal_us",
            {{OP_TRAIN, "fitl.sheet.train_us", "8.1"},
             {OP_PATROL, "fitl.sheet.patrol_us", "8.14"},
             {OP_SWEEP, "fitl.sheet.sweep_us", "8.22"},
             {OP_ASSAULT, "fitl.sheet.assault_us", "8.27"}},
            {{ADVISE, "fitl.sheet.advise", "10.6"},
             {AIR_LIFT, "fitl.sheet.air_lift", "10.12"},
             {AIR_STRIKE, "fitl.sheet.air_strike", "10.16"}}},
    [ARVN] = {"fitl.sheet.goal_arvn",
              {{OP_TRAIN, "fitl.sheet.train_arvn", "8.1"},
               {OP_PATROL, "fitl.sheet.patrol_arvn", "8.14"},
               {OP_SWEEP, "fitl.sheet.sweep_arvn", "8.22"},
               {OP_ASSAULT, "fitl.sheet.assault_arvn", "8.27"}},
              {{GOVERN, "fitl.sheet.govern", "10.19"},
               {TRANSPORT, "fitl.sheet.transport", "10.23"},
               {RAID, "fitl.sheet.raid", "10.28"}}},
    [NVA] = {"fitl.sheet.goal_nva",
             {{OP_RALLY, "fitl.sheet.rally_nva", "9.1"},
              {OP_MARCH, "fitl.sheet.march_nva", "9.8"},
              {OP_ATTACK, "fitl.sheet.attack_nva", "9.17"},
              {OP_TERROR, "fitl.sheet.terror_nva", "9.26"}},
             {{INFILTRATE, "fitl.sheet.infiltrate", "11.1"},
              {BOMBARD, "fitl.sheet.bombard", "11.5"},
              {AMBUSH, "fitl.sheet.ambush", "11.7"}}},
    [VC] = {"fitl.sheet.goal_vc",
            {{OP_RALLY, "fitl.sheet.rally_vc", "9.1"},
             {OP_MARCH, "fitl.sheet.march_vc", "9.8"},
             {OP_ATTACK, "fitl.sheet.attack_vc", "9.17"},
             {OP_TERROR, "fitl.sheet.terror_vc", "9.26"}},
            {{AMBUSH, "fitl.sheet.ambush", "11.7"},
             {TAX, "fitl.sheet.tax", "11.12"},
             {SUBVERT, "fitl.sheet.subvert", "11.14"}}},
};

static void tell(const Game *g, Lang lang, const Entry *entry, const char *message, Text *out)
{
    const uint8_t arg[ARGS_MAX] = {entry->kind};
    game_print_message(g, lang, message, arg, out);
    text_add(out, " [");
    text_add(out, entry->rule);
    text_add(out, "]\n");
}

void fitl_sheet(const Game *g, Seat seat, Lang lang, Text *out)
{
    const Sheet *sheet = &sheets[seat % FACTIONS];
    text_add(out, message_text(lang, sheet->goal));
    text_char(out, '\n');
    for (unsigned i = 0; i < OPS; i++)
        tell(g, lang, &sheet->op[i], sheet->op[i].message, out);
    for (unsigned i = 0; i < ACTS; i++) { /* [10.15]: without a die in the first edition */
        const bool old = sheet->act[i].kind == AIR_STRIKE && edition_1(g);
        tell(g, lang, &sheet->act[i], old ? "fitl.sheet.air_strike_1" : sheet->act[i].message, out);
    }
}
