#define _GNU_SOURCE
#include "Request.h"
#include "include/DrawingProcess.h"
#include <dlfcn.h>
#include <math.h>
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

static void *find(void *library, const char *name) {
    void *function = library ? dlsym(library, name) : NULL;
    if (!function) _exit(ORIEL_NOT_DRAWN);
    return function;
}

/// The memory to draw in, with a surface of Cairo's over it.
typedef struct {
    void *cairo;
    Header *header;
    void *surface, *context;
} Canvas;

/// Makes room for a drawing of a size, as large as is asked for and allowed.
static Canvas open_canvas(double width, double height, double scale, int longest) {
    if (!(width > 0 && height > 0 && width < 1e6 && height < 1e6)) width = height = 100;
    double columns = ceil(width * scale), rows = ceil(height * scale);
    double factor = fmin(1, longest / fmax(columns, rows));
    columns = fmax(1, fmin(round(columns * factor), longest));
    rows = fmax(1, fmin(round(rows * factor), longest));
    size_t stride = (size_t)columns * 4, size = PIXELS_OFFSET + stride * (size_t)rows;
    if (ftruncate(PIXELS_DESCRIPTOR, (off_t)size) != 0) _exit(ORIEL_GAVE_UP);
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, PIXELS_DESCRIPTOR, 0);
    if (memory == MAP_FAILED) _exit(ORIEL_GAVE_UP);
    Canvas canvas = {dlopen("libcairo.so.2", RTLD_LAZY), memory, NULL, NULL};
    *canvas.header = (Header){width, height, (int32_t)columns, (int32_t)rows, (int32_t)stride, 0};
    void *(*make)(unsigned char *, int, int, int, int) = find(canvas.cairo, "cairo_image_surface_create_for_data");
    void *(*draw_on)(void *) = find(canvas.cairo, "cairo_create");
    void (*scale_by)(void *, double, double) = find(canvas.cairo, "cairo_scale");
    canvas.surface = make((unsigned char *)memory + PIXELS_OFFSET, 0, (int)columns, (int)rows, (int)stride);
    canvas.context = draw_on(canvas.surface);
    scale_by(canvas.context, columns / width, rows / height);
    return canvas;
}

static void close_canvas(Canvas canvas) {
    void (*flush)(void *) = find(canvas.cairo, "cairo_surface_flush");
    flush(canvas.surface);
    canvas.header->isDone = 1;
}

static void draw_svg(void *data, size_t size, double scale, int longest) {
    void *library = dlopen("librsvg-2.so.2", RTLD_LAZY);
    void *(*load)(const void *, size_t, void *) = find(library, "rsvg_handle_new_from_data");
    void (*set_dpi)(void *, double) = find(library, "rsvg_handle_set_dpi");
    int (*get_size)(void *, double *, double *) = find(library, "rsvg_handle_get_intrinsic_size_in_pixels");
    int (*render)(void *, void *, const double *, void *) = find(library, "rsvg_handle_render_document");
    void *handle = load(data, size, NULL);
    if (!handle) _exit(ORIEL_NOT_DRAWN);
    set_dpi(handle, 96);
    double width = 0, height = 0;
    if (!get_size(handle, &width, &height)) width = height = 0;
    Canvas canvas = open_canvas(width, height, scale, longest);
    double viewport[4] = {0, 0, canvas.header->width, canvas.header->height};
    if (!render(handle, canvas.context, viewport, NULL)) _exit(ORIEL_NOT_DRAWN);
    close_canvas(canvas);
}

static void draw_pdf(void *data, size_t size, double scale, int longest) {
    void *glib = dlopen("libglib-2.0.so.0", RTLD_LAZY), *library = dlopen("libpoppler-glib.so.8", RTLD_LAZY);
    void *(*bytes)(const void *, size_t) = find(glib, "g_bytes_new_static");
    void *(*load)(void *, const char *, void *) = find(library, "poppler_document_new_from_bytes");
    void *(*get_page)(void *, int) = find(library, "poppler_document_get_page");
    void (*get_size)(void *, double *, double *) = find(library, "poppler_page_get_size");
    void (*render)(void *, void *) = find(library, "poppler_page_render_for_printing");
    void *document = load(bytes(data, size), NULL, NULL);
    void *page = document ? get_page(document, 0) : NULL;
    if (!page) _exit(ORIEL_NOT_DRAWN);
    double width = 0, height = 0;
    get_size(page, &width, &height);
    Canvas canvas = open_canvas(width, height, scale, longest);
    render(page, canvas.context);
    close_canvas(canvas);
}

/// Runs before everything else of the program, and only in a drawing process to any effect.
__attribute__((constructor(101))) static void draw(void) {
    const char *request = getenv(ORIEL_REQUEST);
    if (!request) return;
    int format = 0, longest = 0;
    double scale = 0;
    struct stat status;
    if (sscanf(request, "%d %lf %d", &format, &scale, &longest) != 3 || fstat(SOURCE_DESCRIPTOR, &status) != 0) {
        _exit(ORIEL_NOT_DRAWN);
    }
    confine();
    size_t size = (size_t)status.st_size;
    void *data = size > 0 ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, SOURCE_DESCRIPTOR, 0) : MAP_FAILED;
    if (data == MAP_FAILED) _exit(ORIEL_NOT_DRAWN);
    if (format == ORIEL_SVG) draw_svg(data, size, scale, longest);
    if (format == ORIEL_PDF) draw_pdf(data, size, scale, longest);
    _exit(ORIEL_DRAWN);
}
