#pragma once
#include <stdint.h>

// Draws the pictures of strangers in a process of its own, with limits of time and room: a library that hangs or crashes on
// a hostile drawing takes that process with it, not the app.

/// The formats of drawings.
typedef enum { ORIEL_SVG = 1, ORIEL_PDF = 2 } OrielDrawingFormat;

/// What became of a drawing.
typedef enum {
    ORIEL_DRAWN = 0,
    /// It is not a drawing, or the library for it is missing.
    ORIEL_NOT_DRAWN = 1,
    /// It took too much time or room, or its process crashed.
    ORIEL_GAVE_UP = 2,
    /// No process could be started.
    ORIEL_NO_PROCESS = 3,
} OrielDrawingResult;

/// A drawing as pixels, premultiplied, opacity in the highest byte of each.
typedef struct {
    /// The drawing's own size, in its units.
    double width, height;
    /// The size in pixels, and how many bytes a row takes.
    int32_t columns, rows, stride;
    /// The first row; release it with `oriel_release_drawing`.
    uint8_t *_Nullable pixels;
    /// How many bytes are mapped in all.
    int64_t mapped;
} OrielDrawing;

/// Draws a file, `scale` pixels a unit, with neither side longer than `limit` pixels.
///
/// The process may use three seconds of processor time and 2 GB of memory, and is ended after `patience` milliseconds.
OrielDrawingResult oriel_draw_apart(
    const char *_Nonnull path, OrielDrawingFormat format, double scale, int limit, int patience, OrielDrawing *_Nonnull drawing);

/// Releases the pixels of a drawing.
void oriel_release_drawing(OrielDrawing *_Nonnull drawing);
