/* metrics.c: see metrics.h. */
#include "server/metrics.h"

static const uint32_t bounds[LATENCIES] = {500,   1000,  2000,   5000,   10000,
                                           20000, 50000, 100000, 250000, 1000000};

void metrics_move(Metrics *metrics, uint64_t microseconds)
{
    for (int i = 0; i < LATENCIES; i++)
        if (microseconds <= bounds[i])
            metrics->latency[i]++;
    metrics->latency_count++;
    metrics->latency_microseconds += microseconds;
}

static void print_head(Text *out, const char *name, const char *type, const char *help)
{
    const char *const parts[] = {"# HELP ", name, " ", help, "\n# TYPE ", name, " ", type, "\n"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        text_add(out, parts[i]);
}

static void print_one(Text *out, const char *name, const char *type, const char *help,
                      int64_t value)
{
    print_head(out, name, type, help);
    text_add(out, name);
    text_char(out, ' ');
    text_number(out, value);
    text_char(out, '\n');
}

static void print_requests(Metrics *metrics, Text *out)
{
    print_head(out, "mekong_requests_total", "counter", "Requests answered, by status.");
    for (int status = 0; status < STATUS_MAX; status++) {
        if (metrics->requests[status] == 0)
            continue;
        text_add(out, "mekong_requests_total{status=\"");
        text_number(out, status);
        text_add(out, "\"} ");
        text_number(out, (int64_t)metrics->requests[status]);
        text_char(out, '\n');
    }
}

static void print_seconds(Text *out, uint64_t microseconds)
{
    Json number;
    json_init(&number, out);
    json_fixed(&number, NULL, (double)microseconds / 1e6, 6);
}

static void print_latency(Metrics *metrics, Text *out)
{
    print_head(out, "mekong_move_seconds", "histogram",
               "Time from a person's move to its answer, commit included.");
    for (int i = 0; i < LATENCIES; i++) {
        text_add(out, "mekong_move_seconds_bucket{le=\"");
        print_seconds(out, bounds[i]);
        text_add(out, "\"} ");
        text_number(out, (int64_t)metrics->latency[i]);
        text_char(out, '\n');
    }
    text_add(out, "mekong_move_seconds_bucket{le=\"+Inf\"} ");
    text_number(out, (int64_t)metrics->latency_count);
    text_add(out, "\nmekong_move_seconds_sum ");
    print_seconds(out, metrics->latency_microseconds);
    text_add(out, "\nmekong_move_seconds_count ");
    text_number(out, (int64_t)metrics->latency_count);
    text_char(out, '\n');
}

void metrics_print(Metrics *metrics, Text *out)
{
    print_requests(metrics, out);
    print_one(out, "mekong_connections", "gauge", "Open connections.", metrics->connections);
    print_one(out, "mekong_streams", "gauge", "Open event streams.", metrics->streams);
    print_one(out, "mekong_games_in_memory", "gauge", "Positions in memory.", metrics->matches);
    print_one(out, "mekong_rooms", "gauge", "Games somebody is in, or was lately.", metrics->rooms);
    print_one(out, "mekong_searchers", "gauge", "Computer players with a memory.",
              metrics->searchers);
    print_one(out, "mekong_computers_waiting", "gauge", "Games that wait for a computer's move.",
              metrics->waiting);
    print_one(out, "mekong_moves_total", "counter", "Moves committed, undo and redo included.",
              (int64_t)metrics->moves);
    print_one(out, "mekong_searches_total", "counter", "Choices of computer players.",
              (int64_t)metrics->searches);
    print_one(out, "mekong_storage_errors_total", "counter", "Transactions that failed.",
              (int64_t)metrics->storage_errors);
    print_latency(metrics, out);
}
