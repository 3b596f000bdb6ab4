/* seating.h: whether players can take the seats they are given, and the options they bring. */
#ifndef MEKONG_AI_SEATING_H
#define MEKONG_AI_SEATING_H

#include "core/game.h"

/* Switches each option that a policy needs (Policy.option) on if one of the players does, else off;
 * an option of seats says which ones. NULL is a person. Gives the seat whose player cannot sit
 * there, SEAT_NOBODY if all can. */
Seat seating_settle(const Rules *rules, const Policy *const player[SEATS_MAX],
                    uint8_t option[OPTIONS_MAX]);

#endif
