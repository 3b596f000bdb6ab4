/* fuzz_study.c: any text as a study: refused with a sentence, or one that can be written down and
 * read again as the same. No file is opened. */
#include <stdlib.h>
#include <string.h>

#include "lab/study.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { WORDS = 2 * STUDY_TEXT_MAX };

/* Not ENSURE: must hold in every build. */
static void require(bool holds)
{
    if (!holds)
        abort();
}

static void require_refusal(const Problem *problem)
{
    require(problem->message && message_find(LANG_EN, problem->message));
    require(memchr(problem->detail, '\0', sizeof problem->detail) != NULL);
}

/* Its own words are its own words. */
static void check_words(const Study *study, Study *again, char words[2][WORDS])
{
    Problem problem = {0};
    Text first = text_on(words[0], WORDS), second = text_on(words[1], WORDS);
    if (!study_print(study, NULL, &first))
        return;
    if (first.length > STUDY_TEXT_MAX)
        return; /* ranges were written out */
    require(study_read(again, words[0], first.length, &problem));
    require(study_print(again, NULL, &second));
    require(strcmp(words[0], words[1]) == 0);
}

/* Boards are slow to make: a study of many is read only. */
static bool is_small(const Study *study)
{
    uint64_t boards = study->players * study->players + 1;
    for (uint32_t i = 0; i < study->axes && boards < 8; i++)
        boards *= study->axis[i].values;
    for (Seat seat = 0; seat < study->rules->seats && boards < 8; seat++)
        boards *= study->seat_players[seat] + 1;
    return boards < 8;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Problem problem = {0};
    Study *study = calloc(2, sizeof *study);
    char(*words)[WORDS] = malloc(2 * sizeof *words);
    require(study && words);
    if (!study_read(&study[0], (const char *)data, size, &problem))
        require_refusal(&problem);
    else {
        check_words(&study[0], &study[1], words);
        if (is_small(&study[0]) && !study_settle(&study[0], &problem))
            require_refusal(&problem);
    }
    study_close(&study[0]);
    study_close(&study[1]);
    free(study);
    free(words);
    return 0;
}
