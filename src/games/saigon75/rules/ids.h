/* ids.h: the names of everything Saigon 75 counts: what can be done (verbs), asked (steps), refused
 * (reasons) and told (notes), and the options. Tables elsewhere give each its words and functions;
 * a reason has its own here. */
#ifndef SAIGON75_IDS_H
#define SAIGON75_IDS_H

/* ---- Options (table in rules.c) -------------------------------------------------------------- */

enum {
    OPTION_EDITION,
    OPTION_HAND,
    OPTION_TOKENS,
    OPTION_SV_AIR,
    OPTION_SOLO,
    OPTION_AUTOMATON,
    S75_OPTIONS
};
/* Values of OPTION_AUTOMATON [15.k]; the later ones are stronger. */
enum { AUTOMATON_PRINTED, AUTOMATON_PRESSING, AUTOMATON_RELENTLESS, AUTOMATON_SEASONED };

/* ---- Verbs ----------------------------------------------------------------------------------- */

typedef enum S75Verb {
    /* chance */
    V_LIES,      /* token, province */
    V_DEAL,      /* side, card */
    V_ASIDE,     /* card */
    V_LOOK,      /* the four are known already */
    V_DIE,       /* 1..6 */
    V_ROLL,      /* side, X, R */
    V_FACE,      /* side, face */
    V_ATTRITION, /* markers lost */
    V_SOLO,      /* solo card */
    V_TURN,      /* card turned over in the automaton's pile */
    /* players */
    V_PLACE,  /* unit, province */
    V_PLAY,   /* card */
    V_REROLL, /* the D6 of availability, by token */
    V_PLUS,   /* spend a +1 marker */
    V_TOKEN_PLUS,
    V_STRATEGIC,
    V_EXCHANGE,
    V_GIVE,     /* card */
    V_TAKE,     /* card */
    V_NAME,     /* unit */
    V_PROVINCE, /* province */
    V_JOIN,     /* unit, unit */
    V_ACTIVATE, /* unit */
    V_MOVE,     /* unit */
    V_TO,       /* place */
    V_BUY,
    V_STOP,
    V_ELIMINATE, /* unit */
    V_ATTACK,    /* province */
    V_COMMIT,    /* unit */
    V_COMMIT_ALL,
    V_FIGHT, /* province */
    V_INFILTRATION,
    V_AIR, /* markers */
    V_CARD_DIE,
    V_TOKEN_DIE,
    V_DEFEND,      /* number of VC */
    V_SHARE,       /* number of VC arrivals */
    V_REROLL_FACE, /* side, face */
    V_USE_CARD,
    V_REDUCE,  /* unit */
    V_RETREAT, /* unit */
    V_REDUCE_INSTEAD,
    V_LOSE,
    V_STAY,
    V_WITHDRAW, /* unit */
    V_DESERT,   /* unit */
    V_DONE,
    S75_VERBS
} S75Verb;

enum {
    ARG_UNIT = 1,
    ARG_PLACE,
    ARG_CARD,
    ARG_SIDE,
    ARG_NUMBER,
    ARG_FACE,
    ARG_TOKEN,
    ARG_SOLO,
    S75_ARGS
};

/* ---- Reasons --------------------------------------------------------------------------------- */

/* Why an action is refused: name, rule, message. The first three and the last are those that core
 * wants (Reason in core/rules.h). */
