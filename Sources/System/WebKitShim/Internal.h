#pragma once
#include "WebKitShim.h"
#include <stdlib.h>
#include <string.h>

// The parts of GLib's, Soup's and WebKit's headers that are used here; their layouts are fixed.

typedef struct {
    unsigned domain;
    int code;
    char *message;
} GError;

typedef struct GList {
    void *data;
    struct GList *next, *prev;
} GList;

typedef void (*AsyncDone)(void *source, void *result, void *data);

/// A function of the libraries; its type is given where it is called.
void *oriel_web_symbol(const char *name);

/// A function of the libraries by its name and type.
#define FN(result, name, ...) ((result(*)(__VA_ARGS__))oriel_web_symbol(#name))

void *oriel_object_ref(void *object);
void oriel_object_unref(void *object);
unsigned long oriel_connect(void *object, const char *signal, void *handler, void *data);
void oriel_free(void *memory);
/// The text of headers, a line each; the caller frees it.
char *oriel_headers_text(void *headers);
/// Adds the lines to headers.
void oriel_add_headers(void *headers, const char *lines);
const char *oriel_error_domain(const GError *error);

/// What hangs on a page.
typedef struct {
    OrielWebCallbacks callbacks;
    void *owner;
    void *view;
    /// The window that a page without a place is laid out in; NULL for none.
    void *stage;
} Page;

Page *oriel_page(void *view);
void oriel_connect_questions(Page *page);
