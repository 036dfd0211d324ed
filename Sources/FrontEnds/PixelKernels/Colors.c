#include "Vectors.h"

bool oriel_kernels_are_optimized(void) {
#ifdef __OPTIMIZE__
    return true;
#else
    return false;
#endif
}

INLINE Floats8 component(Words8 pixels, int shift) {
    return __builtin_convertvector((pixels >> shift) & 255, Floats8);
}

INLINE Floats8 choose(Words8 mask, Floats8 yes, Floats8 no) {
    return (Floats8)(((Words8)yes & mask) | ((Words8)no & ~mask));
}

INLINE Floats8 limited(Floats8 value) {
    Floats8 none = {0};
    value = choose((Words8)(value > none), value, none);
    return choose((Words8)(value < 1.0f), value, none + 1.0f);
}

INLINE Words8 byte(Floats8 value) { return __builtin_convertvector(value * 255.0f + 0.5f, Words8); }

INLINE Floats8 row(const float *row, Floats8 red, Floats8 green, Floats8 blue, Floats8 alpha) {
    return red * row[0] + green * row[1] + blue * row[2] + alpha * row[3] + row[4];
}

INLINE Words8 changed(Words8 pixels, const OrielColorChange *change) {
    Floats8 none = {0}, alpha = component(pixels, 24) / 255.0f;
    Words8 is_there = (Words8)(alpha > none);
    Floats8 unit = choose(is_there, 1.0f / (255.0f * choose(is_there, alpha, none + 1.0f)), none);
    Floats8 red = component(pixels, 16) * unit, green = component(pixels, 8) * unit, blue = component(pixels, 0) * unit;
    Floats8 opacity = alpha;
    if (change->has_opacity) {
        opacity = row(change->opacity, red, green, blue, alpha);
        if (change->multiplies_opacity) opacity *= alpha;
    } else if (change->has_threshold) {
        Words8 is_within = (Words8)(alpha >= change->least) & (Words8)(alpha <= change->most);
        opacity = choose(is_within, none + change->fixed, none);
    }
    opacity = limited(opacity);
    return byte(opacity) << 24 | byte(limited(row(change->red, red, green, blue, alpha)) * opacity) << 16
        | byte(limited(row(change->green, red, green, blue, alpha)) * opacity) << 8
        | byte(limited(row(change->blue, red, green, blue, alpha)) * opacity);
}

void oriel_change_colors(OrielPixels picture, const OrielColorChange *change) {
    // Where nothing is drawn, opacity comes from the constant alone.
    bool changes_clear =
        (change->has_opacity && change->opacity[4] > 0) || (change->has_threshold && change->least <= 0);
    for (ptrdiff_t y = 0; y < picture.height; y++) {
        uint8_t *line = picture.pixels + y * picture.stride;
        for (ptrdiff_t x = 0; x < picture.width; x += 8) {
            size_t bytes = picture.width - x < 8 ? (size_t)(picture.width - x) * 4 : 32;
            uint64_t all[4] = {0};
            memcpy(all, line + 4 * x, bytes);
            if (!changes_clear && (all[0] | all[1] | all[2] | all[3]) == 0) continue;
            Words8 pixels;
            memcpy(&pixels, all, sizeof pixels);
            Words8 result = changed(pixels, change);
            if (!changes_clear) result &= (Words8)(pixels != 0);
            memcpy(line + 4 * x, &result, bytes);
        }
    }
}

void oriel_make_opaque(OrielPixels picture) {
    for (ptrdiff_t y = 0; y < picture.height; y++) {
        uint32_t *line = (uint32_t *)(void *)(picture.pixels + y * picture.stride);
        for (ptrdiff_t x = 0; x < picture.width; x++) {
            uint32_t pixel = line[x], alpha = pixel >> 24;
            if (alpha == 255) continue;
            uint32_t result = 0xFF000000;
            for (int shift = 0; alpha > 0 && shift < 24; shift += 8) {
                uint32_t value = ((pixel >> shift) & 255) * 255 / alpha;
                result |= (value < 255 ? value : 255) << shift;
            }
            line[x] = result;
        }
    }
}

void oriel_take_pixels(
    OrielPixels target, const uint8_t *source, ptrdiff_t stride, int channels, bool is_premultiplied
) {
    for (ptrdiff_t y = 0; y < target.height; y++) {
        uint32_t *line = (uint32_t *)(void *)(target.pixels + y * target.stride);
        const uint8_t *from = source + y * stride;
        for (ptrdiff_t x = 0; x < target.width; x++, from += channels) {
            uint32_t alpha = channels == 4 ? from[3] : 255, red = from[0], green = from[1], blue = from[2];
            if (!is_premultiplied && alpha < 255) {
                red = (red * alpha + 127) / 255;
                green = (green * alpha + 127) / 255;
                blue = (blue * alpha + 127) / 255;
            }
            line[x] = alpha << 24 | red << 16 | green << 8 | blue;
        }
    }
}

void oriel_give_pixels(OrielPixels source, uint8_t *target) {
    for (ptrdiff_t y = 0; y < source.height; y++) {
        const uint32_t *line = (const uint32_t *)(const void *)(source.pixels + y * source.stride);
        for (ptrdiff_t x = 0; x < source.width; x++, target += 4) {
            uint32_t pixel = line[x];
            uint32_t bytes = (pixel & 0xFF00FF00) | (pixel & 255) << 16 | (pixel >> 16 & 255);
            memcpy(target, &bytes, 4);
        }
    }
}

void oriel_add_darkness(OrielPixels upper, OrielPixels lower) {
    for (ptrdiff_t y = 0; y < lower.height; y++) {
        const uint32_t *from = (const uint32_t *)(const void *)(upper.pixels + y * upper.stride);
        uint32_t *to = (uint32_t *)(void *)(lower.pixels + y * lower.stride);
        for (ptrdiff_t x = 0; x < lower.width; x++) {
            if (from[x] == 0) continue;
            int32_t s = (int32_t)(from[x] >> 24), d = (int32_t)(to[x] >> 24), alpha = s + d < 255 ? s + d : 255;
            uint32_t result = (uint32_t)alpha << 24;
            for (int shift = 0; shift < 24; shift += 8) {
                int32_t lack = s - (int32_t)(from[x] >> shift & 255) + d - (int32_t)(to[x] >> shift & 255);
                result |= (uint32_t)(alpha > lack ? alpha - lack : 0) << shift;
            }
            to[x] = result;
        }
    }
}
