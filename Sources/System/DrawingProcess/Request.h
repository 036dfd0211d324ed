#pragma once
#include <stdint.h>

/// The variable of the environment whose presence makes a start of this program a drawing process: "FORMAT SCALE LIMIT
/// FIRST LAST TURN"; the last three count for documents.
#define ORIEL_REQUEST "ORIEL_DRAW_APART"

/// The descriptors that the drawing process finds: the file to read, and the memory to draw in.
enum { SOURCE_DESCRIPTOR = 3, PIXELS_DESCRIPTOR = 4 };

/// What precedes the pixels in the shared memory, or a text of as many bytes as it has columns; all zero until they are
/// complete.
typedef struct {
    double width, height;
    int32_t columns, rows, stride, isDone;
} Header;

/// Where the pixels begin, and before that a document's password.
enum { PIXELS_OFFSET = 64 };
