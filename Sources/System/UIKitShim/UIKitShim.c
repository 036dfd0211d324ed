#include "UIKitShim.h"

typedef __attribute__((swiftcall)) void *(*make_function)(__attribute__((swift_context)) const void *type);

void *oriel_make_object(const void *function, const void *type) {
    return ((make_function)function)(type);
}

typedef __attribute__((swiftcall)) void *(*make_view_function)(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *type);

void *oriel_make_view(const void *function, const void *type) {
    return ((make_view_function)function)(0, 0, 0, 0, type);
}

typedef __attribute__((swiftcall)) void *(*make_cell_function)(
    unsigned char style, void *identifier, void *identifier_rest, __attribute__((swift_context)) const void *type);

void *oriel_make_cell(const void *function, const void *type) {
    // No name: an optional string without a value is zero.
    return ((make_cell_function)function)(0, 0, 0, type);
}

typedef __attribute__((swiftcall)) void *(*make_header_function)(
    void *identifier, void *identifier_rest, __attribute__((swift_context)) const void *type);

void *oriel_make_header(const void *function, const void *type) {
    return ((make_header_function)function)(0, 0, type);
}

typedef __attribute__((swiftcall)) void *(*make_window_function)(
    double x, double y, double width, double height, unsigned long style, unsigned char backing, unsigned char defer,
    __attribute__((swift_context)) const void *type);

void *oriel_make_window(
    const void *function, const void *type, double x, double y, double width, double height, unsigned long style) {
    // The third kind of backing, buffered; the window opens later.
    return ((make_window_function)function)(x, y, width, height, style, 2, 1, type);
}
