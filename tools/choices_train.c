/* choices_train.c: learns the numbers of quick.c of Saigon 75 from files of choices_play.
 *
 *   choices_train EPOCHS RATE FILE... > NUMBERS
 *
 * The target of a choice is how often each answer was visited. Every 16th game's worth of choices
 * is kept apart. On standard error: the loss, how often the best answer comes first, and the same
 * of the heuristic player's answer, by step. */
#include <math.h>
#include <string.h>

#include "games/list.h"
#include "games/saigon75/players/heuristic.h"
#include "games/saigon75/players/quick.h"

#include "choices_file.h"
#include "tool.h"

enum { APART = 16, BLOCK = 256 };

typedef struct Choice {
    uint32_t answer; /* index of the first */
    uint16_t count;
    uint8_t step, side;
} Choice;

typedef struct Answer {
    Cues cues;
    float target, value;
    uint8_t liked; /* the heuristic likes none better */
} Answer;

typedef struct Lore {
    Choice *choice;
    Answer *answer;
    size_t choices, answers, choices_max, answers_max;
} Lore;

static float weight[CUES], squares[CUES];

static void add_choice(Lore *lore, const Game *game, const ChoiceHead *head,
                       const ChoiceAnswer *answer)
{
    static ActionList list;
    static Cues cues[LIST_MAX];
    int16_t liked[LIST_MAX], most = INT16_MIN;
    uint32_t visits = 0;
    list.count = head->answers;
    for (uint32_t i = 0; i < head->answers; i++) {
        list.action[i] = answer[i].action;
        visits += answer[i].visits;
    }
    s75_cues(game, &head->state, &list, cues);
    s75_heuristic_rate(game, &head->state, &list, liked);
    for (uint32_t i = 0; i < head->answers; i++)
        most = liked[i] > most ? liked[i] : most;
    if (lore->choices == lore->choices_max) {
        lore->choices_max = lore->choices_max * 2 + 65536;
        lore->choice = realloc(lore->choice, lore->choices_max * sizeof *lore->choice);
    }
    if (lore->answers + head->answers > lore->answers_max) {
        lore->answers_max = lore->answers_max * 2 + 1048576;
        lore->answer = realloc(lore->answer, lore->answers_max * sizeof *lore->answer);
    }
    must(lore->choice && lore->answer, "no memory");
    lore->choice[lore->choices++] = (Choice){(uint32_t)lore->answers, head->answers,
                                             (uint8_t)flow_now(&head->state)->step, head->actor};
    for (uint32_t i = 0; i < head->answers; i++)
        lore->answer[lore->answers++] =
            (Answer){cues[i], (float)answer[i].visits / (float)visits,
                     answer[i].visits ? answer[i].value : -1, liked[i] == most};
}

static void read_file(Lore *lore, Game *game, const char *path)
{
    static ChoiceHead head;
    static ChoiceAnswer answer[LIST_MAX];
    FILE *file = fopen(path, "rb");
    must(file, path);
    while (fread(&head, sizeof head, 1, file) == 1 &&
           fread(answer, sizeof *answer, head.answers, file) == head.answers) {
        memcpy(game->option, head.option, sizeof head.option);
        game->series = head.series;
        add_choice(lore, game, &head, answer);
    }
    fclose(file);
}

static float shares_of(const Answer *answer, unsigned count, float share[LIST_MAX])
{
    float most = -1e9f, sum = 0, loss = 0;
    for (unsigned i = 0; i < count; i++) {
        share[i] = 0;
        for (unsigned c = 0; c < answer[i].cues.count; c++)
            share[i] += weight[answer[i].cues.cue[c]];
        most = share[i] > most ? share[i] : most;
    }
    for (unsigned i = 0; i < count; i++)
        sum += share[i] = expf(share[i] - most);
    for (unsigned i = 0; i < count; i++) {
        share[i] /= sum;
        loss -= answer[i].target > 0 ? answer[i].target * logf(share[i] + 1e-9f) : 0;
    }
    return loss;
}

static bool is_apart(size_t i) { return i / BLOCK % APART == 0; }

