/* check_stack.c: which steps can stand on which, and what their locals may hold. A position text
 * names the stack frame by frame; it must be one that play leads to. Play itself does not look
 * here: it cannot build another stack. */
#include "games/fitl/cards/event.h"
#include "games/fitl/files/position.h"

enum { UNDER_MAX = 17 };

/* Steps below, ended by GAME (only its own children stand on it: they say so first), and what each
 * local is: s space, f faction, c choice, n a number, - nothing; what is not named is nothing. */
typedef struct Shape {
    uint8_t under[UNDER_MAX + 1];
    const char *locals;
} Shape;

static const Shape shapes[FITL_STEPS] = {
    [EVENT_CARD] = {{GAME}, ""},
    [PIVOTALS] = {{EVENT_CARD}, "nnn"},
    [PIVOTAL_ASK] = {{PIVOTALS}, "f"},
    [SLOTS] = {{EVENT_CARD}, ""},
    [SLOT_ASK] = {{SLOTS}, "fn"},
    [TURN] = {{PIVOTALS, SLOTS}, "fnnn"},
    [DRAW] = {{GAME}, ""},
    [TRUNG_DECK] = {{GAME}, "n"},
    [TRUNG_CARD] = {{TRUNG_DECK}, ""},
    [TRUNG_DIE] = {{TRUNG_DECK}, ""},
    [DIE] = {{ASSAULT_SPACE, ATTACK_SPACE, EVENT, MINES, STRIKE_ROLL, STRIKE_TRAIL, SWEEP_SPACE,
              TRUNG_POINTS, TRUNG_POLICY},
             ""},
    [OPERATION] = {{EVENT, TURN}, "n"},
    [TRAIN] = {{OPERATION}, ""},
    [TRAIN_WHAT] = {{TRAIN}, "s"},
    [TRAIN_POLICE] = {{TRAIN}, "s"},
    [PATROL] = {{OPERATION}, ""},
    [PATROL_FINDS] = {{PATROL}, ""},
    [FIND] = {{PATROL_FINDS, SWEEP_SPACE}, "sn-n-n"},
    [MINES] = {{OPERATION}, "-nn"},
    [MINE_PIECE] = {{MINES}, ""},
    [SWEEP] = {{OPERATION}, ""},
    [SWEEP_SPACE] = {{ADVISE_SPACES, SWEEP}, "sn--n"},
    [COBRAS] = {{SWEEP_SPACE}, "s"},
    [ASSAULT] = {{OPERATION}, ""},
    [ASSAULT_SPACE] = {{ADVISE_SPACES, ASSAULT, ASSAULT_SPACE, EVENT, OPERATION, PATROL}, "snnnnn"},
    [ASSAULT_PIECE] = {{ASSAULT_SPACE}, ""},
    [PATTON] = {{ASSAULT_SPACE}, ""},
    [ADD_ARVN] = {{ASSAULT_SPACE}, "s"},
    [CAVALRY] = {{EVENT, OPERATION}, ""},
    [RALLY] = {{OPERATION}, ""},
    [RALLY_WHAT] = {{RALLY}, "s"},
    [MARCH] = {{OPERATION}, ""},
    [ATTACK] = {{OPERATION}, ""},
    [ATTACK_SPACE] = {{ATTACK}, "sncnn"},
    [ATTACK_HOW] = {{ATTACK_SPACE}, "s"},
    [TERROR] = {{OPERATION}, "----n"},
    [TRANSFER] = {{AMBUSH_SPACES, ATTACK, BOMBARD_SPACES, EV_ANY, EV_BOX, EV_DEPLOY, EV_MOVE,
                   EV_OPTION, EV_PIECE, EV_SPACE, INFILTRATE_SPACES, MARCH, PLACE_PIECES, RALLY,
                   SUBVERT_SPACES, TAX_SPACES, TERROR},
                  "f"},
    [GRANT] = {{AMBUSH_SPACES, ATTACK, BOMBARD_SPACES, EV_ANY, EV_BOX, EV_DEPLOY, EV_MOVE,
                EV_OPTION, EV_PIECE, EV_SPACE, INFILTRATE_SPACES, MARCH, PLACE_PIECES, RALLY,
                SUBVERT_SPACES, TAX_SPACES, TERROR},
               "fn"},
    [MOVE_TO] = {{ARVN_TROOPS, COMMIT, COMMITMENT, EVENT, LIFT, MARCH, NVA_TROOPS, PATROL,
                  POLICE_MOVES, RAID_SPACES, SWEEP, TRANSPORT_MOVES},
                 "n"},
    [MOVE_GROUP] = {{ARVN_TROOPS, COMMIT, COMMITMENT, EVENT, LIFT, MARCH, NVA_TROOPS, PATROL,
                     POLICE_MOVES, RAID_SPACES, SWEEP, TRANSPORT_MOVES},
                    "nn"},
    [PLACE_PIECES] = {{EVENT, INFILTRATE_SPACES, INFILTRATE_SWAP, INFILTRATE_TUNNEL, RALLY,
                       SUBVERT_SPACES, TRAIN},
                      "snnnnf"},
    [TARGETS] = {{ASSAULT_SPACE, ATTACK_SPACE, FIND}, "fns"},
    [ACTIVATE] = {{PATROL_FINDS, SWEEP_SPACE}, "sn-nf"},
    [ACTIVATE_PIECE] = {{ACTIVATE}, ""},
    [REMOVAL] = {{ADVISE_SPACES, AGITATE, AMBUSH_SPACE, ASSAULT_SPACE, ATTACK_SPACE, BOMBARD_SPACES,
                  COUP_TEXT, RAID_SPACES, SUBVERT_PLACE, SUBVERT_SPACES, SWEEP_SPACE, TERROR},
                 "snnnf"},
    [REMOVE_PIECE] = {{REMOVAL}, ""},
    [ADVISE_SPACES] = {{EVENT, PATROL, TRAIN}, "----n"},
    [ADVISE_WHAT] = {{ADVISE_SPACES}, "s"},
    [LIFT] = {{ASSAULT, EVENT, PATROL, SWEEP, TRAIN}, ""},
    [STRIKE_ROLL] = {{ASSAULT, EVENT, PATROL, SWEEP, TRAIN}, "n"},
    [STRIKE] = {{ASSAULT, EVENT, PATROL, SWEEP, TRAIN}, ""},
    [STRIKE_TRAIL] = {{STRIKE}, "n"},
    [STRIKE_SA2] = {{STRIKE}, ""},
    [GOVERN_SPACES] = {{EVENT, PATROL, TRAIN}, ""},
    [GOVERN_WHAT] = {{GOVERN_SPACES}, "s"},
    [TRANSPORT_MOVES] = {{ASSAULT, EVENT, PATROL, SWEEP, TRAIN}, ""},
    [RAID_SPACES] = {{ASSAULT, EVENT, PATROL, SWEEP}, "----n"},
    [INFILTRATE_SPACES] = {{EVENT, MARCH, RALLY}, ""},
    [INFILTRATE_WHAT] = {{INFILTRATE_SPACES}, "s"},
    [INFILTRATE_SWAP] = {{INFILTRATE_SPACES}, "s"},
    [INFILTRATE_HEIR] = {{INFILTRATE_SPACES}, "s"},
    [INFILTRATE_TUNNEL] = {{INFILTRATE_SPACES}, "s"},
    [BOMBARD_SPACES] = {{ATTACK, EVENT, MARCH, RALLY, TERROR}, "----n"},
    [AMBUSH_SPACES] = {{ATTACK, EVENT, MARCH}, ""},
    [AMBUSH_SPACE] = {{AMBUSH_SPACES}, "snsnn"},
    [AMBUSH_AT] = {{AMBUSH_SPACE}, "s"},
    [AMBUSH_TWO] = {{AMBUSH_SPACE}, ""},
    [TAX_SPACES] = {{ATTACK, EVENT, MARCH, RALLY, TERROR}, ""},
    [SUBVERT_SPACES] = {{EVENT, MARCH, RALLY, TERROR}, "----n"},
    [SUBVERT_WHAT] = {{SUBVERT_SPACES}, "s"},
    [SUBVERT_PLACE] = {{SUBVERT_SPACES}, "s---n"},
    [COUP] = {{GAME}, ""},
    [COUP_TEXT] = {{COUP}, "n---n"},
    [ROUND] = {{COUP}, "n"},
    [RESOURCES] = {{ROUND}, ""},
    [SABOTAGE] = {{RESOURCES}, ""},
    [SUPPORT] = {{ROUND}, "nn"},
    [TRUNG_POINTS] = {{PACIFY, SUPPORT}, "n"},
    [TRUNG_POLICY] = {{COMMITMENT}, "n"},
    [PACIFY] = {{EVENT, SUPPORT}, "fn"},
    [AGITATE] = {{SUPPORT}, "f---n"},
    [REDEPLOY] = {{ROUND}, "n"},
    [ARVN_TROOPS] = {{REDEPLOY}, ""},
    [POLICE_MOVES] = {{REDEPLOY}, ""},
    [NVA_TROOPS] = {{REDEPLOY}, ""},
    [COMMITMENT] = {{EVENT, ROUND}, "n"},
    [COMMIT] = {{COMMITMENT}, ""},
    [WITHDRAWAL] = {{COMMITMENT}, "n"},
    [EVENT] = {{TURN}, "nfc"},
    [EV_SPACE] = {{EVENT}, ""},
    [EV_OPTION] = {{EVENT}, ""},
    [EV_PIECE] = {{EVENT}, ""},
    [EV_DEPLOY] = {{EVENT}, ""},
    [EV_MOVE] = {{EVENT}, ""},
    [EV_BOX] = {{EVENT}, ""},
    [EV_ANY] = {{EVENT}, "n"},
    [EV_CARD] = {{EVENT}, ""},
};

