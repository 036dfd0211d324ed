#include "Vectors.h"
#include <math.h>
#include <stdlib.h>

/// A colour of which a part is there.
INLINE uint32_t part(uint32_t color, uint32_t alpha) {
    uint32_t even = (color & 0xFF00FF) * alpha + 0x800080, odd = (color >> 8 & 0xFF00FF) * alpha + 0x800080;
    even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
    odd = (odd + (odd >> 8 & 0xFF00FF)) & 0xFF00FF00;
    return even | odd;
}

void oriel_tint(
    OrielPixels mask, double x, double y, double dx, double dy, uint32_t color, OrielPixels target, OrielPart columns
) {
    if (mask.width < 2 || mask.height < 2 || !(dx > 0) || !(dy > 0)) return;
    // The columns that look between the first and the last of the mask's.
    double first = ceil((0.5 - x) / dx - 0.5 + 1e-9), last = floor(((double)mask.width - 0.5 - x) / dx - 0.5 - 1e-9);
    ptrdiff_t from = columns.x, to = columns.end_x;
    if (first > (double)from) from = first < (double)to ? (ptrdiff_t)first : to;
    if (last + 1 < (double)to) to = last + 1 > (double)from ? (ptrdiff_t)last + 1 : from;
    if (from >= to) return;
    uint16_t *line = malloc((size_t)(mask.width + LANES) * sizeof(uint16_t));
    if (line == NULL) return;
    for (ptrdiff_t row = columns.y; row < columns.end_y; row++) {
        double v = y + ((double)row + 0.5) * dy - 0.5;
        ptrdiff_t upper = (ptrdiff_t)floor(v);
        if (upper < 0 || upper + 1 >= mask.height) continue;
        uint16_t below = (uint16_t)((v - (double)upper) * 256), above = (uint16_t)(256 - below);
        const uint8_t *a = mask.pixels + upper * mask.stride, *b = a + mask.stride;
        for (ptrdiff_t place = 0; place < mask.width; place += LANES) {
            size_t count = mask.width - place < LANES ? (size_t)(mask.width - place) : LANES;
            Bytes32 one = {0}, two = {0};
            memcpy(&one, a + place, count);
            memcpy(&two, b + place, count);
            store_halves(
                line + place,
                __builtin_convertvector(one, Halves32) * above + __builtin_convertvector(two, Halves32) * below);
        }
        uint32_t *pixels = (uint32_t *)(void *)(target.pixels + row * target.stride);
        int64_t step = (int64_t)(dx * 65536), u = (int64_t)((x + ((double)from + 0.5) * dx - 0.5) * 65536);
        int64_t end = ((int64_t)mask.width - 1) << 16;
        for (ptrdiff_t column = from; column < to; column++, u += step) {
            if (u < 0 || u >= end) continue;
            uint32_t left = line[u >> 16], right = line[(u >> 16) + 1], share = (uint32_t)(u >> 8) & 255;
            uint32_t alpha = (left * (256 - share) + right * share + 32768) >> 16;
            if (alpha != 0) put(part(color, alpha), &pixels[column]);
        }
    }
    free(line);
}
