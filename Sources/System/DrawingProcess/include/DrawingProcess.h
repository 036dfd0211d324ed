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

/// Questions about a document in PDF.
typedef enum {
    /// The number of pages, whether it is encrypted or locked, its attributes, its outline, and the first pages.
    ORIEL_DOCUMENT_FACTS = 3,
    /// The sizes and labels of pages.
    ORIEL_DOCUMENT_PAGES = 4,
    /// The texts of pages.
    ORIEL_DOCUMENT_TEXTS = 5,
    /// The text of a page, with the place of each letter.
    ORIEL_DOCUMENT_LETTERS = 6,
    /// The annotations of a page.
    ORIEL_DOCUMENT_NOTES = 7,
    /// A picture of a page.
    ORIEL_DOCUMENT_PICTURE = 8,
} OrielDocumentQuestion;

/// What divides the values and the records of a text about a document.
enum { ORIEL_NEXT_VALUE = 0x1F, ORIEL_NEXT_RECORD = 0x1E };

/// Draws a file, `scale` pixels a unit, with neither side longer than `limit` pixels.
///
/// The process may use three seconds of processor time and 2 GB of memory, and is ended after `patience` milliseconds.
OrielDrawingResult oriel_draw_apart(
    const char *_Nonnull path, OrielDrawingFormat format, double scale, int limit, int patience, OrielDrawing *_Nonnull drawing);

/// Returns a file of a document's bytes, to be read with `oriel_ask_document` and closed; -1 if there is no room.
int oriel_open_document(const void *_Nonnull bytes, int64_t count);

/// Asks about a document, with the limits of drawings: of pages from `first` up to `last`, turned by `turn` degrees.
///
/// The answer is a picture, or a text in `pixels`, as many bytes as `columns` says.
OrielDrawingResult oriel_ask_document(
    int source, OrielDocumentQuestion question, const char *_Nullable password, int first, int last, int turn, double scale,
    int limit, int patience, OrielDrawing *_Nonnull answer);

/// Releases the pixels of a drawing.
void oriel_release_drawing(OrielDrawing *_Nonnull drawing);