static bool can_stand_on(unsigned step, unsigned below)
{
    const uint8_t *under = shapes[step].under;
    for (unsigned i = 0; i == 0 || under[i] != GAME; i++)
        if (under[i] == below)
            return step != GAME;
    return false;
}

static bool local_fits(char type, unsigned value)
{
    switch (type) {
    case 's':
        return value < SPACES;
    case 'f':
        return value < FACTIONS;
    case 'c':
        return value < CHOICES;
    case 'n':
        return true;
    default:
        return value == 0;
    }
}

/* A move may begin and end in a box only if its mover knows it. */
static bool move_fits(const State *s, const Frame *f)
{
    const unsigned from = f->v[0], to = f->step == MOVE_GROUP ? f->v[1] : 0;
    if (s->mover == MV_ROTATE)
        return from == CASUALTIES && to < SPACES;
    const unsigned end = s->mover == MV_COMMIT  ? AVAILABLE
                         : s->mover == MV_EVENT ? OUT_OF_PLAY
                                                : SPACES - 1u;
    return from <= end && to <= end;
}

/* The kind of move is that of the step that asked for it. */
static bool mover_fits(const State *s, const Frame *below)
{
    return s->mover < MOVERS && fitl_movers[s->mover]->asker == below->step;
}

/* An Operation's or activity's choice goes with the memory of that Operation or activity. */
static bool memory_fits(const State *s, unsigned step)
{
    for (unsigned i = 0; i < OPERATIONS; i++)
        if (fitl_op_step[i] == step)
            return s->op.kind == i && (s->op.faction >= NVA) == (i >= OP_RALLY);
    for (unsigned i = 0; i < ACTIVITIES; i++)
        if (fitl_activity_step[i] == (step == STRIKE ? STRIKE_ROLL : step))
            return s->sa.kind == i;
    return true;
}

