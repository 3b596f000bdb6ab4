/* board.c: the map, the cards and the three set-ups from the game's data files [2, 4], checked once
 * so that nobody has to look again [2.8]. The rules name spaces and cards, so both must come in
 * their fixed order; everything else about them is read. */
#include <string.h>

#include "core/text/table.h"
#include "games/fitl/people/words.h"

enum { FILES = 4, POP_MAX = 6, POP_SUM = 35, ECON_MAX = 2, ECON_SUM = 15 };

static const char *const yes_no[] = {"n", "y", NULL};
static const char *const scenario_words[] = {"short", "medium", "full", NULL};

static bool copy_name(TableReader *r, unsigned column, char out[NAME_MAX])
{
    const Slice name = r->value[column];
    if (name.length == 0 || name.length >= NAME_MAX)
        return table_fail(r, "fitl.board.name", name);
    slice_copy(name, out, NAME_MAX);
    return true;
}

/* ---- map.tsv --------------------------------------------------------------------------------- */

enum { ID, NAME, SHORT_NAME, TYPE, TERRAIN, POP, ECON, COASTAL, COUNTRY, LOC_KIND, ADJACENT };

static uint8_t type_of(unsigned space) { return is_city(space) ? 0 : is_province(space) ? 1 : 2; }

static uint8_t country_of(unsigned space)
{
    if (space == NORTH_VIETNAM)
        return 1;
    return in(LAOS, space) ? 2 : in(CAMBODIA, space) ? 3 : 0;
}

static bool read_terrain(TableReader *r, unsigned space)
{
    static const char *const words[] = {"-", "highland", "lowland", "jungle", NULL};
    Board *b = r->board;
    uint8_t terrain;
    if (!table_word(r, TERRAIN, words, &terrain))
        return false;
    if ((terrain != 0) != is_province(space))
        return table_fail(r, "fitl.board.terrain", r->value[ID]);
    Spaces *const sets[] = {NULL, &b->highland, &b->lowland, &b->jungle};
    if (terrain)
        *sets[terrain] |= SPACE(space);
    b->terrain[space] = is_loc(space) ? (uint8_t)LOC : terrain;
    return true;
}

static bool read_kind(TableReader *r, unsigned space)
{
    static const char *const types[] = {"city", "province", "loc", NULL};
    static const char *const countries[] = {"South Vietnam", "North Vietnam", "Laos", "Cambodia",
                                            NULL};
    static const char *const kinds[] = {"-", "highway", "mekong", "mekong+highway", NULL};
    uint8_t type, country, kind, coastal;
    if (!table_word(r, TYPE, types, &type) || !table_word(r, COUNTRY, countries, &country) ||
        !table_word(r, LOC_KIND, kinds, &kind) || !table_word(r, COASTAL, yes_no, &coastal))
        return false;
    if (type != type_of(space) || country != country_of(space) || (kind != 0) != is_loc(space))
        return table_fail(r, "fitl.board.type", r->value[ID]);
    r->board->coastal |= coastal ? SPACE(space) : 0;
    r->board->mekong |= kind >= 2 ? SPACE(space) : 0;
    return true;
}

static bool read_neighbours(TableReader *r, unsigned space)
{
    Slice rest = r->value[ADJACENT], word;
    while (slice_cut(&rest, ',', &word)) {
        const uint8_t other = fitl_find_space(word);
        if (other == NOWHERE || other == space)
            return table_fail(r, "fitl.board.neighbour", word);
        r->board->adjacent[space] |= SPACE(other);
    }
    return true;
}

static bool read_space(TableReader *r)
{
    Board *b = r->board;
    const unsigned space = r->rows;
    if (space >= SPACES || !slice_equal(r->value[ID], fitl_place_words[space]))
        return table_fail(r, "fitl.board.space_order", r->value[ID]);
    if (!copy_name(r, NAME, b->name[space]) || !copy_name(r, SHORT_NAME, b->brief[space]) ||
        !read_kind(r, space) || !read_terrain(r, space) ||
        !table_number(r, POP, 0, is_loc(space) ? 0 : POP_MAX, &b->pop[space]) ||
        !table_number(r, ECON, 0, is_loc(space) ? ECON_MAX : 0, &b->econ[space]))
        return false;
    b->populated |= b->pop[space] ? SPACE(space) : 0;
    return read_neighbours(r, space);
}

