/* test_r12_texts.c: the sentence of a card says what its lines do: how many, "up to" where fewer
 * will do, from which box and to which, who may not act, that a die is rolled, by how much a track
 * moves; in each language, in the terms of the boxes. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "support/lake.h"

enum { WORDS_MAX = 5 };

static const char *text_of(Lang lang, unsigned card, unsigned side)
{
    char id[32];
    snprintf(id, sizeof id, "fitl.card.%u%c", card, side ? 's' : 'u');
    const char *text = message_find(lang, id);
    assert_non_null(text);
    return text;
}

static bool has_any(const char *text, const char *const words[WORDS_MAX])
{
    for (unsigned i = 0; i < WORDS_MAX && words[i]; i++)
        if (strstr(text, words[i]))
            return true;
    return false;
}

/* The number stands there by itself, not inside another or the name of an aeroplane. */
static bool has_number(const char *text, unsigned number)
{
    char digits[16];
    const int length = snprintf(digits, sizeof digits, "%u", number);
    for (const char *p = strstr(text, digits); p; p = strstr(p + 1, digits))
        if ((p == text || !isdigit((unsigned char)p[-1])) && !isdigit((unsigned char)p[length]))
            return true;
    return false;
}

/* ---- What a line wants said ------------------------------------------------------------------ */

typedef const char *const Words[LANG_COUNT][WORDS_MAX];

static Words may_be_fewer = {
    {"up to", "Up to", "at most", "may ", "Any number"},
    {"jusqu’à", "Jusqu’à", "au plus", "peut ", "Autant de"},
    {"fino a", "Fino a", "al massimo", "può ", "Quante Truppe"},
};
static Words as_many_as_one_likes = {
    {"any of its", "any others", "Any number", "may ", NULL},
    {"à son gré", "Autant de", "peut ", "peuvent ", NULL},
    {"vuole", "può ", "possono ", NULL},
};
static Words casualties = {{"Casualties", NULL}, {"Pertes", NULL}, {"Casualties", NULL}};
static Words out_of_play = {{"Out of Play", NULL}, {"Hors-jeu", NULL}, {"Out of Play", NULL}};
static Words ineligible = {
    {"Ineligible", NULL}, {"inéligible", NULL}, {"non eleggibil", "non è eleggibile", NULL}};
static Words stays = {
    {"stay Eligible", "stays Eligible", NULL}, {"éligible", NULL}, {"eleggibile", NULL}};
static Words die = {{"die", NULL}, {"dé", NULL}, {"dado", NULL}};
static Words lasting = {{"Capability: ", NULL}, {"Capacité\u00a0: ", NULL}, {"Capacità: ", NULL}};
static Words until_coup = {{"Until the Coup: ", "In the coming Support Phase", NULL},
                           {"Jusqu’au Coup d’État\u00a0: ", "prochaine phase de Soutien", NULL},
                           {"Fino al Coup: ", "prossima fase del Supporto", NULL}};
static Words tracks[TRACKS] = {
    [T_ARVN] = {{"ARVN Resources", NULL}, {"Ressources ARVN", NULL}, {"Risorse ARVN", NULL}},
    [T_NVA] = {{"NVA Resources", "Resources for NVA", "its Resources", NULL},
               {"Ressources NVA", "Ressources pour la NVA", "ses Ressources", NULL},
               {"Risorse NVA", "Risorse all’NVA", "sue Risorse", NULL}},
    [T_VC] = {{"VC Resources", NULL}, {"Ressources VC", NULL}, {"Risorse VC", NULL}},
    [T_AID] = {{"Aid", NULL}, {"Aide", NULL}, {"Aid", NULL}},
    [T_PATRONAGE] = {{"Patronage", NULL}, {"Clientélisme", NULL}, {"Patronage", NULL}},
};

static Words to_support = {{"toward Support", "toward Passive Support", NULL},
                           {"vers le Soutien", NULL},
                           {"verso il Supporto", "verso Supporto", NULL}};
static Words to_opposition = {{"toward Opposition", "toward Passive Opposition", NULL},
                              {"vers l’Opposition", NULL},
                              {"verso l’Opposizione", "verso Opposizione", NULL}};
