#include "GtkShim.h"
#ifdef GDK_WINDOWING_X11
#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#endif

cairo_surface_t *oriel_keep_shared_memory(GdkSurface *surface, int width, int height) {
#ifdef GDK_WINDOWING_X11
    if (!GDK_IS_X11_SURFACE(surface) || width <= 0 || height <= 0) return NULL;
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
    G_GNUC_END_IGNORE_DEPRECATIONS
    int screen = DefaultScreen(display);
    cairo_surface_t *root = cairo_xlib_surface_create(
        display, RootWindow(display, screen), DefaultVisual(display, screen), 1, 1);
    cairo_surface_t *image = cairo_surface_create_similar_image(root, CAIRO_FORMAT_RGB24, width, height);
    cairo_surface_destroy(root);
    return image;
#else
    return NULL;
#endif
}