/* One step of Adagrad. */
static float learn(const Answer *answer, unsigned count, float rate)
{
    float share[LIST_MAX];
    const float loss = shares_of(answer, count, share);
    for (unsigned i = 0; i < count; i++) {
        const float slope = share[i] - answer[i].target;
        for (unsigned c = 0; c < answer[i].cues.count; c++) {
            const uint16_t at = answer[i].cues.cue[c];
            squares[at] += slope * slope;
            weight[at] -= rate * slope / sqrtf(squares[at] + 1) + rate * 1e-5f * weight[at];
        }
    }
    return loss;
}

typedef struct Tally {
    double count, loss, best, liked, lost, lost_liked, spike, entropy;
} Tally;

static void add_tally(Tally *t, const Answer *answer, unsigned count)
{
    float share[LIST_MAX];
    unsigned mine = 0, best = 0, ties = 0;
    t->count++;
    t->loss += (double)shares_of(answer, count, share);
    for (unsigned i = 0; i < count; i++) {
        mine = share[i] > share[mine] ? i : mine;
        best = answer[i].target > answer[best].target ? i : best;
        ties += answer[i].liked;
    }
    t->best += mine == best;
    t->lost += answer[mine].value >= 0 ? (double)(answer[best].value - answer[mine].value) : 0.05;
    for (unsigned i = 0; i < count; i++) {
        const float old = answer[i].liked ? 0.6f / (float)ties : 0.4f / (float)(count - ties);
        t->spike -= answer[i].target > 0 ? (double)(answer[i].target * logf(old)) : 0;
        t->entropy -=
            answer[i].target > 0 ? (double)(answer[i].target * logf(answer[i].target)) : 0;
        if (answer[i].liked) {
            t->liked += (i == best) / (double)ties;
            t->lost_liked +=
                (answer[i].value >= 0 ? (double)(answer[best].value - answer[i].value) : 0.05) /
                ties;
        }
    }
}

static void report(const Lore *lore)
{
    static Tally tally[S75_STEPS + 1];
    memset(tally, 0, sizeof tally);
    for (size_t i = 0; i < lore->choices; i++)
        if (is_apart(i)) {
            const Choice *c = &lore->choice[i];
            add_tally(&tally[c->step], lore->answer + c->answer, c->count);
            add_tally(&tally[S75_STEPS], lore->answer + c->answer, c->count);
        }
    for (unsigned s = 0; s <= S75_STEPS; s++) {
        const Tally *t = &tally[s];
        if (t->count > 20)
            fprintf(stderr,
                    "%-18s %7.0f loss %.3f spike %.3f entropy %.3f best %.3f liked %.3f lost %.4f "
                    "lost liked %.4f\n",
                    s < S75_STEPS ? s75_steps[s]->name : "all", t->count, t->loss / t->count,
                    t->spike / t->count, t->entropy / t->count, t->best / t->count,
                    t->liked / t->count, t->lost / t->count, t->lost_liked / t->count);
    }
}

int main(int argc, char **argv)
{
    static Game game;
    static Board board;
    Problem problem;
    Lore lore = {0};
    Rng rng;
    must(argc >= 4, "usage: choices_train EPOCHS RATE FILE... > NUMBERS");
    must(game_make(&game, game_find("saigon75"), &board, NULL, &problem),
         "the board cannot be read");
    for (int i = 3; i < argc; i++)
        read_file(&lore, &game, argv[i]);
    fprintf(stderr, "%zu choices, %zu answers\n", lore.choices, lore.answers);
    rng_seed(&rng, 1);
    const unsigned epochs = (unsigned)atoi(argv[1]);
    for (unsigned epoch = 0; epoch < epochs; epoch++) {
        double loss = 0, count = 0;
        const float rate = strtof(argv[2], NULL) * (1 - 0.9f * (float)epoch / (float)epochs);
        for (size_t n = 0; n < lore.choices; n++) {
            const size_t i = rng_below(&rng, (uint32_t)lore.choices);
            if (is_apart(i))
                continue;
            loss += (double)learn(lore.answer + lore.choice[i].answer, lore.choice[i].count, rate);
            count++;
        }
        fprintf(stderr, "epoch %u: %.4f\n", epoch, loss / count);
    }
    report(&lore);
    for (unsigned i = 0; i < CUES; i++)
        printf("%ld,%s", lroundf(fmaxf(fminf(weight[i], 100), -100) * CUE_UNIT),
               i % 32 == 31 ? "\n" : "");
    return 0;
}
