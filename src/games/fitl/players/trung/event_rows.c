/* event_rows.c: what each card is to each faction [T5.2]: C critical, P performed, I ignored, and
 * the side it would use. */
#include "games/fitl/players/trung/trung.h"

#define C(side)                                                                                    \
    {                                                                                              \
        PRIO_CRITICAL, side                                                                        \
    }
#define P(side)                                                                                    \
    {                                                                                              \
        PRIO_PERFORMED, side                                                                       \
    }
#define I(side)                                                                                    \
    {                                                                                              \
        PRIO_IGNORED, side                                                                         \
    }
enum { U = UNSHADED, S = SHADED };

const TrungEventRow trung_event_rows[FIRST_COUP][FACTIONS] = {
    [1] = {C(U), I(U), P(S), P(S)},   [2] = {I(U), P(U), C(S), P(S)},
    [3] = {C(U), I(U), P(S), I(S)},   [4] = {C(U), P(U), C(S), P(S)},
    [5] = {I(U), P(U), P(S), P(S)},   [6] = {I(U), P(U), P(S), I(S)},
    [7] = {I(U), P(U), P(S), I(S)},   [8] = {C(U), C(U), P(S), C(S)},
    [9] = {C(U), I(U), P(S), P(S)},   [10] = {I(U), P(U), P(S), P(S)},
    [11] = {C(U), P(U), C(S), C(S)},  [12] = {I(U), P(U), C(S), I(S)},
    [13] = {C(U), C(U), C(S), C(S)},  [14] = {C(U), P(U), C(S), C(S)},
    [15] = {I(U), P(U), P(S), P(S)},  [16] = {I(U), P(U), I(S), C(S)},
    [17] = {I(U), P(U), P(S), P(S)},  [18] = {C(U), I(U), C(S), C(S)},
    [19] = {C(U), I(U), C(S), C(S)},  [20] = {C(U), P(U), C(S), C(S)},
    [21] = {C(U), I(U), I(S), C(S)},  [22] = {C(U), I(U), P(S), C(S)},
    [23] = {I(U), I(U), P(S), P(S)},  [24] = {I(U), P(U), I(S), P(S)},
    [25] = {I(U), P(U), I(S), P(S)},  [26] = {I(U), I(U), P(S), C(S)},
    [27] = {I(U), P(U), I(S), C(S)},  [28] = {C(U), C(U), P(S), C(S)},
    [29] = {I(U), P(U), I(S), C(S)},  [30] = {I(U), P(U), I(S), C(S)},
    [31] = {P(U), P(U), C(S), I(S)},  [32] = {C(U), C(U), C(S), I(S)},
    [33] = {P(U), P(U), C(S), I(S)},  [34] = {C(U), P(U), C(S), I(S)},
    [35] = {P(U), P(U), I(S), I(S)},  [36] = {P(U), P(U), I(S), P(S)},
    [37] = {P(U), P(U), I(S), P(S)},  [38] = {P(U), P(U), I(U), I(U)},
    [39] = {P(U), P(U), I(S), P(S)},  [40] = {C(U), I(U), I(S), P(S)},
    [41] = {C(U), C(U), I(U), I(U)},  [42] = {P(U), P(U), I(S), I(S)},
    [43] = {C(U), P(U), I(S), I(S)},  [44] = {P(U), I(U), I(S), P(S)},
    [45] = {C(U), C(U), C(S), P(S)},  [46] = {P(U), P(U), I(S), I(S)},
    [47] = {I(U), P(U), I(S), I(S)},  [48] = {C(U), P(U), I(S), C(S)},
    [49] = {I(U), P(U), I(S), I(S)},  [50] = {C(U), P(U), I(S), P(S)},
    [51] = {P(U), P(U), I(S), I(S)},  [52] = {C(U), C(U), C(S), C(S)},
    [53] = {P(U), P(U), I(S), P(S)},  [54] = {C(U), I(U), I(S), P(S)},
    [55] = {P(U), P(U), I(S), I(S)},  [56] = {I(U), I(U), I(S), I(S)},
    [57] = {C(U), I(U), I(S), P(S)},  [58] = {P(U), P(U), I(S), I(S)},
    [59] = {P(U), P(U), I(S), I(S)},  [60] = {C(U), I(U), I(S), I(S)},
    [61] = {P(U), C(U), C(S), C(S)},  [62] = {P(U), I(U), P(S), I(S)},
    [63] = {P(U), C(S), P(S), P(S)},  [64] = {P(U), I(U), P(U), P(U)},
    [65] = {C(U), I(U), P(S), P(S)},  [66] = {C(U), I(U), P(S), P(S)},
    [67] = {I(U), I(U), I(S), I(S)},  [68] = {C(U), I(U), P(S), C(S)},
    [69] = {P(U), I(U), P(U), P(U)},  [70] = {P(U), I(U), I(S), C(S)},
    [71] = {P(U), I(U), P(S), I(S)},  [72] = {I(U), I(U), P(S), P(S)},
    [73] = {I(U), I(U), P(S), P(S)},  [74] = {P(U), I(U), I(S), I(S)},
    [75] = {P(U), I(U), P(S), P(S)},  [76] = {I(U), C(U), P(S), P(S)},
    [77] = {P(U), I(U), P(S), P(S)},  [78] = {C(U), C(S), P(S), P(S)},
    [79] = {I(U), C(S), P(S), P(S)},  [80] = {I(U), C(U), P(U), C(U)},
    [81] = {P(U), I(U), I(S), P(S)},  [82] = {C(U), I(U), P(S), P(S)},
    [83] = {C(U), I(U), I(S), C(S)},  [84] = {I(U), I(U), P(S), P(S)},
    [85] = {C(U), C(S), P(S), P(S)},  [86] = {I(U), C(U), C(S), C(S)},
    [87] = {C(U), C(S), P(S), P(S)},  [88] = {C(U), C(U), P(S), P(S)},
    [89] = {I(U), C(U), P(S), C(S)},  [90] = {I(U), I(U), P(S), P(S)},
    [91] = {C(U), I(U), P(S), I(S)},  [92] = {P(U), P(U), P(S), I(S)},
    [93] = {I(U), I(U), P(S), I(S)},  [94] = {P(U), P(U), P(U), I(U)},
    [95] = {P(U), I(U), I(S), C(S)},  [96] = {C(U), I(U), I(S), C(S)},
    [97] = {P(U), P(U), P(U), C(S)},  [98] = {C(U), P(U), P(S), I(S)},
    [99] = {P(U), P(U), P(S), I(S)},  [100] = {P(U), P(U), P(S), C(S)},
    [101] = {C(U), P(U), C(S), C(S)}, [102] = {P(U), P(U), P(S), I(S)},
    [103] = {P(U), I(U), P(S), I(S)}, [104] = {C(U), C(U), P(S), C(S)},
    [105] = {C(U), C(S), I(S), C(S)}, [106] = {C(U), P(U), I(U), C(U)},
    [107] = {I(U), C(U), I(S), C(S)}, [108] = {C(U), I(U), P(S), I(S)},
    [109] = {C(U), I(U), I(S), C(S)}, [110] = {C(U), I(U), P(S), I(S)},
    [111] = {P(U), P(U), I(S), C(S)}, [112] = {P(U), P(U), I(S), C(S)},
    [113] = {P(U), P(U), I(S), I(S)}, [114] = {C(U), P(U), I(S), C(S)},
    [115] = {P(U), P(U), P(U), I(U)}, [116] = {C(U), C(U), I(S), C(S)},
    [117] = {I(U), P(U), P(S), I(S)}, [118] = {P(U), P(U), I(S), C(S)},
    [119] = {I(U), C(U), I(S), C(S)}, [120] = {C(U), I(U), P(S), I(S)},
    [121] = {C(U), I(U), I(U), I(U)}, [122] = {I(U), I(U), C(U), I(U)},
    [123] = {I(U), C(U), I(U), I(U)}, [124] = {I(U), I(U), I(U), C(U)},
};
