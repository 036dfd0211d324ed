#include "EndToEndShim.h"

#include <stdlib.h>

static int is_near(uint32_t one, uint32_t other, int tolerance) {
    if (((one ^ other) & 0xFFFFFF) == 0) return 1;
    for (int shift = 0; shift < 24; shift += 8) {
        if (abs((int)(one >> shift & 0xFF) - (int)(other >> shift & 0xFF)) > tolerance) return 0;
    }
    return 1;
}

size_t count_strange_pixels(
    const uint32_t *picture, const uint32_t *one, const uint32_t *other, size_t count, int tolerance) {
    size_t strange = 0;
    for (size_t place = 0; place < count; place++) {
        strange +=
            !is_near(picture[place], one[place], tolerance) && !is_near(picture[place], other[place], tolerance);
    }
    return strange;
}

void make_display_pixels(const uint8_t *picture, uint32_t *pixels, size_t count) {
    for (size_t place = 0; place < count; place++) {
        const uint8_t *parts = picture + 4 * place;
        pixels[place] = (uint32_t)parts[0] << 16 | (uint32_t)parts[1] << 8 | parts[2];
    }
}
