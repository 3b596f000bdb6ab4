/* lab_svg.c: see lab_svg.h. Colours follow the reader's light or dark screen where the viewer can,
 * are told apart by the colour-blind, and nothing hangs on them alone: each line has a mark of its
 * own.
 */
#include "cli/lab_svg.h"

#include <math.h>

#include "cli/svg.h"

enum {
    WIDE = 900,
    LEFT = 72,
    RIGHT = 872,
    TOP = 92,
    FOOT = 432,  /* of the curves */
    ROW = 26,    /* of the legend, and of a cell */
    NAMES = 380, /* where rows begin to the right of their names */
    WORDS = 4096,
    COLOURS = 6
};

/* Shares between these are shown. */
typedef struct Scale {
    double low, high;
} Scale;

typedef struct Plot {
    const Results *results;
    Seat seat;
    Lang lang;
    Scale scale;
    FILE *to;
} Plot;

static const char style[] =
    "<style>text{fill:#333}.ground{fill:#fffdf8}.grid{stroke:#d5cfc2}.even{stroke:#999;"
    "stroke-dasharray:5 4}.faint{fill:#666}path{stroke-width:2}"
    ".c0{stroke:#b5382e;fill:#b5382e}.c1{stroke:#2f6aa8;fill:#2f6aa8}"
    ".c2{stroke:#3d7d3d;fill:#3d7d3d}.c3{stroke:#8a5a9e;fill:#8a5a9e}"
    ".c4{stroke:#a8760f;fill:#a8760f}.c5{stroke:#4a4a4a;fill:#4a4a4a}.curve{fill:none}"
    "@media(prefers-color-scheme:dark){text{fill:#e8e2d4}.ground{fill:#1d1f21}"
    ".grid{stroke:#45413a}.faint{fill:#b5ae9f}"
    ".c0{stroke:#f0796d;fill:#f0796d}.c1{stroke:#79b0ea;fill:#79b0ea}"
    ".c2{stroke:#84c684;fill:#84c684}.c3{stroke:#c99be0;fill:#c99be0}"
    ".c4{stroke:#e2b04a;fill:#e2b04a}.c5{stroke:#c8c8c8;fill:#c8c8c8}.curve{fill:none}}</style>\n";

/* ---- Scales ---------------------------------------------------------------------------------- */

/* All intervals, in steps of ten. */
static Scale find_scale(const Plot *plot)
{
    Scale scale = {1, 0};
    for (uint32_t cell = 0; cell < plot->results->study->cells; cell++) {
        const Estimate share = results_share(plot->results, cell, plot->seat);
        scale.low = fmin(scale.low, share.low);
        scale.high = fmax(scale.high, share.high);
    }
    scale.low = fmax(0, floor(scale.low * 10) / 10);
    scale.high = fmin(1, ceil(scale.high * 10) / 10);
    return scale;
}

static double between(const Plot *plot, double share, double from, double to)
{
    return from + (to - from) * (share - plot->scale.low) / (plot->scale.high - plot->scale.low);
}

static double y_of(const Plot *plot, double share) { return between(plot, share, FOOT, TOP); }
static double x_of(const Plot *plot, double share) { return between(plot, share, NAMES, RIGHT); }

/* ---- Parts ----------------------------------------------------------------------------------- */

static void put_text(const Plot *plot, double x, double y, const char *look, const char *words)
{
    fprintf(plot->to, "<text x=\"%.1f\" y=\"%.1f\" %s>", x, y, look);
    svg_words(plot->to, words);
    fputs("</text>\n", plot->to);
}

static void put_line(const Plot *plot, double x1, double y1, double x2, double y2, const char *look)
{
    fprintf(plot->to, "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>\n", x1,
            y1, x2, y2, look);
}

/* Circle, square, diamond, triangle, in turn. */
static void put_mark(const Plot *plot, double x, double y, uint32_t line)
{
    static const char *const path[] = {"m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0", "m-5-5h10v10h-10z",
                                       "m0-6.5l6 6.5l-6 6.5l-6-6.5z", "m0-6.5l6.5 11h-13z"};
    fprintf(plot->to, "<path class=\"c%u\" d=\"M%.1f %.1f%s\"/>", line % COLOURS, x, y,
            path[line % COUNT_OF(path)]);
}

