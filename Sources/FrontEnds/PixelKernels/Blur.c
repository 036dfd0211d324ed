#include "Vectors.h"
#include <math.h>
#include <stdlib.h>

// A bell is soft: beyond three pixels of deviation no eye misses what is lost by computing it on a grid of half as many pixels each
// way. What the way there and back blurs by itself is taken off. Rows are taken down first, then across; each lies in
// numbers of 16 bits, of which 64 stand for one step of a byte: three times one and another's once just fit.

enum { MOST_TAPS = 16, UNIT_SHIFT = 6 };

typedef struct {
    /// What the middle counts, then the neighbours on both sides, of 65 536 in all.
    uint16_t weights[MOST_TAPS + 1];
    int reach;
} Bell;

/// Rows of numbers with clear ones all round.
typedef struct {
    uint16_t *memory;
    /// The first number of the first row.
    uint16_t *first;
    /// How many numbers a row takes, and how many of them count.
    ptrdiff_t stride, used, rows;
} Plane;

int oriel_blur_shift(double deviation) {
    int shift = 0;
    while (shift < 7 && deviation >= 3) {
        deviation /= 2;
        shift += 1;
    }
    return shift;
}

static Bell make_bell(double deviation) {
    Bell bell = {.reach = (int)ceil(deviation * 3)};
    if (bell.reach > MOST_TAPS) bell.reach = MOST_TAPS;
    double values[MOST_TAPS + 1], sum = 0;
    for (int tap = 0; tap <= bell.reach; tap++) {
        values[tap] = exp(-0.5 * tap * tap / (deviation * deviation));
        sum += tap == 0 ? 1 : 2 * values[tap];
    }
    int rest = 65536;
    for (int tap = bell.reach; tap > 0; tap--) {
        bell.weights[tap] = (uint16_t)(values[tap] / sum * 65536 + 0.5);
        rest -= 2 * bell.weights[tap];
    }
    bell.weights[0] = (uint16_t)(rest > 65535 ? 65535 : rest);
    return bell;
}

static bool make_plane(Plane *plane, ptrdiff_t used, ptrdiff_t rows, ptrdiff_t side, ptrdiff_t ends) {
    // Vectors read beyond what counts.
    plane->stride = side + (used + LANES - 1) / LANES * LANES + side + LANES;
    plane->used = used;
    plane->rows = rows;
    plane->memory = calloc((size_t)(plane->stride * (rows + 2 * ends)) + LANES, sizeof(uint16_t));
    if (plane->memory == NULL) return false;
    plane->first = plane->memory + ends * plane->stride + side;
    return true;
}

// --- to the coarse grid ------------------------------------------------------------------------------------------

/// The four channels of a pixel, each in 16 bits.
INLINE uint64_t spread(uint32_t pixel) {
    uint64_t value = pixel;
    value = (value | value << 16) & 0x0000FFFF0000FFFF;
    return (value | value << 8) & 0x00FF00FF00FF00FF;
}

static void take_row(uint16_t *to, const uint8_t *row, ptrdiff_t count) {
    for (; count >= LANES; count -= LANES, to += LANES, row += LANES) {
        Bytes32 bytes;
        memcpy(&bytes, row, sizeof bytes);
        store_halves(to, __builtin_convertvector(bytes, Halves32) << UNIT_SHIFT);
    }
    for (ptrdiff_t index = 0; index < count; index++) to[index] = (uint16_t)(row[index] << UNIT_SHIFT);
}

static void take_half(Plane plane, OrielPixels picture, int channels) {
    static const uint8_t nothing[8] = {0};
    for (ptrdiff_t y = 0; y < plane.rows; y++) {
        uint16_t *to = plane.first + y * plane.stride;
        const uint8_t *upper = picture.pixels + 2 * y * picture.stride;
        const uint8_t *lower = 2 * y + 1 < picture.height ? upper + picture.stride : NULL;
        ptrdiff_t pairs = picture.width / 2;
        if (channels == 4) {
            for (ptrdiff_t x = 0; x < pairs; x++) {
                uint32_t a[2], b[2];
                memcpy(a, upper + 8 * x, 8);
                memcpy(b, lower ? lower + 8 * x : nothing, 8);
                uint64_t sum = (spread(a[0]) + spread(a[1]) + spread(b[0]) + spread(b[1])) << (UNIT_SHIFT - 2);
                memcpy(to + 4 * x, &sum, 8);
            }
        } else {
            for (ptrdiff_t x = 0; x < pairs; x++) {
                int sum = upper[2 * x] + upper[2 * x + 1];
                if (lower) sum += lower[2 * x] + lower[2 * x + 1];
                to[x] = (uint16_t)(sum << (UNIT_SHIFT - 2));
            }
        }
        if (picture.width % 2 == 0) continue;
        for (int channel = 0; channel < channels; channel++) {
            ptrdiff_t place = 2 * pairs * channels + channel;
            to[pairs * channels + channel] =
                (uint16_t)((upper[place] + (lower ? lower[place] : 0)) << (UNIT_SHIFT - 2));
        }
    }
}

