/* review_svg.c: the curve of a review as a picture: chances of the first seat from left to right,
 * turns as bands, dice as bars below, the costliest decisions as numbered marks on the curve. Every
 * mark has a title, which browsers show and screen readers read. Colours are told apart by the
 * colour-blind, and nothing hangs on them alone.
 */
#include "cli/cli.h"
#include "cli/review_out.h"
#include "cli/svg.h"
#include "play/report.h"

enum {
    WIDE = 1000,
    HIGH = 520, /* of one game */
    LEFT = 64,
    RIGHT = 976,
    TOP = 84,
    FOOT = 360, /* of the curve */
    LUCK = 425, /* the line from which bars of luck rise and hang */
    LUCK_HIGH = 38,
    LEGEND = 494,
    WORDS_SIZE = 1024
};

static const char *const seat_colour[] = {"#b5382e", "#2f6aa8", "#3d7d3d", "#8a5a9e"};

typedef struct Picture {
    const Review *review;
    Lang lang;
    double top; /* of this game */
    FILE *to;
} Picture;

/* ---- Help ------------------------------------------------------------------------------------ */

static void put_element(const Picture *picture, const char *name, const char *words)
{
    fprintf(picture->to, "<%s>", name);
    svg_words(picture->to, words);
    fprintf(picture->to, "</%s>", name);
}

static void put_text(const Picture *picture, double x, double y, const char *look,
                     const char *words)
{
    fprintf(picture->to, "<text x=\"%.1f\" y=\"%.1f\" %s>", x, picture->top + y, look);
    svg_words(picture->to, words);
    fputs("</text>\n", picture->to);
}

static void put_line(const Picture *picture, double x1, double y1, double x2, double y2,
                     const char *look)
{
    fprintf(picture->to, "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" %s/>\n", x1,
            picture->top + y1, x2, picture->top + y2, look);
}

/* After so many moves. */
static double x_of(const Picture *picture, double number)
{
    const uint32_t count = review_count(picture->review);
    return count ? LEFT + (RIGHT - LEFT) * number / count : LEFT;
}

static double y_of(double value) { return FOOT - (FOOT - TOP) * value; }

static double value_after(const Picture *picture, uint32_t number)
{
    return number == 0 ? review_start_value(picture->review, 0)
                       : review_move(picture->review, number - 1)->value[0];
}

static const char *side_name(const Picture *picture, Seat seat)
{
    return seat_name(review_game(picture->review)->rules, seat, picture->lang);
}

static const char *say_words(char words[WORDS_SIZE], const Picture *picture, const char *id,
                             const int64_t *number, const char *detail)
{
    Text text;
    text_init(&text, words, WORDS_SIZE);
    message_say(picture->lang, id, number, detail, &text);
    return words;
}

/* ---- Ground ---------------------------------------------------------------------------------- */

static void put_heading(const Picture *picture)
{
    const Rules *rules = review_game(picture->review)->rules;
    const int64_t number[] = {review_count(picture->review), review_rollouts(picture->review)};
    char words[WORDS_SIZE];
    put_text(picture, LEFT, 36, "font-size=\"20\" font-weight=\"bold\" fill=\"#222\"",
             say_words(words, picture, "review.title", number, game_title(rules, picture->lang)));
    put_text(picture, LEFT, 60, "font-size=\"14\" fill=\"#555\"",
             say_words(words, picture, "review.curve", NULL, side_name(picture, 0)));
}

/* A band for every second turn, and its name where there is room. */
static void put_turn(const Picture *picture, uint32_t from, uint32_t to, uint8_t turn)
{
    const double left = x_of(picture, from), right = x_of(picture, to);
    const int64_t number[] = {turn};
    char words[WORDS_SIZE];
    if (turn % 2 == 0)
        fprintf(picture->to,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" fill=\"#f1ece0\"/>\n",
                left, picture->top + TOP, right - left, LUCK + LUCK_HIGH - TOP);
    if (right - left > 56)
        say_words(words, picture, "review.svg_turn", number, "");
    else
        snprintf(words, sizeof words, "%u", turn);
    if (turn > 0 && right - left > 14)
        put_text(picture, (left + right) / 2, FOOT + 18,
                 "font-size=\"12\" fill=\"#666\" text-anchor=\"middle\"", words);
}

