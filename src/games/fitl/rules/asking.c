/* asking.c: who is asked, and the questions that many steps ask alike. */
#include "games/fitl/rules/chapters.h"

/* ---- Who ------------------------------------------------------------------------------------- */

Seat fitl_us_actor(const Game *g, const State *s) { return US; }

Seat fitl_arvn_actor(const Game *g, const State *s) { return ARVN; }

Seat fitl_nva_actor(const Game *g, const State *s) { return NVA; }

Seat fitl_vc_actor(const Game *g, const State *s) { return VC; }

Seat fitl_op_actor(const Game *g, const State *s) { return s->op.faction; }

Seat fitl_activity_actor(const Game *g, const State *s) { return s->sa.faction; }

Seat fitl_asked_actor(const Game *g, const State *s) { return flow_now(s)->v[0]; }

/* ---- Yes or no ------------------------------------------------------------------------------- */

uint8_t fitl_yes_no_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    return a.a == CH_YES || a.a == CH_NO ? R_LEGAL : R_NO_SUCH_CHOICE;
}
