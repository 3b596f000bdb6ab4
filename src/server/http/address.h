/* address.h: who asks: an address as text, and the number that all costs of it are counted under.
 */
#ifndef MEKONG_SERVER_ADDRESS_H
#define MEKONG_SERVER_ADDRESS_H

#include <netinet/in.h>

#include "core/text/text.h"

enum { ADDRESS_SIZE = INET6_ADDRSTRLEN };

/* As text; IPv4 in an IPv6 socket is IPv4. */
void address_print(const struct sockaddr *from, char out[ADDRESS_SIZE]);
/* The last of a list as X-Forwarded-For has it, in the spelling of address_print, so that nothing
 * but an address can be in it; a port behind it is left out. False: it is no address. */
bool address_last(const char *list, char out[ADDRESS_SIZE]);
/* Which host it is: the same number for all of an IPv6 /64, which is what one customer gets. */
uint64_t address_source(const char *address);

#endif
