/* solo_text.c: what solo cards say, in words [15.13]. */
#include "core/speech.h"
#include "games/saigon75/rules/s75.h"

static const char *const colour_messages[COLOURS] = {"s75.colour.yellow", "s75.colour.green",
                                                     "s75.colour.red"};
static const char *const token_messages[] = {"s75.solo.token.none", "s75.solo.token.activation",
                                             "s75.solo.token.reroll", "s75.solo.token.exchange",
                                             "s75.solo.token.strategic"};
static const char *const attack_messages[] = {"s75.solo.attack.superior", "s75.solo.attack.equal",
                                              "s75.solo.attack.always"};

/* "towards Huế, Saigon" */
static void print_movement(const Game *g, Lang lang, const SoloCard *card, Text *out)
{
    char buffer[PROVINCES * (NAME_MAX + 2)];
    Text names;
    text_init(&names, buffer, sizeof buffer);
    for (Provinces set = card->provinces; set; set &= set - 1) {
        text_add(&names, names.length ? ", " : "");
        text_add(&names, g->board->name[first_province(set)]);
    }
    message_say(lang, card->reinforce ? "s75.solo.reinforce" : "s75.solo.towards", NULL, buffer,
                out);
}

/* Type g takes a colour, the others the index of a solo card. */
void s75_print_solo_arg(const Game *g, Lang lang, char type, uint8_t value, Text *out)
{
    const SoloCard *card = &g->board->solo[type == 'g' ? 0 : value];
    switch (type) {
    case 'g':
        text_add(out, message_text(lang, colour_messages[value]));
        break;
    case 'l':
        text_number(out, card->number);
        break;
    case 'e':
        game_print_message(g, lang, "s75.solo.colours", card->colour, out);
        break;
    case 'm':
        print_movement(g, lang, card, out);
        break;
    case 'x':
        text_add(out, message_text(lang, token_messages[card->token_use]));
        break;
    default: /* 'a' */
        text_add(out, message_text(lang, attack_messages[card->attack]));
    }
}
