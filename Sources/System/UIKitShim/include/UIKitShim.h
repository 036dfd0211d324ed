#ifndef ORIEL_UIKIT_SHIM_H
#define ORIEL_UIKIT_SHIM_H

// Calls a Swift class's `init()` through its table of methods: `function` is its address, `type` the class.
// Returns the object, which the caller owns.
void *_Nonnull oriel_make_object(const void *_Nonnull function, const void *_Nonnull type);

// The same for `init(frame:)` of a view, with a rectangle of zeros.
void *_Nonnull oriel_make_view(const void *_Nonnull function, const void *_Nonnull type);

// The same for `init(style:reuseIdentifier:)` of a cell of a table, with the first style and no name.
void *_Nonnull oriel_make_cell(const void *_Nonnull function, const void *_Nonnull type);

// The same for `init(reuseIdentifier:)` of a header or footer of a table, with no name.
void *_Nonnull oriel_make_header(const void *_Nonnull function, const void *_Nonnull type);

// The same for `init(contentRect:styleMask:backing:defer:)` of a window of AppKit's, buffered and deferred.
void *_Nonnull oriel_make_window(
    const void *_Nonnull function, const void *_Nonnull type, double x, double y, double width, double height,
    unsigned long style);

#endif
