/* choices_file.h: what choices_play writes and its readers read: choices one after the other, each
 * a head and as many answers as it says. Of one machine and one build only: positions are copied as
 * they are. */
#ifndef MEKONG_CHOICES_FILE_H
#define MEKONG_CHOICES_FILE_H

#include "core/game.h"
#include "games/saigon75/rules/s75.h"

typedef struct ChoiceHead {
    uint8_t option[OPTIONS_MAX];
    uint8_t series;
    uint8_t actor;
    uint16_t answers;
    uint16_t result; /* for NV: 0 lost to 65535 won, or what it is worth in a series */
    float hope;      /* of the actor, by the search */
    State state;
} ChoiceHead;

typedef struct ChoiceAnswer {
    Action action;
    uint32_t visits;
    float value; /* of the actor */
} ChoiceAnswer;

#endif
