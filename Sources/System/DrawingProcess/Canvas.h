#pragma once
#include "Request.h"
#include <stddef.h>

// The functions and types that the files of the drawing process share.

/// The memory to draw in, with a surface of Cairo's over it.
typedef struct {
    void *cairo;
    Header *header;
    void *surface, *context;
} Canvas;

/// Returns a library's function; ends the process if there is none.
void *oriel_find(void *library, const char *name);

/// Makes room for a drawing of a size, as large as is asked for and allowed.
Canvas oriel_open_canvas(double width, double height, double scale, int longest);

/// Completes a drawing.
void oriel_close_canvas(Canvas canvas);

/// The pages of a document that a question is about, and how the page is turned, in degrees.
typedef struct {
    int first, last, turn;
} DocumentPart;

/// Answers a question about a document.
void oriel_read_document(void *data, size_t size, int question, DocumentPart part, double scale, int longest);