/* Somebody is there to move, and nobody has been named before the way is chosen. */
static bool mover_waits(const Game *g, const State *s, const Frame *f)
{
    for (unsigned k = 0; k < KINDS; k++)
        if (s->group[k])
            return false;
    return fitl_can_leave(g, s, s->mover, f->v[0]);
}

/* The group is there, and the place it goes to can be reached. */
static bool group_fits(const Game *g, const State *s, const Frame *f)
{
    const unsigned from = f->v[0];
    for (unsigned k = 0; k < KINDS; k++) {
        const unsigned all =
            from < SPACES ? s->at[from][k] : s->box[from - AVAILABLE][fitl_type_of[k]];
        if (s->group[k] > all)
            return false;
    }
    return in(fitl_movers[s->mover]->reach(g, s, from), f->v[1]);
}

enum { PLACE_MOST = 40, PLACE_TYPES_MOST = 4 }; /* of any rule or card */

static bool place_fits(const Frame *f)
{
    const unsigned types = (unsigned)(f->v[2] | f->v[3] << 8);
    return types < 1u << TYPES && __builtin_popcount(types) <= PLACE_TYPES_MOST &&
           f->v[1] <= PLACE_MOST;
}

static bool frame_fits(const Game *g, const State *s, const Frame *f)
{
    const char *types = shapes[f->step].locals ? shapes[f->step].locals : ""; /* GAME has none */
    for (unsigned i = 0; i < COUNT_OF(f->v); i++) {
        const char type = *types ? *types++ : '-';
        if (!local_fits(type, f->v[i]))
            return false;
    }
    if (!memory_fits(s, f->step))
        return false;
    switch ((FitlStep)f->step) {
    case MOVE_TO:
        return move_fits(s, f) && mover_fits(s, f - 1) && mover_waits(g, s, f);
    case MOVE_GROUP:
        return move_fits(s, f) && mover_fits(s, f - 1) && group_fits(g, s, f);
    case PLACE_PIECES:
        return place_fits(f);
    case TRANSFER:
    case GRANT:
        return SIDE_OF(f->v[0]) == 1;
    case EVENT:
        return fitl_has_line(g, s);
    case EV_SPACE:
    case EV_OPTION:
    case EV_PIECE:
    case EV_DEPLOY:
    case EV_MOVE:
    case EV_BOX:
    case EV_ANY:
    case EV_CARD:
        return fitl_has_line(g, s) && fitl_line_asks(g, s, f->step);
    default:
        return true;
    }
}

/* A sequence stands where it has just called the child above it; other steps do not count. */
static bool next_fits(const Frame *f, const Frame *above)
{
    const uint8_t *children = fitl_steps[f->step]->children;
    if (!children || !above)
        return f->next == 0 && !children;
    unsigned count = 0;
    while (children[count])
        count++;
    return f->next >= 1 && f->next <= count && children[f->next - 1] == above->step;
}

const char *fitl_check_stack(const Game *g, const State *s)
{
    const Flow *flow = flow_at(s);
    if (flow->depth && flow->frame[0].step != GAME)
        return "the_game_is_at_the_bottom";
    for (unsigned i = 1; i < flow->depth; i++)
        if (!can_stand_on(flow->frame[i].step, flow->frame[i - 1].step))
            return "steps_follow_the_rules";
    for (unsigned i = 0; i < flow->depth; i++) {
        const Frame *above = i + 1u < flow->depth ? &flow->frame[i + 1] : NULL;
        if (!next_fits(&flow->frame[i], above) || !frame_fits(g, s, &flow->frame[i]))
            return "steps_have_what_they_need";
    }
    if (flow->depth && !fitl_steps[flow->frame[flow->depth - 1].step]->apply)
        return "a_position_waits_for_a_choice";
    return NULL;
}
