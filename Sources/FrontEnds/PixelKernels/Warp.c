#include "Vectors.h"
#include <math.h>

typedef uint8_t Bytes8 __attribute__((vector_size(8)));
typedef uint16_t Halves8 __attribute__((vector_size(16)));

/// The picture's coordinates along a row of the result, before they are divided by `w`.
typedef struct {
    double x, dx, y, dy, w, dw;
} Line;

/// Columns that have not been ruled out: beyond `low`, below `high`.
typedef struct {
    double low, high;
} Span;

/// Keeps the columns where a function of the column is positive.
static void keep(Span *span, double value, double slope) {
    if (fabs(slope) < 1e-12) {
        if (value <= 0) span->high = span->low;
    } else if (slope > 0) {
        if (-value / slope > span->low) span->low = -value / slope;
    } else {
        if (-value / slope < span->high) span->high = -value / slope;
    }
}

/// The columns that look into the picture.
static void find_columns(const Line *l, double width, double height, OrielPart part, ptrdiff_t *from, ptrdiff_t *to) {
    double first = (double)part.x, end = (double)part.end_x;
    Span span = {first - 1, end};
    // What lies behind the eye isn't seen.
    keep(&span, l->w - 1e-6, l->dw);
    // The margin takes up what even steps are rounded by.
    keep(&span, l->x - 0.51 * l->w, l->dx - 0.51 * l->dw);
    keep(&span, l->y - 0.51 * l->w, l->dy - 0.51 * l->dw);
    keep(&span, (width - 0.51) * l->w - l->x, (width - 0.51) * l->dw - l->dx);
    keep(&span, (height - 0.51) * l->w - l->y, (height - 0.51) * l->dw - l->dy);
    *from = *to = 0;
    if (span.low > end) span.low = end;
    if (span.high < first - 1) span.high = first - 1;
    if (!(span.low < span.high)) return;
    *from = (ptrdiff_t)ceil(span.low + 1e-6);
    *to = (ptrdiff_t)ceil(span.high - 1e-6);
}

INLINE Halves8 channels(uint64_t pair) { return __builtin_convertvector((Bytes8)pair, Halves8); }

/// A pixel mixed from the four around a place, which has 16 bits after the point.
INLINE uint32_t sample(const uint8_t *pixels, ptrdiff_t stride, int64_t x, int64_t y) {
    const uint8_t *place = pixels + (y >> 16) * stride + (x >> 16) * 4;
    uint64_t upper, lower;
    memcpy(&upper, place, 8);
    memcpy(&lower, place + stride, 8);
    // Pictures of views have large parts of one colour.
    if (upper == lower && upper >> 32 == (upper & 0xFFFFFFFF)) return (uint32_t)upper;
    Halves8 above = channels(upper), below = channels(lower);
    uint16_t down = (uint16_t)((y >> 8) & 255), right = (uint16_t)((x >> 8) & 255), left = (uint16_t)(256 - right);
    // Modulo 65 536, which the result is below.
    Halves8 column = ((above << 8) + (below - above) * down + 128) >> 8;
    Halves8 weights = {left, left, left, left, right, right, right, right};
    Halves8 parts = column * weights;
    parts += __builtin_shufflevector(parts, parts, 4, 5, 6, 7, 0, 1, 2, 3);
    Bytes8 bytes = __builtin_convertvector((parts + 128) >> 8, Bytes8);
    return (uint32_t)(uint64_t)bytes;
}

/// A length with 32 bits after the point; a step beyond all pictures is taken once at most.
static int64_t fixed(double length) {
    double value = round(length * 4294967296.0);
    return (int64_t)(value < -1e18 ? -1e18 : value > 1e18 ? 1e18 : value);
}

/// Brings a picture near the processor.
///
/// A turned picture is read across its rows, for each of which the processor would wait; read in order it comes by itself.
static void fetch(const uint8_t *pixels, ptrdiff_t count) {
    volatile uint8_t kept;
    uint8_t sum = 0;
    for (ptrdiff_t place = 0; place < count; place += 64) sum |= pixels[place];
    kept = sum;
    (void)kept;
}

void oriel_warp(OrielPixels picture, const double *m, OrielPixels target, OrielPart part) {
    if (picture.width < 2 || picture.height < 2) return;
    fetch(picture.pixels, picture.stride * picture.height);
    for (ptrdiff_t row = part.y; row < part.end_y; row++) {
        double y = (double)row + 0.5;
        Line line = {
            m[0] * 0.5 + m[3] * y + m[6], m[0], m[1] * 0.5 + m[4] * y + m[7], m[1], m[2] * 0.5 + m[5] * y + m[8], m[2],
        };
        ptrdiff_t from, to;
        find_columns(&line, (double)picture.width, (double)picture.height, part, &from, &to);
        if (from >= to) continue;
        line.x += line.dx * (double)from;
        line.y += line.dy * (double)from;
        line.w += line.dw * (double)from;
        uint32_t *pixels = (uint32_t *)(void *)(target.pixels + row * target.stride);
        if (m[2] == 0) {
            // Without perspective places advance evenly.
            int64_t dx = fixed(line.dx / line.w), dy = fixed(line.dy / line.w);
            int64_t px = (int64_t)((line.x / line.w - 0.5) * 4294967296.0);
            int64_t py = (int64_t)((line.y / line.w - 0.5) * 4294967296.0);
            if (px < 0) px = 0;
            if (py < 0) py = 0;
            for (ptrdiff_t column = from; column < to; column++) {
                put(sample(picture.pixels, picture.stride, px >> 16, py >> 16), &pixels[column]);
                px += dx;
                py += dy;
            }
        } else {
            for (ptrdiff_t column = from; column < to; column++) {
                double scale = 65536 / line.w;
                int64_t px = (int64_t)(line.x * scale) - 32768, py = (int64_t)(line.y * scale) - 32768;
                put(sample(picture.pixels, picture.stride, px > 0 ? px : 0, py > 0 ? py : 0), &pixels[column]);
                line.x += line.dx;
                line.y += line.dy;
                line.w += line.dw;
            }
        }
    }
}