#define S75_REASON_LIST(REASON)                                                                    \
    REASON(R_LEGAL, "", "")                                                                        \
    REASON(R_NOT_NOW, "4.1", "s75.why.not_now")               /* this step asks something else */  \
    REASON(R_DICE_DECIDE, "4.4", "s75.why.dice_decide")       /* chance is to act */               \
    REASON(R_NOT_YOURS, "4.3", "s75.why.not_yours")           /* a unit of the other side */       \
    REASON(R_NOT_IN_PLAY, "1.14", "s75.why.not_in_play")      /* eliminated or not placed */       \
    REASON(R_NOT_ON_MAP, "9.2", "s75.why.not_on_map")         /* in the Reserve */                 \
    REASON(R_PLACED_IN_TURN, "3.2", "s75.why.placed_in_turn") /* another one comes first */        \
    REASON(R_NO_SUCH_PLACE, "2.1", "s75.why.no_such_place")   /* not a province */                 \
    REASON(R_MEKONG_ONLY, "8.6", "s75.why.mekong_only")                                            \
    REASON(R_PLACE_MEKONG, "3.2", "s75.why.mekong_only")                                           \
    REASON(R_FULL, "7.1", "s75.why.full") /* five of the side stand there */                       \
    REASON(R_NOT_IN_HAND, "6.1", "s75.why.not_in_hand")                                            \
    REASON(R_EMPTY_HAND, "12.c", "s75.why.empty_hand")                                             \
    REASON(R_NOT_ASIDE, "12.3", "s75.why.not_aside")                                               \
    REASON(R_NO_TOKEN, "12.2", "s75.why.no_token")                                                 \
    REASON(R_TOKEN_USED, "12.2", "s75.why.token_used")                                             \
    REASON(R_TOKENS_NV_ONLY, "12.2", "s75.why.tokens_nv_only")                                     \
    REASON(R_NO_PLUS, "5.2", "s75.why.no_plus")                                                    \
    REASON(R_AT_MAXIMUM, "5.c", "s75.why.at_maximum")                                              \
    REASON(R_NO_CARDS_ASIDE, "12.3", "s75.why.no_cards_aside")                                     \
    REASON(R_SOLO_EXCHANGE, "15.f", "s75.why.solo_exchange")                                       \
    REASON(R_NO_UNIT_FOR_TOKEN, "12.b", "s75.why.no_unit_for_token")                               \
    REASON(R_MOVED, "8.1", "s75.why.moved")                                                        \
    REASON(R_CARD_FREEZES, "6.d", "s75.why.card_freezes")                                          \
    REASON(R_MECH_PINNED, "E-10", "s75.why.mech_pinned")                                           \
    REASON(R_SAIGON_STAND, "8.8", "s75.why.saigon_stand")                                          \
    REASON(R_NO_ACTIVATION, "5.3", "s75.why.no_activation")                                        \
    REASON(R_NO_ACTIVATION_SV, "5.4", "s75.why.no_activation")                                     \
    REASON(R_ACTIVATED, "5.5", "s75.why.activated")                                                \
    REASON(R_NO_FREE_VC, "5.3", "s75.why.no_free_vc")                                              \
    REASON(R_NO_WAY, "8.6", "s75.why.no_way") /* a river patrol with no Mekong neighbour */        \
    REASON(R_SAME_PLACE, "8.1", "s75.why.same_place")                                              \
    /* the same by card or token, which have lines of their own */                                 \
    REASON(R_REDEPLOY_HERE, "6.j", "s75.why.same_place")                                           \
    REASON(R_INFILTRATE_HERE, "6.m", "s75.why.same_place")                                         \
    REASON(R_STRATEGIC_HERE, "12.b", "s75.why.same_place")                                         \
    REASON(R_REDEPLOY_NOW, "6.j", "s75.why.must_move_now")                                         \
    REASON(R_INFILTRATE_NOW, "6.m", "s75.why.must_move_now")                                       \
    REASON(R_STRATEGIC_NOW, "12.b", "s75.why.must_move_now")                                       \
    REASON(R_ZONE_NV_ONLY, "8.2", "s75.why.zone_nv_only")                                          \
    REASON(R_NOT_ADJACENT, "8.1", "s75.why.not_adjacent")                                          \
    REASON(R_DIVERT_NEAR, "6.k", "s75.why.not_adjacent")                                           \
    REASON(R_NOT_BORDER, "8.2", "s75.why.not_border") /* the only way to the zone */               \
    REASON(R_NOT_COAST, "8.5", "s75.why.not_coast")                                                \
    REASON(R_NO_AIR_FOR_FLIGHT, "8.5", "s75.why.no_air_for_flight")                                \
    REASON(R_MUST_MOVE_NOW, "8.1", "s75.why.must_move_now")                                        \
    REASON(R_NOT_REDUCED_PAIR, "8.7", "s75.why.not_reduced_pair")                                  \
    REASON(R_NO_AIR_LEFT, "9.6", "s75.why.no_air_left")                                            \
    REASON(R_BOX_FULL, "5.4", "s75.why.box_full")                                                  \
    REASON(R_AIR_SV_ONLY, "5.4", "s75.why.air_sv_only")                                            \
    REASON(R_NO_AIR_TO_BUY, "5.4", "s75.why.no_air_to_buy")                                        \
    REASON(R_AIR_TOO_EARLY, "3.7", "s75.why.air_too_early")                                        \
    REASON(R_NOT_EXCESS, "7.2", "s75.why.not_excess")                                              \
    REASON(R_NO_ENEMY, "9.1", "s75.why.no_enemy")                                                  \
    REASON(R_DECLARED_ALREADY, "9.1", "s75.why.declared_already")                                  \
    REASON(R_NOT_DECLARED, "9.1", "s75.why.not_declared")                                          \
    REASON(R_DECLARED_BINDS, "9.a", "s75.why.declared_binds")                                      \
    REASON(R_FOUGHT, "9.1", "s75.why.fought")                                                      \
    REASON(R_CARD_BARS, "6.d", "s75.why.card_bars")                                                \
    REASON(R_TOKEN_BARS, "12.3", "s75.why.token_bars")                                             \
    REASON(R_ELSEWHERE, "9.2", "s75.why.elsewhere") /* the unit is not in this province */         \
    REASON(R_NOBODY_CAN_ATTACK, "9.2", "s75.why.nobody_can_attack")                                \
    REASON(R_COMMITTED_ALREADY, "9.2", "s75.why.committed_already")                                \
    REASON(R_COMMIT_ONE, "9.a", "s75.why.commit_one")                                              \
    REASON(R_TOO_FEW_ACTIVATIONS, "9.2", "s75.why.too_few_activations")                            \
    REASON(R_NO_INFILTRATION, "9.6", "s75.why.no_infiltration")                                    \
    REASON(R_INFILTRATION_BORDER, "9.6", "s75.why.infiltration_border")                            \
    REASON(R_BONUS_ANNOUNCED, "9.6", "s75.why.bonus_announced")                                    \
    REASON(R_AIR_PER_UNIT, "9.6", "s75.why.air_per_unit")                                          \
    REASON(R_NO_CARD_DIE, "9.6", "s75.why.no_card_die")                                            \
    REASON(R_TOKEN_NO_DIE, "9.6", "s75.why.token_no_die")                                          \
    REASON(R_REROLL_OWN, "12.3", "s75.why.reroll_own")                                             \
    REASON(R_TOO_MANY_VC, "9.3", "s75.why.too_many_vc")                                            \
    REASON(R_NO_SUCH_FACE, "9.8", "s75.why.no_such_face")                                          \
    REASON(R_NOT_TAKING, "9.9", "s75.why.not_taking") /* takes no result in this combat */         \
    REASON(R_ANSWERED, "9.9", "s75.why.answered")                                                  \
    REASON(R_NOT_DIVISION, "9.12", "s75.why.not_division")                                         \
    REASON(R_NO_REFUGE, "9.10", "s75.why.no_refuge")                                               \
    REASON(R_REFUGE_FULL, "9.11", "s75.why.refuge_full")                                           \
    REASON(R_NOT_LAST, "9.13", "s75.why.not_last")                                                 \
    REASON(R_NOT_IN_COMBAT, "9.13", "s75.why.not_in_combat")                                       \
    REASON(R_ENEMY_REMAINS, "9.13", "s75.why.enemy_remains")                                       \
    REASON(R_HAS_REFUGE, "9.10", "s75.why.has_refuge")                                             \
    REASON(R_WITHDRAW_ENGAGED, "9.14", "s75.why.withdraw_engaged")                                 \
    REASON(R_DESERT_ORDER, "11.2", "s75.why.desert_order")                                         \
    REASON(R_CARD_NO_EFFECT, "6.h", "s75.why.card_no_effect")                                      \
    REASON(R_NAMED_ALREADY, "6.d", "s75.why.named_already")                                        \
    REASON(R_NOT_SAIGON, "6.d", "s75.why.not_saigon")                                              \
    REASON(R_MOUNTAIN_ONLY, "6.h", "s75.why.mountain_only")                                        \
    REASON(R_NOT_CONTROLLED, "6.k", "s75.why.not_controlled")                                      \
    REASON(R_VC_ONLY, "6.m", "s75.why.vc_only")                                                    \
    REASON(R_REVOLT_HOLDS, "E-20", "s75.why.revolt_holds")                                         \
    REASON(R_AIR_BONUS_SV, "9.6", "s75.why.air_sv_only")                                           \
    REASON(R_SPARES_SAIGON, "6.l", "s75.why.not_saigon")                                           \
    REASON(R_REDEPLOYED, "6.j", "s75.why.named_already")                                           \
    REASON(R_NOT_STRUCK, "6.i", "s75.why.elsewhere")                                               \
    REASON(R_EVACUATED, "6.l", "s75.why.answered")                                                 \
    REASON(R_NOT_EVACUATED, "6.l", "s75.why.elsewhere")                                            \
    REASON(R_INFILTRATION_ATTACKER, "9.6", "s75.why.infiltration_attacker")                        \
    REASON(R_TOO_MANY_ARRIVALS, "9.5", "s75.why.too_many_vc")                                      \
    REASON(R_NOWHERE, "9.14", "s75.why.nowhere")                                                   \
    REASON(R_VOLUNTARY, "9.14", "s75.why.voluntary")                                               \
    REASON(R_ONE_LEFT, "9.2", "s75.why.one_left")                                                  \
    REASON(R_MAY_GO_ON, "8.1", "s75.why.may_go_on")                                                \
    REASON(R_MUST, "4.4", "s75.why.must") /* this step wants an answer: no "done" */               \
    /* When a verb may be chosen, for steps that do not ask it. */                                 \
    REASON(R_WHEN_PLACE, "3.2", "s75.why.when_place")                                              \
    REASON(R_WHEN_CARD, "6.1", "s75.why.when_card")                                                \
    REASON(R_WHEN_REROLL, "5.2", "s75.why.when_reroll")                                            \
    REASON(R_WHEN_PLUS, "5.b", "s75.why.when_plus")                                                \
    REASON(R_WHEN_STRATEGIC, "12.3", "s75.why.when_strategic")                                     \
    REASON(R_WHEN_EXCHANGE, "12.c", "s75.why.when_exchange")                                       \
    REASON(R_WHEN_SWAP, "12.3", "s75.why.when_swap")                                               \
    REASON(R_WHEN_NAME, "6.h", "s75.why.when_name")                                                \
    REASON(R_WHEN_JOIN, "8.7", "s75.why.when_join")                                                \
    REASON(R_WHEN_STAND, "8.8", "s75.why.when_stand")                                              \
    REASON(R_WHEN_MOVE, "8.1", "s75.why.when_move")                                                \
    REASON(R_WHEN_TO, "8.1", "s75.why.when_to")                                                    \
    REASON(R_WHEN_BUY, "5.a", "s75.why.when_buy")                                                  \
    REASON(R_WHEN_STOP, "8.1", "s75.why.when_stop")                                                \
    REASON(R_WHEN_EXCESS, "7.2", "s75.why.when_excess")                                            \
    REASON(R_WHEN_ATTACK, "9.1", "s75.why.when_attack")                                            \
    REASON(R_WHEN_COMMIT, "9.2", "s75.why.when_commit")                                            \
    REASON(R_WHEN_FIGHT, "9.1", "s75.why.when_fight")                                              \
    REASON(R_WHEN_BONUS, "9.6", "s75.why.when_bonus")                                              \
    REASON(R_WHEN_VC, "9.3", "s75.why.when_vc")                                                    \
    REASON(R_WHEN_REROLL_DIE, "6.c", "s75.why.when_reroll_die")                                    \
    REASON(R_WHEN_USE_CARD, "6.c", "s75.why.when_use_card")                                        \
    REASON(R_WHEN_RESULT, "9.9", "s75.why.when_result")                                            \
    REASON(R_WHEN_WAY, "9.10", "s75.why.when_way")                                                 \
    REASON(R_WHEN_WITHDRAW, "9.14", "s75.why.when_withdraw")                                       \
    REASON(R_WHEN_DESERT, "11.2", "s75.why.when_desert")                                           \
    REASON(R_GAME_OVER, "13.1", "core.game_over")