static bool finish_map(TableReader *r)
{
    Board *b = r->board;
    unsigned pop = 0, econ = 0, links = 0;
    if (r->rows != SPACES)
        return table_fail_count(r, "fitl.board.spaces", "", r->rows, SPACES);
    for (unsigned x = 0; x < SPACES; x++) {
        pop += b->pop[x];
        econ += b->econ[x];
        b->link[x] = (uint16_t)links;
        links += count_spaces(b->adjacent[x]);
        for (Spaces n = b->adjacent[x]; n; n &= n - 1)
            if (!in(b->adjacent[first_space(n)], x))
                return table_fail_word(r, "fitl.board.one_way", fitl_place_words[x]);
    }
    b->link[SPACES] = (uint16_t)links;
    if (links != 2 * LINKS)
        return table_fail_count(r, "fitl.board.links", "", links / 2, LINKS);
    if (pop != POP_SUM)
        return table_fail_count(r, "fitl.board.sum", "pop", pop, POP_SUM);
    return econ == ECON_SUM || table_fail_count(r, "fitl.board.sum", "econ", econ, ECON_SUM);
}

static const TableFile map_file = {
    .name = "map.tsv",
    .column = {"id", "name", "short_name", "type", "terrain", "pop", "econ", "coastal", "country",
               "loc_kind", "adjacent", NULL},
    .row = read_space,
    .finish = finish_map,
};

/* ---- cards.tsv ------------------------------------------------------------------------------- */

enum { NUM, TITLE, PERIOD, ORDER, CARD_KIND, CAPABILITY, MOMENTUM };

static bool read_order(TableReader *r, Card *card)
{
    static const char *const words[] = {"US", "ARVN", "NVA", "VC", NULL};
    Slice rest = r->value[ORDER], word;
    unsigned seen = 0, count = 0;
    while (slice_cut(&rest, '-', &word)) {
        const uint8_t faction = table_find_word(words, word);
        if (faction == TABLE_NO_WORD || seen >> faction & 1 || count == FACTIONS)
            return table_fail(r, "fitl.board.order", r->value[ORDER]);
        seen |= 1u << faction;
        card->order[count++] = faction;
    }
    return count == FACTIONS || table_fail(r, "fitl.board.order", r->value[ORDER]);
}

/* What is said of lasting effects must be what the rules know [13.1]. */
static bool check_effects(TableReader *r, unsigned number)
{
    bool lasting = false, moment = false;
    for (unsigned i = 0; i < CAPABILITIES; i++)
        lasting = lasting || fitl_cap_card[i] == number;
    for (unsigned i = 0; i < MOMENTA; i++)
        moment = moment || fitl_mom_card[i] == number;
    if (lasting == slice_equal(r->value[CAPABILITY], "-") ||
        moment == slice_equal(r->value[MOMENTUM], "-"))
        return table_fail(r, "fitl.board.effects", r->value[NUM]);
    return true;
}

static bool read_card(TableReader *r)
{
    static const char *const periods[] = {"1964", "1965", "1968", "-", NULL};
    static const char *const types[] = {"dual", "single", "pivotal", "coup", NULL};
    const unsigned number = r->rows + 1;
    uint32_t given;
    if (number > CARDS || !slice_number(r->value[NUM], CARDS, &given) || given != number)
        return table_fail(r, "fitl.board.card_order", r->value[NUM]);
    Card *card = &r->board->card[number];
    if (!copy_name(r, TITLE, card->title) || !table_word(r, PERIOD, periods, &card->period) ||
        !table_word(r, CARD_KIND, types, &card->type) || !check_effects(r, number))
        return false;
    const bool event = number <= EVENTS;
    if ((card->type == CARD_COUP) != (number >= FIRST_COUP) ||
        event != (card->type <= CARD_SINGLE) || event != (card->period != NO_PERIOD))
        return table_fail(r, "fitl.board.card_type", r->value[NUM]);
    return number >= FIRST_COUP || read_order(r, card);
}

static bool finish_cards(TableReader *r)
{
    return r->rows == CARDS || table_fail_count(r, "fitl.board.cards", "", r->rows, CARDS);
}

static const TableFile cards_file = {
    .name = "cards.tsv",
    .column = {"num", "title", "period", "order", "type", "capability", "momentum", NULL},
    .row = read_card,
    .finish = finish_cards,
};

/* ---- scenarios.tsv --------------------------------------------------------------------------- */

