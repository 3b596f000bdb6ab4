/* steps.c: the sequence of play [5.25], and the index of all steps. Each other step's row stands in
 * its chapter's file. */
#include "games/fitl/rules/steps.h"

/* ---- Sequences ------------------------------------------------------------------------------- */

static const uint8_t event_card[] = {PIVOTALS, SLOTS, ADJUST, 0};
const Step fitl_event_card_step = {.name = "event_card", .rule = "5.25", .children = event_card};

static const uint8_t coup[] = {COUP_TEXT, LEADER, ROUND, 0};
const Step fitl_coup_step = {.name = "coup", .rule = "5.20", .children = coup};

/* ---- The index ------------------------------------------------------------------------------- */

const Step *const fitl_steps[FITL_STEPS] = {
#define STEP_ENTRY(NUMBER, row) [NUMBER] = &fitl_##row##_step,
    FITL_STEP_LIST(STEP_ENTRY)
#undef STEP_ENTRY
};
