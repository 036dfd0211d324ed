#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Work on each pixel of a picture. It is written in C so that it is compiled with optimisation in debug builds too, and
// with vectors of a fixed length, so that even without it is not much slower.
//
// Pictures are Cairo's: rows of `stride` bytes, of pixels of 32 bits (premultiplied, opacity in the highest byte) or
// of 8 bits (opacity alone).

/// Whether the kernels were compiled with optimisation.
bool oriel_kernels_are_optimized(void);

/// A picture's pixels.
typedef struct {
    /// The first row.
    uint8_t *_Nonnull pixels;
    /// The size in pixels.
    ptrdiff_t width, height;
    /// How many bytes a row takes.
    ptrdiff_t stride;
} OrielPixels;

/// How coarse a grid a blur of a standard deviation in pixels is computed on: `1 << result` pixels each way.
int oriel_blur_shift(double deviation);

/// Blurs all channels of a picture; what lies beyond its edges counts as clear.
///
/// - channels: 4 for colours, 1 for opacity alone.
/// - deviation: The bell's standard deviation in pixels, at most 500.
///
/// Pixels of two pictures of the same are the same if their corners are a whole number of the coarse grid's cells apart.
void oriel_blur(OrielPixels picture, int channels, double deviation);

/// A change of colours, which are not premultiplied: each row makes a component of the result from red, green, blue,
/// opacity and one.
typedef struct {
    float red[5], green[5], blue[5], opacity[5];
    /// Whether opacity is made by its row; else it stays.
    bool has_opacity;
    /// Whether the opacity that the row makes counts by the part that was opaque before.
    bool multiplies_opacity;
    /// Whether opacity within two limits becomes a fixed one, and all else clear.
    bool has_threshold;
    float least, most, fixed;
} OrielColorChange;

/// Changes all pixels of a coloured picture.
void oriel_change_colors(OrielPixels picture, const OrielColorChange *_Nonnull change);

/// Divides colours by their opacity and makes them opaque.
void oriel_make_opaque(OrielPixels picture);

/// Multiplies colours with their opacity: pixels in the order of a file (three or four bytes) become Cairo's.
void oriel_take_pixels(
    OrielPixels target, const uint8_t *_Nonnull source, ptrdiff_t stride, int channels, bool is_premultiplied);

/// Gives pixels as bytes in the order red, green, blue, opacity, without gaps.
void oriel_give_pixels(OrielPixels source, uint8_t *_Nonnull target);

/// Adds the darkness of a picture to that of another one of the same size.
void oriel_add_darkness(OrielPixels upper, OrielPixels lower);

/// Pixels of a picture in the columns from `x` to `end_x` and the rows from `y` to `end_y`.
typedef struct {
    ptrdiff_t x, end_x, y, end_y;
} OrielPart;

/// Draws a colour over what is there, as far as a picture of opacity lets it, which is moved and scaled.
///
/// - x, y: The place in the picture of the target's corner, in its pixels; the outermost pixels of the picture must be clear.
/// - dx, dy: How far the place moves with each of the target's pixels; positive.
/// - color: A premultiplied colour.
void oriel_tint(
    OrielPixels mask, double x, double y, double dx, double dy, uint32_t color, OrielPixels target, OrielPart part);

/// Draws a picture seen through a projection over what is there.
///
/// - look_up: Nine numbers that map the target's pixels to the picture's, row vector first; the outermost pixels of the
///   picture must be clear.
void oriel_warp(OrielPixels picture, const double *_Nonnull look_up, OrielPixels target, OrielPart part);
