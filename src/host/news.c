/* news.c: what has happened since somebody last looked. */
#include <string.h>

#include "host/host.h"

void news_begin(News *news, const Match *match)
{
    memset(news, 0, sizeof *news);
    for (uint32_t i = 0; i < match_count(match); i++) {
        const Seat actor = match_actor_of(match, i);
        if (actor < SEATS_MAX)
            news->told[actor] = i + 1;
    }
}

uint32_t news_for(const News *news, Seat viewer)
{
    return news->told[viewer < SEATS_MAX ? viewer : SEATS_MAX];
}

void news_tell(News *news, const Match *match, Seat viewer)
{
    news->told[viewer < SEATS_MAX ? viewer : SEATS_MAX] = match_count(match) + 1;
}

void news_forget(News *news, const Match *match)
{
    for (size_t i = 0; i < COUNT_OF(news->told); i++)
        if (news->told[i] > match_count(match) + 1)
            news->told[i] = match_count(match) + 1;
}
