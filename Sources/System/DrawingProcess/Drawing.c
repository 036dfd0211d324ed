#define _GNU_SOURCE
#include "Canvas.h"
#include "include/DrawingProcess.h"
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

// The drawing process: this same program, which draws and ends before anything of the app runs.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
// Sanitizers reserve more addresses than any limit would leave.
#define HAS_SANITIZER 1
#endif
#endif

static void limit(int resource, rlim_t value) {
    struct rlimit bounds = {value, value};
    setrlimit(resource, &bounds);
}

static void confine(void) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_CPU, 3);
    limit(RLIMIT_FSIZE, 256 << 20);
#ifndef HAS_SANITIZER
    limit(RLIMIT_AS, (rlim_t)2 << 30);
#endif
}

static void draw_svg(void *data, size_t size, double scale, int longest) {
    void *library = dlopen("librsvg-2.so.2", RTLD_LAZY);
    void *(*load)(const void *, size_t, void *) = oriel_find(library, "rsvg_handle_new_from_data");
    void (*set_dpi)(void *, double) = oriel_find(library, "rsvg_handle_set_dpi");
    int (*get_size)(void *, double *, double *) = oriel_find(library, "rsvg_handle_get_intrinsic_size_in_pixels");
    int (*render)(void *, void *, const double *, void *) = oriel_find(library, "rsvg_handle_render_document");
    void *handle = load(data, size, NULL);
    if (!handle) _exit(ORIEL_NOT_DRAWN);
    set_dpi(handle, 96);
    double width = 0, height = 0;
    if (!get_size(handle, &width, &height)) width = height = 0;
    Canvas canvas = oriel_open_canvas(width, height, scale, longest);
    double viewport[4] = {0, 0, canvas.header->width, canvas.header->height};
    if (!render(handle, canvas.context, viewport, NULL)) _exit(ORIEL_NOT_DRAWN);
    oriel_close_canvas(canvas);
}

static void draw_pdf(void *data, size_t size, double scale, int longest) {
    void *glib = dlopen("libglib-2.0.so.0", RTLD_LAZY), *library = dlopen("libpoppler-glib.so.8", RTLD_LAZY);
    void *(*bytes)(const void *, size_t) = oriel_find(glib, "g_bytes_new_static");
    void *(*load)(void *, const char *, void *) = oriel_find(library, "poppler_document_new_from_bytes");
    void *(*get_page)(void *, int) = oriel_find(library, "poppler_document_get_page");
    void (*get_size)(void *, double *, double *) = oriel_find(library, "poppler_page_get_size");
    void (*render)(void *, void *) = oriel_find(library, "poppler_page_render_for_printing");
    void *document = load(bytes(data, size), NULL, NULL);
    void *page = document ? get_page(document, 0) : NULL;
    if (!page) _exit(ORIEL_NOT_DRAWN);
    double width = 0, height = 0;
    get_size(page, &width, &height);
    Canvas canvas = oriel_open_canvas(width, height, scale, longest);
    render(page, canvas.context);
    oriel_close_canvas(canvas);
}

/// Runs before everything else of the program, and only in a drawing process to any effect.
__attribute__((constructor(101))) static void draw(void) {
    const char *request = getenv(ORIEL_REQUEST);
    if (!request) return;
    int format = 0, longest = 0;
    double scale = 0;
    DocumentPart part = {0, 0, 0};
    struct stat status;
    int count = sscanf(request, "%d %lf %d %d %d %d", &format, &scale, &longest, &part.first, &part.last, &part.turn);
    if (count != 6 || fstat(SOURCE_DESCRIPTOR, &status) != 0) {
        _exit(ORIEL_NOT_DRAWN);
    }
    confine();
    size_t size = (size_t)status.st_size;
    void *data = size > 0 ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, SOURCE_DESCRIPTOR, 0) : MAP_FAILED;
    if (data == MAP_FAILED) _exit(ORIEL_NOT_DRAWN);
    if (format == ORIEL_SVG) draw_svg(data, size, scale, longest);
    if (format == ORIEL_PDF) draw_pdf(data, size, scale, longest);
    if (format >= ORIEL_DOCUMENT_FACTS) oriel_read_document(data, size, format, part, scale, longest);
    _exit(ORIEL_DRAWN);
}