/// Halves a plane again, where it lies: no number is read after it is written over.
static void halve(Plane *plane, int channels) {
    ptrdiff_t pixels = plane->used / channels, half = (pixels + 1) / 2, rows = (plane->rows + 1) / 2;
    for (ptrdiff_t y = 0; y < rows; y++) {
        uint16_t *to = plane->first + y * plane->stride;
        const uint16_t *upper = plane->first + 2 * y * plane->stride, *lower = upper + plane->stride;
        bool is_last = 2 * y + 1 >= plane->rows;
        for (ptrdiff_t x = 0; x < half; x++) {
            for (int channel = 0; channel < channels; channel++) {
                ptrdiff_t left = 2 * x * channels + channel, right = left + channels;
                bool has_right = 2 * x + 1 < pixels;
                uint32_t sum = upper[left] + (has_right ? upper[right] : 0);
                if (!is_last) sum += lower[left] + (has_right ? lower[right] : 0);
                to[x * channels + channel] = (uint16_t)((sum + 2) >> 2);
            }
        }
        memset(to + half * channels, 0, (size_t)(plane->used - half * channels) * sizeof *to);
    }
    for (ptrdiff_t y = rows; y < plane->rows; y++) {
        memset(plane->first + y * plane->stride, 0, (size_t)plane->used * sizeof(uint16_t));
    }
    plane->used = half * channels;
    plane->rows = rows;
}

// --- the bell ----------------------------------------------------------------------------------------------------

INLINE Halves32 part(Halves32 value, uint32_t weight) {
    Words32 product = __builtin_convertvector(value, Words32) * weight;
    return __builtin_convertvector(product >> 16, Halves32);
}

/// Mixes numbers with their neighbours `step` away, twice `step` away, and so on.
static void convolve(uint16_t *to, const uint16_t *from, ptrdiff_t count, ptrdiff_t step, const Bell *bell) {
    for (ptrdiff_t x = 0; x < count; x += LANES) {
        const uint16_t *place = from + x;
        Halves32 sum = part(load_halves(place), bell->weights[0]);
        for (int tap = 1; tap <= bell->reach; tap++) {
            Halves32 both = load_halves(place - tap * step) + load_halves(place + tap * step);
            sum += part(both, bell->weights[tap]);
        }
        // Each part lost a half on average.
        store_halves(to + x, sum + (uint16_t)((bell->reach + 1) / 2));
    }
}

// --- back from the coarse grid -----------------------------------------------------------------------------------

INLINE Halves32 mix_rows(const uint16_t *near, const uint16_t *far, ptrdiff_t x) {
    return (3 * load_halves(near + x) + load_halves(far + x) + 2) >> 2;
}

/// Writes a row of bytes with twice the pixels of a row of numbers.
static void give_double(uint8_t *to, const uint16_t *row, ptrdiff_t count, int channels) {
    for (ptrdiff_t x = 0; x < count; x += LANES, to += 2 * LANES) {
        Halves32 middle = 3 * load_halves(row + x) + 128;
        Bytes32 left = __builtin_convertvector((middle + load_halves(row + x - channels)) >> 8, Bytes32);
        Bytes32 right = __builtin_convertvector((middle + load_halves(row + x + channels)) >> 8, Bytes32);
        Bytes32 low, high;
        if (channels == 4) {
            Words8 a = (Words8)left, b = (Words8)right;
            low = (Bytes32)__builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
            high = (Bytes32)__builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
        } else {
            low = __builtin_shufflevector(
                left, right, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 8, 40, 9, 41, 10, 42, 11, 43, 12,
                44, 13, 45, 14, 46, 15, 47);
            high = __builtin_shufflevector(
                left, right, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55, 24, 56, 25, 57, 26, 58,
                27, 59, 28, 60, 29, 61, 30, 62, 31, 63);
        }
        memcpy(to, &low, sizeof low);
        memcpy(to + LANES, &high, sizeof high);
    }
}

/// A row between two of a plane, a quarter of the way from the near to the far one.
static void make_row(uint16_t *to, Plane plane, ptrdiff_t near, ptrdiff_t far) {
    const uint16_t *a = plane.first + near * plane.stride, *b = plane.first + far * plane.stride;
    for (ptrdiff_t x = 0; x < plane.used; x += LANES) store_halves(to + x, mix_rows(a, b, x));
    // What the vectors wrote beyond the end.
    memset(to + plane.used, 0, LANES * sizeof *to);
}

