/* frames.c: writes and reads one frame of the stack as a line (see frames.h). */
#include "core/frames.h"

void frame_print(const Game *game, const Frame *frame, Text *out)
{
    const unsigned locals = COUNT_OF(frame->v);
    unsigned used = 0;
    for (unsigned i = 0; i < locals; i++)
        if (frame->v[i])
            used = i + 1;
    text_add(out, "frame ");
    text_add(out, game->rules->steps[frame->step]->name);
    if (used || frame->next) {
        text_char(out, ' ');
        text_number(out, frame->next);
    }
    for (unsigned i = 0; i < used; i++) {
        text_char(out, ' ');
        text_number(out, frame->v[i]);
    }
    text_char(out, '\n');
}

bool frame_find_step(const Game *game, Slice word, uint8_t *step)
{
    for (uint8_t i = 0; i < game->rules->step_count; i++) {
        if (slice_equal(word, game->rules->steps[i]->name)) {
            *step = i;
            return true;
        }
    }
    return false;
}

static bool next_word(Slice *rest, Slice *word)
{
    while (slice_cut(rest, ' ', word))
        if (word->length > 0)
            return true;
    return false;
}

FrameFault frame_read(const Game *game, Slice words, State *state, Slice *wrong)
{
    uint8_t step;
    uint32_t number;
    if (!next_word(&words, wrong))
        return FRAME_MISSING;
    if (!frame_find_step(game, *wrong, &step))
        return FRAME_STEP;
    if (flow_at(state)->depth == FLOW_DEPTH)
        return FRAME_DEPTH;
    Frame *frame = flow_call(state, step);
    for (unsigned i = 0; i <= COUNT_OF(frame->v) && next_word(&words, wrong); i++) {
        if (!slice_number(*wrong, UINT8_MAX, &number))
            return FRAME_NUMBER;
        if (i == 0)
            frame->next = (uint8_t)number;
        else
            frame->v[i - 1] = (uint8_t)number;
    }
    return next_word(&words, wrong) ? FRAME_EXTRA : FRAME_GOOD;
}