static Words levels[LEVELS] = {
    [AO] = {{"Active Opposition", NULL}, {"Opposition active", NULL}, {"Opposizione attiva", NULL}},
    [NEUTRAL] = {{"Neutral", NULL}, {"Neutre", NULL}, {"Neutral", NULL}},
    [PS] = {{"Passive Support", NULL}, {"Soutien passif", NULL}, {"Supporto passivo", NULL}},
    [AS] = {{"Active Support", NULL}, {"Soutien actif", NULL}, {"Supporto attivo", NULL}},
};

static bool counts_things(const Effect *e)
{
    switch (e->verb) {
    case E_CHOOSE:
    case E_PLACE:
    case E_DEPLOY:
    case E_REMOVE:
    case E_REPLACE:
    case E_MOVE:
    case E_BOX:
    case E_FREE:
    case E_ACTIVITY:
    case E_LIMITED:
        return true;
    default:
        return false;
    }
}

typedef struct Sentence {
    unsigned card, side;
    Lang lang;
    const char *text;
} Sentence;

static void wants(const Sentence *s, Words words, const char *what)
{
    if (!has_any(s->text, words[s->lang]))
        fail_msg("card %u%c does not say %s: %s", s->card, s->side ? 's' : 'u', what, s->text);
}

static void wants_number(const Sentence *s, unsigned number)
{
    if (!has_number(s->text, number))
        fail_msg("card %u%c does not say %u: %s", s->card, s->side ? 's' : 'u', number, s->text);
}

/* Fewer from this box are made up for by the next line. */
static bool rest_follows(Lines lines, unsigned i)
{
    const Effect *next = i + 1 < lines.count ? &lines.line[i + 1] : NULL;
    return lines.line[i].verb == E_DEPLOY && next && next->verb == E_PLACE && next->amount &&
           !next->up_to;
}

/* "+9", "−12": the sign is U+2212. */
static void wants_change(const Sentence *s, int change)
{
    char words[16];
    snprintf(words, sizeof words, "%s%d", change < 0 ? "\u2212" : "+",
             change < 0 ? -change : change);
    if (!strstr(s->text, words))
        fail_msg("card %u%c does not say %s: %s", s->card, s->side ? 's' : 'u', words, s->text);
}

static void check_counts(const Sentence *s, Lines lines, unsigned i)
{
    const Effect *e = &lines.line[i];
    if (e->n == ANY_NUMBER && e->up_to)
        wants(s, as_many_as_one_likes, "as many as one likes");
    if (!counts_things(e) || e->n < 2 || e->n == ANY_NUMBER || e->amount)
        return;
    wants_number(s, e->n);
    if (e->up_to && !e->at_least_1 && !rest_follows(lines, i))
        wants(s, may_be_fewer, "that fewer will do");
}

static void check_boxes(const Sentence *s, const Effect *e)
{
    const bool takes = e->verb == E_BOX || e->verb == E_DEPLOY;
    if ((takes && e->from == BOX_CASUALTIES) || e->to == BOX_CASUALTIES)
        if (e->verb != E_TRANSFER)
            wants(s, casualties, "Casualties");
    if ((takes && e->from == BOX_OUT) || (e->verb != E_TRANSFER && e->to == BOX_OUT))
        wants(s, out_of_play, "Out of Play");
}

static void check_rest(const Sentence *s, const Effect *e)
{
    switch (e->verb) {
    case E_OUT:
        wants(s, ineligible, "who is Ineligible");
        break;
    case E_STAY:
        wants(s, stays, "who stays Eligible");
        break;
    case E_DIE:
        wants(s, die, "that a die is rolled");
        break;
    case E_CAP:
        wants(s, lasting, "that it is a capability");
        break;
    case E_MOM:
        wants(s, until_coup, "how long it lasts");
        break;
    case E_TRACK:
        wants(s, tracks[e->track], "which track");
        if (!e->amount)
            wants_change(s, e->change);
        break;
    case E_TRAIL:
        wants_change(s, e->change);
        break;
    case E_SHIFT:
    case E_SHIFT_EACH:
        if (!e->option)
            wants(s, e->change < 0 ? to_opposition : to_support, "which way levels shift");
        break;
    case E_SET:
        wants(s, levels[e->level], "which level is set");
        break;
    default:
        break;
    }
}