/* What a mark says to who points at it, or cannot see it. */
static void put_title(const Plot *plot, uint32_t cell)
{
    const Estimate share = results_share(plot->results, cell, plot->seat);
    TEXT(text, words, WORDS);
    study_name_cell(plot->results->study, cell, &text);
    fputs("<title>", plot->to);
    svg_words(plot->to, words);
    fprintf(plot->to, ": %.1f %% (%.1f - %.1f)</title>", 100 * share.value, 100 * share.low,
            100 * share.high);
}

/* An estimate upright at x, or lying at y. */
static void put_estimate(const Plot *plot, uint32_t cell, double x, double y, uint32_t line)
{
    const Estimate share = results_share(plot->results, cell, plot->seat);
    const bool upright = y < 0;
    const double low = upright ? y_of(plot, share.low) : x_of(plot, share.low);
    const double high = upright ? y_of(plot, share.high) : x_of(plot, share.high);
    fputs("<g>", plot->to);
    put_title(plot, cell);
    if (upright)
        fprintf(plot->to,
                "<path class=\"c%u curve\" d=\"M%.1f %.1fV%.1fm-4 0h8m-4 0V%.1fm-4 0h8\"/>",
                line % COLOURS, x, low, high, low);
    else
        fprintf(plot->to, "<path class=\"c%u curve\" d=\"M%.1f %.1fH%.1fm0-4v8m0-4H%.1fm0-4v8\"/>",
                line % COLOURS, low, y, high, low);
    put_mark(plot, upright ? x : x_of(plot, share.value), upright ? y_of(plot, share.value) : y,
             line);
    fputs("</g>\n", plot->to);
}

static void put_head(const Plot *plot, int high)
{
    const Study *study = plot->results->study;
    const int64_t number[] = {(int64_t)plot->results->games};
    const char *name = seat_name(study->rules, plot->seat, plot->lang);
    TEXT(title, words, WORDS);
    TEXT(about, lines, WORDS);
    TEXT(print, id, 2 * PRINT_SIZE + 1);
    print_text(study->print, &print);
    id[12] = '\0';
    text_add(&title, game_title(study->rules, plot->lang));
    text_add(&title, message_text(plot->lang, "review.colon"));
    message_say(plot->lang, "lab.plot_title", NULL, name, &title);
    message_say(plot->lang, "lab.plot_about", number, id, &about);
    fprintf(plot->to,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xml:lang=\"%s\" role=\"img\" "
            "viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
            "font-family=\"'DejaVu Sans', Verdana, sans-serif\">\n<title>",
            lang_words[plot->lang], WIDE, high, WIDE, high);
    svg_words(plot->to, words);
    fputs("</title>\n", plot->to);
    fputs(style, plot->to);
    fprintf(plot->to, "<rect class=\"ground\" width=\"%d\" height=\"%d\"/>\n", WIDE, high);
    put_text(plot, 24, 36, "font-size=\"20\" font-weight=\"bold\"", words);
    put_text(plot, 24, 60, "font-size=\"13\" class=\"faint\"", lines);
}

/* Lines at every ten points, across or upright. */
static void put_grid(const Plot *plot, bool across, double foot)
{
    const int low = (int)lround(plot->scale.low * 100), high = (int)lround(plot->scale.high * 100);
    for (int level = low; level <= high; level += 10) {
        const char *look = level == 50 ? "even" : "grid";
        char words[16];
        snprintf(words, sizeof words, "%d %%", level);
        if (across) {
            const double y = y_of(plot, level / 100.0);
            put_line(plot, LEFT, y, RIGHT, y, look);
            put_text(plot, LEFT - 8, y + 4, "font-size=\"12\" text-anchor=\"end\"", words);
        } else {
            const double x = x_of(plot, level / 100.0);
            put_line(plot, x, TOP - 8, x, foot, look);
            put_text(plot, x, foot + 18, "font-size=\"12\" text-anchor=\"middle\"", words);
        }
    }
}

/* ---- Curves ---------------------------------------------------------------------------------- */

/* The value of the first axis as a number. */
static bool number_at(const Study *study, uint32_t value, uint32_t *out)
{
    return slice_number(slice_of(study->axis[0].value[value]), UINT16_MAX, out);
}

static bool has_curves(const Study *study)
{
    uint32_t number;
    for (uint32_t i = 0; study->axes && i < study->axis[0].values; i++)
        if (!number_at(study, i, &number))
            return false;
    return study->axes > 0 && study->axis[0].values > 1;
}

static double x_of_value(const Study *study, uint32_t value)
{
    uint32_t low = UINT32_MAX, high = 0, number;
    for (uint32_t i = 0; i < study->axis[0].values; i++) {
        number_at(study, i, &number);
        low = number < low ? number : low;
        high = number > high ? number : high;
    }
    number_at(study, value, &number);
    return LEFT + 40 + (RIGHT - LEFT - 80) * (double)(number - low) / (double)(high - low);
}

