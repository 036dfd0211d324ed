#include "Canvas.h"
#include "include/DrawingProcess.h"
#include <dlfcn.h>
#include <math.h>
#include <sys/mman.h>
#include <unistd.h>

void *oriel_find(void *library, const char *name) {
    void *function = library ? dlsym(library, name) : NULL;
    if (!function) _exit(ORIEL_NOT_DRAWN);
    return function;
}

/// Makes room for a drawing of a size, as large as is asked for and allowed.
Canvas oriel_open_canvas(double width, double height, double scale, int longest) {
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
    void *(*make)(unsigned char *, int, int, int, int) = oriel_find(canvas.cairo, "cairo_image_surface_create_for_data");
    void *(*draw_on)(void *) = oriel_find(canvas.cairo, "cairo_create");
    void (*scale_by)(void *, double, double) = oriel_find(canvas.cairo, "cairo_scale");
    canvas.surface = make((unsigned char *)memory + PIXELS_OFFSET, 0, (int)columns, (int)rows, (int)stride);
    canvas.context = draw_on(canvas.surface);
    scale_by(canvas.context, columns / width, rows / height);
    return canvas;
}

void oriel_close_canvas(Canvas canvas) {
    void (*flush)(void *) = oriel_find(canvas.cairo, "cairo_surface_flush");
    flush(canvas.surface);
    canvas.header->isDone = 1;
}
