#pragma once
#include "PixelKernels.h"
#include <string.h>

// All that hands vectors over is compiled into its caller.
#pragma clang diagnostic ignored "-Wpsabi"

// Vectors of bytes that any processor has, or makes do with several of its own for: each operation is one statement, which
// stays fast where the compiler optimises nothing.

#define INLINE static inline __attribute__((always_inline))

typedef uint8_t Bytes32 __attribute__((vector_size(32)));
typedef uint16_t Halves32 __attribute__((vector_size(64)));
typedef uint32_t Words8 __attribute__((vector_size(32)));
typedef uint32_t Words32 __attribute__((vector_size(128)));
typedef float Floats8 __attribute__((vector_size(32)));

/// How many numbers of 16 bits a vector holds.
enum { LANES = 32 };

INLINE Halves32 load_halves(const uint16_t *from) {
    Halves32 result;
    memcpy(&result, from, sizeof result);
    return result;
}

INLINE void store_halves(uint16_t *to, Halves32 value) { memcpy(to, &value, sizeof value); }

/// Puts a pixel over another.
INLINE void put(uint32_t pixel, uint32_t *target) {
    uint32_t rest = 255 - (pixel >> 24);
    if (rest == 0) {
        *target = pixel;
    } else if (pixel != 0) {
        // Two channels at a time.
        uint32_t even = (*target & 0xFF00FF) * rest + 0x800080, odd = (*target >> 8 & 0xFF00FF) * rest + 0x800080;
        even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
        odd = (odd + (odd >> 8 & 0xFF00FF)) & 0xFF00FF00;
        *target = pixel + even + odd;
    }
}