/* Cells of a curve: those that differ by the first axis alone. How many curves there are, and the
 * cell of curve `line` at a value. */
static uint32_t curve_step(const Study *study) { return study->points / study->axis[0].values; }
static uint32_t curves(const Study *study) { return study->parties * curve_step(study); }

static uint32_t cell_on(const Study *study, uint32_t line, uint32_t value)
{
    const uint32_t step = curve_step(study);
    return line / step * study->points + value * step + line % step;
}

/* Curves stand a little beside each other, so that their bars do not cover each other. */
static double beside(const Study *study, uint32_t line)
{
    const double many = curves(study);
    return many > 1 ? (line - (many - 1) / 2) * fmin(7, 40 / many) : 0;
}

static void put_curve(const Plot *plot, uint32_t line)
{
    const Study *study = plot->results->study;
    fprintf(plot->to, "<path class=\"c%u curve\" stroke-linejoin=\"round\" d=\"", line % COLOURS);
    for (uint32_t value = 0; value < study->axis[0].values; value++)
        fprintf(plot->to, "%c%.1f %.1f", value ? 'L' : 'M',
                x_of_value(study, value) + beside(study, line),
                y_of(plot,
                     results_share(plot->results, cell_on(study, line, value), plot->seat).value));
    fputs("\"/>\n", plot->to);
    for (uint32_t value = 0; value < study->axis[0].values; value++)
        put_estimate(plot, cell_on(study, line, value),
                     x_of_value(study, value) + beside(study, line), -1, line);
}

/* Who plays, and the values of the other axes. */
static void put_legend(const Plot *plot, uint32_t line)
{
    const Study *study = plot->results->study;
    const uint32_t cell = cell_on(study, line, 0);
    const double y = FOOT + 72 + ROW * line;
    TEXT(text, words, WORDS);
    party_print(study->rules, &study->cell[cell].party, '-', &text);
    for (uint32_t i = 1; i < study->axes; i++) {
        text_add(&text, ", ");
        text_add(&text, study->axis[i].table);
        text_char(&text, ' ');
        text_add(&text, study->axis[i].place);
        text_char(&text, '=');
        text_add(&text, study->axis[i].value[study_value(study, cell, i)]);
    }
    put_mark(plot, LEFT + 8, y - 4, line);
    put_text(plot, LEFT + 24, y, "font-size=\"13\"", words);
}

static void put_curves(const Plot *plot)
{
    const Study *study = plot->results->study;
    TEXT(text, words, WORDS);
    put_head(plot, FOOT + 72 + ROW * (int)curves(study));
    put_grid(plot, true, 0);
    for (uint32_t value = 0; value < study->axis[0].values; value++)
        put_text(plot, x_of_value(study, value), FOOT + 20,
                 "font-size=\"12\" text-anchor=\"middle\"", study->axis[0].value[value]);
    text_add(&text, study->axis[0].table);
    text_char(&text, ' ');
    text_add(&text, study->axis[0].place);
    put_text(plot, (LEFT + RIGHT) / 2.0, FOOT + 42, "font-size=\"13\" text-anchor=\"middle\"",
             words);
    for (uint32_t line = 0; line < curves(study); line++) {
        put_curve(plot, line);
        put_legend(plot, line);
    }
}

/* ---- Rows ------------------------------------------------------------------------------------ */

static void put_rows(const Plot *plot)
{
    const Study *study = plot->results->study;
    const int foot = TOP + ROW * (int)study->cells;
    put_head(plot, foot + 36);
    put_grid(plot, false, foot);
    for (uint32_t cell = 0; cell < study->cells; cell++) {
        const double y = TOP + ROW * (cell + 0.5);
        TEXT(text, words, 48); /* as much as there is room for; the mark says all */
        study_name_cell(study, cell, &text);
        put_text(plot, NAMES - 16, y + 4, "font-size=\"12\" text-anchor=\"end\"", words);
        put_estimate(plot, cell, 0, y, study->axes ? cell / study->points : cell);
    }
}

void lab_svg(const Results *results, Seat seat, Lang lang, FILE *to)
{
    Plot plot = {.results = results, .seat = seat, .lang = lang, .to = to};
    plot.scale = find_scale(&plot);
    if (has_curves(results->study))
        put_curves(&plot);
    else
        put_rows(&plot);
    fputs("</svg>\n", to);
}