/// Doubles a plane into another.
static void double_plane(Plane to, Plane from, int channels) {
    uint16_t *memory = calloc((size_t)(from.used + 4 * LANES), sizeof(uint16_t));
    if (memory == NULL) return;
    uint16_t *row = memory + LANES;
    for (ptrdiff_t y = 0; y < to.rows; y++) {
        make_row(row, from, y / 2, y % 2 ? y / 2 + 1 : y / 2 - 1);
        uint16_t *place = to.first + y * to.stride;
        for (ptrdiff_t x = 0; x < to.used / channels; x++) {
            const uint16_t *near = row + x / 2 * channels, *far = x % 2 ? near + channels : near - channels;
            for (int channel = 0; channel < channels; channel++) {
                place[x * channels + channel] = (uint16_t)((3 * near[channel] + far[channel] + 2) >> 2);
            }
        }
    }
    free(memory);
}

static void give_plane(OrielPixels picture, Plane plane, int channels) {
    ptrdiff_t bytes = picture.width * channels;
    uint16_t *memory = calloc((size_t)(plane.used + 4 * LANES), sizeof(uint16_t));
    uint8_t *line = malloc((size_t)(2 * (plane.used + 2 * LANES)));
    if (memory != NULL && line != NULL) {
        uint16_t *row = memory + LANES;
        for (ptrdiff_t y = 0; y < picture.height; y++) {
            make_row(row, plane, y / 2, y % 2 ? y / 2 + 1 : y / 2 - 1);
            give_double(line, row, plane.used, channels);
            memcpy(picture.pixels + y * picture.stride, line, (size_t)bytes);
        }
    }
    free(memory);
    free(line);
}

static void give_row(uint8_t *to, const uint16_t *row, ptrdiff_t count) {
    for (ptrdiff_t x = 0; x < count; x += LANES) {
        Bytes32 bytes = __builtin_convertvector((load_halves(row + x) + (1 << (UNIT_SHIFT - 1))) >> UNIT_SHIFT, Bytes32);
        memcpy(to + x, &bytes, count - x < LANES ? (size_t)(count - x) : sizeof bytes);
    }
}

/// Blurs a plane into another, or into a picture.
static bool blur_rows(
    Plane plane, const Bell *bell, int channels, ptrdiff_t side, const Plane *result, const OrielPixels *picture
) {
    uint16_t *memory = calloc((size_t)(2 * (plane.stride + 2 * LANES)), sizeof(uint16_t));
    if (memory == NULL) return false;
    uint16_t *row = memory + side, *across = row + plane.stride + 2 * LANES;
    for (ptrdiff_t y = 0; y < plane.rows; y++) {
        convolve(row, plane.first + y * plane.stride, plane.used, plane.stride, bell);
        memset(row + plane.used, 0, (size_t)(plane.stride - side - plane.used) * sizeof *row);
        uint16_t *to = result ? result->first + y * result->stride : across;
        convolve(to, row, plane.used, channels, bell);
        if (result) {
            memset(to + plane.used, 0, LANES * sizeof *to);
        } else {
            give_row(picture->pixels + y * picture->stride, across, plane.used);
        }
    }
    free(memory);
    return true;
}

void oriel_blur(OrielPixels picture, int channels, double deviation) {
    if (!(deviation > 0.1) || picture.width <= 0 || picture.height <= 0) return;
    if (deviation > 500) deviation = 500;
    int shift = oriel_blur_shift(deviation);
    double cells = (double)(1 << shift);
    // Averages over cells and mixtures between them blur by a third of a cell's square less one.
    Bell bell = make_bell(sqrt((deviation * deviation - (cells * cells - 1) / 3) / (cells * cells)));
    ptrdiff_t side = bell.reach * channels + 4, width = picture.width, height = picture.height;
    Plane plane, result;
    if (shift > 0) {
        width = (width + 1) / 2;
        height = (height + 1) / 2;
    }
    if (!make_plane(&plane, width * channels, height, side, bell.reach + 1)) return;
    if (shift == 0) {
        for (ptrdiff_t y = 0; y < height; y++) {
            take_row(plane.first + y * plane.stride, picture.pixels + y * picture.stride, width * channels);
        }
    } else {
        take_half(plane, picture, channels);
        for (int step = 1; step < shift; step++) halve(&plane, channels);
    }
    if (shift == 0) {
        blur_rows(plane, &bell, channels, side, NULL, &picture);
    } else if (make_plane(&result, plane.used, plane.rows, side, 1)) {
        bool is_made = blur_rows(plane, &bell, channels, side, &result, NULL);
        for (int step = shift; step > 1 && is_made; step--) {
            ptrdiff_t cell = (ptrdiff_t)1 << (step - 1);
            Plane twice;
            is_made = make_plane(
                &twice, (picture.width + cell - 1) / cell * channels, (picture.height + cell - 1) / cell, side, 1);
            if (!is_made) break;
            double_plane(twice, result, channels);
            free(result.memory);
            result = twice;
        }
        if (is_made) give_plane(picture, result, channels);
        free(result.memory);
    }
    free(plane.memory);
}
