/* test_work.c: whose request is answered next. */
#include <pthread.h>
#include <string.h>

#include "server/hall/work.h"
#include "support/check.h"

enum { TASKS = 16 };

typedef struct Scene {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool open; /* tasks of the first source may end */
    int running, most, done;
    char order[TASKS + 1]; /* sources of the tasks, as they ended */
} Scene;

typedef struct Errand {
    Task task; /* its first member */
    Scene *scene;
} Errand;

static void run_errand(Task *task)
{
    Scene *scene = ((Errand *)task)->scene;
    const bool first = task->source == 'a';
    pthread_mutex_lock(&scene->lock);
    scene->running += first;
    scene->most = scene->running > scene->most ? scene->running : scene->most;
    while (first && !scene->open)
        pthread_cond_wait(&scene->changed, &scene->lock);
    scene->running -= first;
    scene->order[scene->done++] = (char)task->source;
    pthread_cond_broadcast(&scene->changed);
    pthread_mutex_unlock(&scene->lock);
}

static void add(Work *work, Scene *scene, Errand *errand, const char *sources)
{
    for (size_t i = 0; i < strlen(sources); i++) {
        errand[i] = (Errand){{.source = (uint64_t)sources[i], .run = run_errand}, scene};
        assert_true(work_add(work, &errand[i].task));
    }
}

static void wait_for(Scene *scene, int done)
{
    pthread_mutex_lock(&scene->lock);
    while (scene->done < done)
        pthread_cond_wait(&scene->changed, &scene->lock);
    pthread_mutex_unlock(&scene->lock);
}

static void who_fills_the_queue_keeps_nobody_waiting(void **state)
{
    Scene scene = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};
    Errand errand[TASKS];
    Work *work = work_start(3, 2);
    assert_non_null(work);
    add(work, &scene, errand, "aaaaaaaabb");
    wait_for(&scene, 2); /* though none of the first eight has ended */
    assert_string_equal(scene.order, "bb");
    pthread_mutex_lock(&scene.lock);
    scene.open = true;
    pthread_cond_broadcast(&scene.changed);
    pthread_mutex_unlock(&scene.lock);
    work_stop(work); /* all are done in the end */
    assert_int_equal(scene.done, 10);
    assert_int_equal(scene.most, 2); /* its share of the threads */
    assert_false(work_add(work, &errand[0].task));
    work_free(work);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_fills_the_queue_keeps_nobody_waiting),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
