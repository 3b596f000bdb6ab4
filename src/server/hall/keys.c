/* keys.c: see keys.h. */
#include "server/hall/keys.h"

#include <sodium.h>
#include <string.h>

enum { KEY_BYTES = 16, ID_BYTES = 9 };

bool keys_ready(void) { return sodium_init() >= 0; }

static void print_base64(const uint8_t *bytes, size_t count, char *out, size_t size)
{
    sodium_bin2base64(out, size, bytes, count, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

void key_make(char key[KEY_SIZE])
{
    uint8_t bytes[KEY_BYTES];
    randombytes_buf(bytes, sizeof bytes);
    print_base64(bytes, sizeof bytes, key, KEY_SIZE);
    sodium_memzero(bytes, sizeof bytes);
}

void key_hash(const char *key, uint8_t hash[HASH_SIZE])
{
    crypto_generichash(hash, HASH_SIZE, (const unsigned char *)key, strlen(key), NULL, 0);
}

bool key_fits(const uint8_t hash[HASH_SIZE], const uint8_t other[HASH_SIZE])
{
    return sodium_memcmp(hash, other, HASH_SIZE) == 0;
}

void id_make(char id[ID_SIZE])
{
    uint8_t bytes[ID_BYTES];
    randombytes_buf(bytes, sizeof bytes);
    print_base64(bytes, sizeof bytes, id, ID_SIZE);
}

bool id_is_sound(const char *id)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    return strlen(id) == ID_LENGTH && strspn(id, letters) == ID_LENGTH;
}

Rng fresh_rng(void)
{
    Rng rng;
    do
        randombytes_buf(&rng, sizeof rng);
    while ((rng.s[0] | rng.s[1] | rng.s[2] | rng.s[3]) == 0); /* the one state it must not have */
    return rng;
}