static bool read_scenario(TableReader *r)
{
    uint8_t which, econ;
    if (!table_word(r, 0, scenario_words, &which))
        return false;
    if (r->seen[0] >> which & 1)
        return table_fail(r, "fitl.board.row_twice", r->value[0]);
    r->seen[0] |= 1u << which;
    Scenario *sc = &r->board->scenario[which];
    static const uint8_t order[FACTIONS] = {US, ARVN, NVA, VC};
    bool good = table_number(r, 1, 0, TRACK_MAX, &sc->track[T_AID]) &&
                table_number(r, 2, ECON_SUM, ECON_SUM, &econ) &&
                table_number(r, 3, 0, TRACK_MAX, &sc->track[T_PATRONAGE]) &&
                table_number(r, 4, 0, TRACK_MAX, &sc->track[T_VC]) &&
                table_number(r, 5, 0, TRACK_MAX, &sc->track[T_NVA]) &&
                table_number(r, 6, 0, TRACK_MAX, &sc->track[T_ARVN]) &&
                table_number(r, 7, 0, TRAIL_MAX, &sc->trail);
    for (unsigned i = 0; good && i < FACTIONS; i++)
        good = table_number(r, 8 + i, 0, 2 * TRACK_MAX, &sc->score[order[i]]);
    sc->econ = ECON_SUM;
    return good && table_number(r, 12, 1, COUPS, &sc->piles) &&
           table_number(r, 13, 1, 19, &sc->pile_events);
}

static bool finish_scenarios(TableReader *r)
{
    return r->rows == SCENARIOS ||
           table_fail_count(r, "fitl.board.scenarios", "", r->rows, SCENARIOS);
}

static const TableFile scenarios_file = {
    .name = "scenarios.tsv",
    .column = {"scenario", "aid", "econ", "patronage", "vc_res", "nva_res", "arvn_res", "trail",
               "score_us", "score_arvn", "score_nva", "score_vc", "piles", "events_per_pile", NULL},
    .row = read_scenario,
    .finish = finish_scenarios,
};

/* ---- setups.tsv ------------------------------------------------------------------------------ */

enum { SCENARIO_WORD, PLACE, LEVEL_WORD, CONTROL_WORD, FIRST_COUNT, COUNTS = 14 };

static const uint8_t counted[COUNTS] = {
    K_US_TROOP,  K_IRREGULAR,     K_US_BASE,  K_ARVN_TROOP, K_POLICE,       K_RANGER,  K_ARVN_BASE,
    K_NVA_TROOP, K_NVA_GUERRILLA, K_NVA_BASE, K_NVA_BASE_T, K_VC_GUERRILLA, K_VC_BASE, K_VC_BASE_T};

static bool read_counts(TableReader *r, uint8_t out[COUNTS])
{
    for (unsigned i = 0; i < COUNTS; i++)
        if (!table_number(r, FIRST_COUNT + i, 0, fitl_pool[fitl_type_of[counted[i]]], &out[i]))
            return false;
    return true;
}

/* Available is what is left of the pool [4.1]: the row only says it once more. */
static bool check_available(TableReader *r, const Scenario *sc, const uint8_t count[COUNTS])
{
    unsigned left[TYPES];
    for (unsigned t = 0; t < TYPES; t++)
        left[t] = fitl_pool[t] - sc->out[t];
    for (unsigned x = 0; x < SPACES; x++)
        for (unsigned k = 0; k < KINDS; k++)
            left[fitl_type_of[k]] -= sc->at[x][k];
    for (unsigned i = 0; i < COUNTS; i++) {
        const unsigned kind = counted[i];
        const bool tunnel = KIND(kind) & TUNNELED_BASES;
        if (!tunnel && left[fitl_type_of[kind]] != count[i])
            return table_fail_count(r, "fitl.board.available", r->file->column[FIRST_COUNT + i],
                                    count[i], left[fitl_type_of[kind]]);
    }
    return true;
}

static bool check_stack(TableReader *r, unsigned space, const uint8_t at[KINDS])
{
    unsigned bases = 0, coin = 0;
    for (unsigned k = 0; k < KINDS; k++) {
        bases += KIND(k) & ALL_BASES ? at[k] : 0;
        coin += KIND(k) & COIN_KINDS ? at[k] : 0;
    }
    if (bases > (is_loc(space) ? 0 : STACK_BASES) || (space == NORTH_VIETNAM && coin))
        return table_fail(r, "fitl.board.stacking", r->value[PLACE]);
    return true;
}