static void put_turns(const Picture *picture)
{
    const uint32_t count = review_count(picture->review);
    uint32_t from = 0;
    for (uint32_t i = 1; i <= count; i++) {
        const uint8_t turn = review_move(picture->review, i - 1)->turn;
        if (i < count && review_move(picture->review, i)->turn == turn)
            continue;
        put_turn(picture, from, i, turn);
        from = i;
    }
}

static void put_grid(const Picture *picture)
{
    for (int level = 0; level <= 100; level += 25) {
        const double y = y_of(level / 100.0);
        char words[16];
        snprintf(words, sizeof words, "%d %%", level);
        put_line(picture, LEFT, y, RIGHT, y,
                 level == 50 ? "stroke=\"#999\" stroke-dasharray=\"5 4\"" : "stroke=\"#d5cfc2\"");
        put_text(picture, LEFT - 8, y + 4, "font-size=\"12\" fill=\"#555\" text-anchor=\"end\"",
                 words);
    }
}

/* ---- The curve ------------------------------------------------------------------------------- */

static void put_path(const Picture *picture, bool area)
{
    const uint32_t count = review_count(picture->review);
    fprintf(picture->to, "<path d=\"M%.1f %.1f", x_of(picture, 0),
            picture->top + (area ? FOOT : y_of(value_after(picture, 0))));
    for (uint32_t i = area ? 0 : 1; i <= count; i++)
        if (i == 0 || i == count || review_move(picture->review, i - 1)->matters)
            fprintf(picture->to, "L%.1f %.1f", x_of(picture, i),
                    picture->top + y_of(value_after(picture, i)));
    if (area)
        fprintf(picture->to, "L%.1f %.1fZ\" fill=\"%s\" fill-opacity=\"0.13\"/>\n", RIGHT * 1.0,
                picture->top + FOOT, seat_colour[0]);
    else
        fprintf(picture->to,
                "\" fill=\"none\" stroke=\"%s\" stroke-width=\"2.2\" stroke-linejoin=\"round\"/>\n",
                seat_colour[0]);
}

/* What a mark tells: when, what, and how much. */
static void put_move_title(const Picture *picture, uint32_t index, double change)
{
    const ReviewMove *move = review_move(picture->review, index);
    TEXT(text, words, WORDS_SIZE);
    report_when(picture->review, index, picture->lang, &text);
    text_add(&text, message_text(picture->lang, "review.colon"));
    report_label(picture->review, index, move->action, picture->lang, &text);
    snprintf(words + text.length, sizeof words - text.length, " (%+.0f)", 100 * change);
    put_element(picture, "title", words);
}

/* ---- Dice ------------------------------------------------------------------------------------ */

/* A bar upwards for the first seat, downwards against it; a quarter of all chances fills it. */
static void put_luck(const Picture *picture)
{
    put_line(picture, LEFT, LUCK, RIGHT, LUCK, "stroke=\"#888\"");
    for (uint32_t i = 0; i < review_count(picture->review); i++) {
        const ReviewMove *move = review_move(picture->review, i);
        double size = move->effect * 4 * LUCK_HIGH;
        if (move->actor != SEAT_CHANCE || !move->matters || (size < 0.5 && size > -0.5))
            continue;
        size = size > LUCK_HIGH ? LUCK_HIGH : size < -LUCK_HIGH ? -LUCK_HIGH : size;
        const double height = size < 0 ? -size : size;
        fprintf(picture->to, "<rect x=\"%.1f\" y=\"%.1f\" width=\"3\" height=\"%.1f\" fill=\"%s\">",
                x_of(picture, i + 0.5) - 1.5, picture->top + (size > 0 ? LUCK - height : LUCK),
                height, seat_colour[size > 0 ? 0 : 1]);
        put_move_title(picture, i, move->effect);
        fputs("</rect>\n", picture->to);
    }
}