/* Some faction is picked, or named: it stands in the sentence. */
static void check_who(const Sentence *s, const Effect *e)
{
    static const char *const names[] = {
        [AS_US] = "US", [AS_ARVN] = "ARVN", [AS_NVA] = "NVA", [AS_VC] = "VC"};
    if (e->who >= AS_US && e->who <= AS_VC && e->verb != E_COMMITMENT &&
        !strstr(s->text, names[e->who]))
        fail_msg("card %u%c does not say %s: %s", s->card, s->side ? 's' : 'u', names[e->who],
                 s->text);
}

/* 96 speaks of another card, which says the rest. */
static bool speaks_for_itself(unsigned card, unsigned side) { return card != 96 || side != SHADED; }

static void check_sentences(unsigned card, unsigned side, Lines lines)
{
    for (unsigned i = 0; i < lines.count; i++)
        for (int lang = 0; lang < LANG_COUNT; lang++) {
            const Sentence s = {card, side, (Lang)lang, text_of((Lang)lang, card, side)};
            check_counts(&s, lines, i);
            check_boxes(&s, &lines.line[i]);
            check_rest(&s, &lines.line[i]);
            check_who(&s, &lines.line[i]);
        }
}

static void each_sentence_says_what_its_lines_do(void **state)
{
    for (unsigned edition = 1; edition <= 2; edition++) {
        Lake lake;
        lake_start(&lake, edition == 1 ? "edition=1" : "edition=2");
        for (unsigned card = 1; card < FIRST_COUP; card++)
            for (unsigned side = UNSHADED; side <= SHADED; side++)
                if (speaks_for_itself(card, side))
                    check_sentences(card, side, fitl_lines(&lake.game, card, side));
    }
}

/* US pieces that an enemy takes are no longer simply "removed" [0.11]. */
static void lasting_effects_say_where_us_pieces_go(void **state)
{
    static const struct {
        uint8_t card, side;
    } sides[] = {{13, SHADED}, {14, SHADED}, {33, SHADED}, {101, SHADED}};
    for (unsigned i = 0; i < COUNT_OF(sides); i++)
        for (int lang = 0; lang < LANG_COUNT; lang++)
            assert_true(
                has_any(text_of((Lang)lang, sides[i].card, sides[i].side), casualties[lang]));
}

/* The terms of the boxes, and no others. */
static void no_sentence_has_a_word_that_the_boxes_do_not(void **state)
{
    static const char *const wrong[LANG_COUNT][14] = {
        {"LOC", "Loc ", NULL},
        {"Élan", "Coup :", "coups", " Polices", "décalage", "voisin", "dans jusqu", "vers jusqu",
         "Offensive du", NULL},
        {"Colpo", "idone", "Rastrell", "LdC", "Slancio", "Togli", "togli", "Pista", "Aiuti",
         "Clientel", "Perdite", "Fuori gioco", "Polizie", NULL},
    };
    for (unsigned card = 1; card <= CARDS; card++)
        for (unsigned side = UNSHADED; side <= SHADED; side++)
            for (int lang = 0; lang < LANG_COUNT; lang++) {
                char id[32];
                snprintf(id, sizeof id, "fitl.card.%u%c", card, side ? 's' : 'u');
                const char *text = message_find((Lang)lang, id);
                for (unsigned i = 0; text && wrong[lang][i]; i++)
                    if (strstr(text, wrong[lang][i]))
                        fail_msg("%s: %s", wrong[lang][i], text);
            }
}

static void a_failed_attempt_says_that_minhs_bonus_ends(void **state)
{
    for (int lang = 0; lang < LANG_COUNT; lang++)
        for (unsigned card = FAILED_1; card <= FAILED_2; card++)
            assert_non_null(strstr(text_of((Lang)lang, card, UNSHADED), "Minh"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_sentence_says_what_its_lines_do),
        cmocka_unit_test(lasting_effects_say_where_us_pieces_go),
        cmocka_unit_test(no_sentence_has_a_word_that_the_boxes_do_not),
        cmocka_unit_test(a_failed_attempt_says_that_minhs_bonus_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