static bool check_control(TableReader *r, const uint8_t at[KINDS])
{
    static const char *const words[] = {"-", "COIN", "NVA", NULL};
    unsigned sum[3] = {0};
    uint8_t given;
    if (!table_word(r, CONTROL_WORD, words, &given))
        return false;
    for (unsigned k = 0; k < KINDS; k++)
        sum[fitl_owner[k] < NVA ? 0 : fitl_owner[k] - 1] += at[k];
    const unsigned found = sum[0] > sum[1] + sum[2] ? 1 : sum[1] > sum[0] + sum[2] ? 2 : 0;
    return found == given || table_fail(r, "fitl.board.control", r->value[PLACE]);
}

static bool read_setup_space(TableReader *r, Scenario *sc, const uint8_t count[COUNTS])
{
    static const char *const levels[] = {"ActiveOpposition", "PassiveOpposition", "Neutral",
                                         "PassiveSupport",   "ActiveSupport",     NULL};
    const uint8_t space = fitl_find_space(r->value[PLACE]);
    uint8_t level;
    if (space == NOWHERE)
        return table_fail(r, "fitl.board.neighbour", r->value[PLACE]);
    if (!table_word(r, LEVEL_WORD, levels, &level))
        return false;
    if (level != NEUTRAL && !in(r->board->populated, space))
        return table_fail(r, "fitl.board.level", r->value[PLACE]);
    for (unsigned i = 0; i < COUNTS; i++)
        sc->at[space][counted[i]] = count[i];
    sc->level[space] = level;
    return check_stack(r, space, sc->at[space]) && check_control(r, sc->at[space]);
}

static bool read_setup(TableReader *r)
{
    uint8_t which, count[COUNTS];
    if (!table_word(r, SCENARIO_WORD, scenario_words, &which) || !read_counts(r, count))
        return false;
    Scenario *sc = &r->board->scenario[which];
    if (r->seen[0] == 0)
        for (unsigned i = 0; i < SCENARIOS; i++)
            memset(r->board->scenario[i].level, NEUTRAL, SPACES);
    r->seen[0] = 1;
    if (slice_equal(r->value[PLACE], "AVAILABLE")) {
        r->seen[1] |= 1u << which;
        return check_available(r, sc, count);
    }
    if (!slice_equal(r->value[PLACE], "OUT_OF_PLAY"))
        return read_setup_space(r, sc, count);
    for (unsigned i = 0; i < COUNTS; i++)
        sc->out[fitl_type_of[counted[i]]] = (uint8_t)(sc->out[fitl_type_of[counted[i]]] + count[i]);
    return true;
}

/* The row of Available pieces is the last of each scenario and balances it. */
static bool finish_setups(TableReader *r)
{
    return r->seen[1] == 7 || table_fail_word(r, "fitl.board.no_available", "AVAILABLE");
}

static const TableFile setups_file = {
    .name = "setups.tsv",
    .column = {"scenario", "space", "support", "control", "us_troops", "us_irregulars", "us_bases",
               "arvn_troops", "arvn_police", "arvn_rangers", "arvn_bases", "nva_troops",
               "nva_guerrillas", "nva_bases", "nva_tunneled_bases", "vc_guerrillas", "vc_bases",
               "vc_tunneled_bases", NULL},
    .row = read_setup,
    .finish = finish_setups,
};

/* ---- The whole ------------------------------------------------------------------------------- */

/* The scores that follow from the pieces are those the scenario tells [2.8]. */
static bool check_scores(TableReader *r)
{
    static const char *const words[] = {"us", "arvn", "nva", "vc"};
    Game game = {.board = r->board};
    for (uint8_t i = 0; i < SCENARIOS; i++) {
        State s = {.level = {0}};
        game.option[OPTION_SCENARIO] = i;
        fitl_lay_out(&game, &s);
        for (unsigned f = 0; f < FACTIONS; f++) {
            const unsigned score = fitl_score(&game, &s, f);
            if (score != r->board->scenario[i].score[f])
                return table_fail_count(r, "fitl.board.score", words[f], score,
                                        r->board->scenario[i].score[f]);
        }
    }
    return true;
}

bool fitl_load_board(const char *text, Board *board, Problem *problem)
{
    static const TableFile *const files[FILES] = {&map_file, &cards_file, &scenarios_file,
                                                  &setups_file};
    memset(board, 0, sizeof *board);
    memset(problem, 0, sizeof *problem);
    TableReader reader = {.board = board, .problem = problem};
    Slice part[FILES] = {{NULL, 0}};
    if (!table_split(&reader, text, files, FILES, part))
        return false;
    for (unsigned i = 0; i < FILES; i++)
        if (!table_read_file(&reader, files[i], part[i]))
            return false;
    return check_scores(&reader);
}