/* ---- Decisions ------------------------------------------------------------------------------- */

static void put_mistake(const Picture *picture, Seat seat, uint32_t index, uint32_t rank)
{
    const ReviewMove *move = review_move(picture->review, index);
    const double x = x_of(picture, index), value = value_after(picture, index);
    const double y = picture->top + y_of(value), mark = value > 0.5 ? y + 26 : y - 26;
    fputs("<g>", picture->to);
    put_move_title(picture, index, -move->cost);
    fprintf(picture->to,
            "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>"
            "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"10\" fill=\"#fffdf8\" stroke=\"%s\" "
            "stroke-width=\"2\"/>"
            "<text x=\"%.1f\" y=\"%.1f\" font-size=\"12\" font-weight=\"bold\" fill=\"%s\" "
            "text-anchor=\"middle\">%u</text></g>\n",
            x, y, x, mark, seat_colour[seat], x, mark, seat_colour[seat], x, mark + 4,
            seat_colour[seat], rank + 1);
}

static void put_mistakes(const Picture *picture)
{
    for (Seat seat = 0; seat < review_game(picture->review)->rules->seats; seat++) {
        uint32_t worst[REVIEW_WORST];
        const uint32_t count = review_worst(picture->review, seat, REVIEW_WORST, worst);
        for (uint32_t i = 0; i < count; i++)
            put_mistake(picture, seat, worst[i], i);
    }
}

static void put_legend(const Picture *picture)
{
    double x = LEFT;
    for (Seat seat = 0; seat < review_game(picture->review)->rules->seats; seat++) {
        char words[WORDS_SIZE];
        fprintf(picture->to,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"4\" height=\"14\" fill=\"%s\"/>\n", x,
                picture->top + LEGEND - 12, seat_colour[seat]);
        put_text(picture, x + 10, LEGEND, "font-size=\"13\" fill=\"#444\"",
                 say_words(words, picture, "review.svg_luck", NULL, side_name(picture, seat)));
        x += 212;
        fprintf(picture->to,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"7\" fill=\"#fffdf8\" stroke=\"%s\" "
                "stroke-width=\"2\"/>\n",
                x + 6, picture->top + LEGEND - 5, seat_colour[seat]);
        put_text(picture, x + 20, LEGEND, "font-size=\"13\" fill=\"#444\"",
                 say_words(words, picture, "review.svg_mistake", NULL, side_name(picture, seat)));
        x += 248;
    }
}

/* ---- The whole ------------------------------------------------------------------------------- */

static void put_game(const Picture *picture)
{
    put_heading(picture);
    put_turns(picture);
    put_grid(picture);
    put_path(picture, true);
    put_luck(picture);
    put_path(picture, false);
    put_mistakes(picture);
    put_legend(picture);
}

void review_svg(const Review *const *reviews, uint32_t count, Lang lang, FILE *to)
{
    Picture picture = {reviews[0], lang, 0, to};
    const int64_t number[] = {review_count(reviews[0])};
    char words[WORDS_SIZE];
    fprintf(to,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xml:lang=\"%s\" role=\"img\" "
            "viewBox=\"0 0 %d %u\" width=\"%d\" height=\"%u\" "
            "font-family=\"'DejaVu Sans', Verdana, sans-serif\">\n",
            lang_words[lang], WIDE, HIGH * count, WIDE, HIGH * count);
    put_element(&picture, "title", game_title(review_game(reviews[0])->rules, lang));
    put_element(&picture, "desc",
                say_words(words, &picture, "review.svg_desc", number, side_name(&picture, 0)));
    fprintf(to, "\n<rect width=\"%d\" height=\"%u\" fill=\"#fffdf8\"/>\n", WIDE, HIGH * count);
    for (uint32_t i = 0; i < count; i++) {
        picture.review = reviews[i];
        picture.top = (double)HIGH * i;
        put_game(&picture);
    }
    fputs("</svg>\n", to);
}
