/* address.c: see address.h. */
#include "server/http/address.h"

#include <arpa/inet.h>
#include <string.h>

static void print_six(const struct in6_addr *six, char out[ADDRESS_SIZE])
{
    if (IN6_IS_ADDR_V4MAPPED(six))
        inet_ntop(AF_INET, (const char *)six + 12, out, ADDRESS_SIZE);
    else
        inet_ntop(AF_INET6, six, out, ADDRESS_SIZE);
}

void address_print(const struct sockaddr *from, char out[ADDRESS_SIZE])
{
    if (from->sa_family == AF_INET6)
        print_six(&((const struct sockaddr_in6 *)(const void *)from)->sin6_addr, out);
    else
        inet_ntop(AF_INET, &((const struct sockaddr_in *)(const void *)from)->sin_addr, out,
                  ADDRESS_SIZE);
}

/* "1.2.3.4:80" and "[::1]:80" without what is not the address. */
static Slice cut_port(Slice word)
{
    const char *bracket = memchr(word.data, ']', word.length);
    const char *colon = memchr(word.data, ':', word.length);
    if (word.length > 0 && word.data[0] == '[' && bracket)
        return (Slice){word.data + 1, (size_t)(bracket - word.data) - 1};
    if (colon && memchr(word.data, '.', (size_t)(colon - word.data)))
        return (Slice){word.data, (size_t)(colon - word.data)};
    return word;
}

bool address_last(const char *list, char out[ADDRESS_SIZE])
{
    struct in6_addr six;
    struct in_addr four;
    char word[ADDRESS_SIZE];
    const char *comma = strrchr(list, ',');
    const char *last = comma ? comma + 1 : list;
    last += strspn(last, " \t");
    const Slice cut = cut_port((Slice){last, strcspn(last, " \t")});
    if (cut.length >= sizeof word)
        return false;
    slice_copy(cut, word, sizeof word);
    if (inet_pton(AF_INET, word, &four) == 1)
        inet_ntop(AF_INET, &four, out, ADDRESS_SIZE);
    else if (inet_pton(AF_INET6, word, &six) == 1)
        print_six(&six, out);
    else
        return false;
    return true;
}

uint64_t address_source(const char *address)
{
    struct in6_addr six;
    struct in_addr four;
    uint64_t source = 0;
    if (inet_pton(AF_INET, address, &four) == 1)
        source = ntohl(four.s_addr);
    else if (inet_pton(AF_INET6, address, &six) == 1)
        memcpy(&source, &six, sizeof source);
    return source;
}
