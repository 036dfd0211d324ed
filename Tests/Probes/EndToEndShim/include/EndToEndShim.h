#ifndef ENDTOEND_SHIM_H
#define ENDTOEND_SHIM_H

#include <stddef.h>
#include <stdint.h>

// The same chance and the same dates in a program and in the test that does again what was done to it.
//
// Preloaded into a program (`LD_PRELOAD`, with `ORIEL_SAME=SEED`), the main thread's random numbers come from the seed, and
// its date stands still during each turn of the loop, so that a record of the turn can say what date it was. In a test the same
// holds on the thread that asks for it, until it gives it up.

/// From now on this thread's random numbers come from a seed, and its date is what it is told.
void same_begin(uint64_t seed);
/// The date of this thread, in seconds since 1970.
void same_set_date(double date);
/// This thread's random numbers and dates are the system's again.
void same_end(void);
/// The number that is drawn first with a seed.
uint64_t same_first(uint64_t seed);

/// How many pixels of a picture are neither those of one nor of the other picture, give or take a tolerance for each part.
size_t count_strange_pixels(
    const uint32_t *picture, const uint32_t *one, const uint32_t *other, size_t count, int tolerance);

/// Makes pixels of a display (blue, green, red, nothing) of pixels of a picture (red, green, blue, opacity).
void make_display_pixels(const uint8_t *picture, uint32_t *pixels, size_t count);

#endif