#define REASON_NUMBER(name, rule, message) name,
typedef enum S75Reason { S75_REASON_LIST(REASON_NUMBER) S75_REASONS } S75Reason;
#undef REASON_NUMBER

/* ---- Notes (messages in text.c) -------------------------------------------------------------- */

typedef enum S75Note {
    N_TURN,             /* number */
    N_PHASE,            /* side */
    N_TOKEN_LIES,       /* token, province */
    N_PLACED,           /* unit, province */
    N_DEALT,            /* side, card */
    N_DREW,             /* side, card */
    N_LOOKED,           /* side */
    N_ASIDE,            /* card, side that sees it */
    N_SWAPPED,          /* side, given, taken */
    N_EXCHANGED,        /* side: public part of an exchange */
    N_DISCARDED,        /* side, card */
    N_AVAILABILITY,     /* side, die, number */
    N_PLUS,             /* side, number now */
    N_TOKEN_PLUS,       /* side, number now */
    N_REROLL,           /* side */
    N_CARD,             /* side, card */
    N_NO_EFFECT,        /* card */
    N_STRUCK,           /* province, X, R */
    N_OFFENSIVE,        /* die, combats allowed (NOWHERE none) */
    N_DIRECTIVE,        /* die, number now */
    N_HALVED,           /* number now */
    N_NAMED,            /* unit */
    N_NAMED_PLACE,      /* province */
    N_MOVED,            /* unit, from, to */
    N_FLEW,             /* unit, from, to */
    N_SAILED,           /* unit, from, to */
    N_JUMPED,           /* unit, from, to */
    N_PUT,              /* unit, from, to: by a card */
    N_STRATEGIC,        /* side */
    N_JOINED,           /* unit that stays, unit that goes */
    N_BOUGHT,           /* box */
    N_ACTIVATED,        /* unit */
    N_STAND,            /* [8.8] holds */
    N_EXCESS,           /* unit, province */
    N_DECLARED,         /* province */
    N_COMMITTED,        /* unit, province */
    N_COMBAT,           /* province */
    N_NO_COMBAT,        /* province */
    N_BONUS,            /* side, kind, dice */
    N_VC_DEFEND,        /* number */
    N_VC_SHARE,         /* number */
    N_ROLLED,           /* side, X, R */
    N_REROLLED,         /* side, old face, new face */
    N_CARD_USED,        /* card */
    N_RESULT,           /* side, X, R against it */
    N_REDUCED,          /* unit, province */
    N_LOST,             /* unit, province */
    N_RETREATED,        /* unit, from, to */
    N_STAYED,           /* unit, province */
    N_WITHDREW,         /* unit, from, to */
    N_ATTRITION,        /* markers rolled for, lost, left in the box */
    N_MILITIA,          /* province */
    N_MILITIA_GONE,     /* province */
    N_DESERTION,        /* die, points */
    N_NO_DESERTION,     /* provinces controlled */
    N_DESERTED,         /* unit, province */
    N_TOKEN_SHOWN,      /* token, province */
    N_TOKEN_TAKEN,      /* token, side */
    N_TOKEN_GONE,       /* token */
    N_NV_WINS,          /* turn */
    N_NV_WINS_NO_UNITS, /* turn */
    N_SV_WINS,
    N_SOLO_CARD,     /* solo card */
    N_TURNED,        /* card */
    N_SHUFFLED,      /* colour sought, cards */
    N_NO_COLOUR,     /* colour */
    N_SOLO_EXCHANGE, /* card discarded */
    N_NO_EXCHANGE,
    S75_NOTES
} S75Note;

#endif
