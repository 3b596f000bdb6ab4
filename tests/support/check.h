/* check.h: what every test file includes: cmocka and the headers it wants before it. */
#ifndef MEKONG_CHECK_H
#define MEKONG_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
