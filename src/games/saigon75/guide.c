/* guide.c: what Saigon 75 tells people besides its choices (core/guide.h). */
#include "core/guide.h"

#include "games/saigon75/speak.h"

const Guide s75_guide = {
    .describe = s75_describe,
    .survey = s75_survey,
    .hand = s75_hand,
    .forecast = s75_forecast,
    .rule_prefix = "s75.rule.",
};
