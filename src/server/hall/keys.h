/* keys.h: secrets: ids of games that cannot be guessed, keys of seats, dice. All from libsodium's
 * generator. Keys have 128 random bits; only their hash is kept. */
#ifndef MEKONG_SERVER_KEYS_H
#define MEKONG_SERVER_KEYS_H

#include "server/store/storage.h"

enum { KEY_LENGTH = 22, KEY_SIZE = KEY_LENGTH + 1 };

/* Once, before anything else here; false: there is no randomness to be had. */
bool keys_ready(void);
void key_make(char key[KEY_SIZE]);
/* Of any text; of what is no key, too: it then fits nothing. */
void key_hash(const char *key, uint8_t hash[HASH_SIZE]);
bool key_fits(const uint8_t hash[HASH_SIZE], const uint8_t other[HASH_SIZE]);
void id_make(char id[ID_SIZE]);
bool id_is_sound(const char *id);
/* A generator whose whole state is fresh: for one roll of the dice. */
Rng fresh_rng(void);

#endif
