#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>

// The few things Swift cannot say to GTK: defining classes, and functions with variable arguments.

/// What a canvas tells its owner. All are called on the main thread.
typedef struct {
    /// Draws the canvas.
    void (*snapshot)(void *owner, GtkSnapshot *snapshot);
    /// The canvas got a size, in points.
    void (*allocated)(void *owner, int width, int height);
} OrielCanvasCallbacks;

/// Makes a widget that draws by calling its owner back, once it has one.
GtkWidget *oriel_canvas_new(OrielCanvasCallbacks callbacks);
/// Gives a canvas its owner, which must outlive it or call `oriel_canvas_release`.
void oriel_canvas_set_owner(GtkWidget *canvas, void *owner);
/// Tells a canvas that its owner is gone: it draws nothing from then on, and lets its children go.
void oriel_canvas_release(GtkWidget *canvas);
/// Sets the least and the preferred size, in points.
void oriel_canvas_set_sizes(GtkWidget *canvas, int min_width, int min_height, int width, int height);

/// Makes a child of a canvas (or of another such child) that draws nothing and only stands for an element
/// in the accessibility tree.
GtkWidget *oriel_accessible_new(GtkAccessibleRole role);
/// Places such a child in its parent's space, in points.
void oriel_accessible_set_frame(GtkWidget *item, int x, int y, int width, int height);
/// Says what happens when an action (`press`, `increment` …) is asked of the child.
void oriel_accessible_set_handler(
    GtkWidget *item, void (*activate)(void *owner, guint64 id, const char *action), void *owner, guint64 id);
/// Offers an action of the child, or takes it back. Names: press, increment, decrement, focus, escape.
void oriel_accessible_set_action(GtkWidget *item, const char *action, gboolean is_offered);

void oriel_accessible_set_string(GtkWidget *item, GtkAccessibleProperty property, const char *value);
void oriel_accessible_set_number(GtkWidget *item, GtkAccessibleProperty property, double value);
void oriel_accessible_set_integer(GtkWidget *item, GtkAccessibleProperty property, int value);
void oriel_accessible_set_state(GtkWidget *item, GtkAccessibleState state, gboolean value);
void oriel_accessible_set_tristate(GtkWidget *item, GtkAccessibleState state, gboolean value);

/// Calls back when a menu of a menu bar opens or closes; call it again after the bar's model was replaced.
void oriel_menu_bar_watch(GtkWidget *bar, void (*changed)(void *owner, gboolean is_open), void *owner);

/// Sets a boolean property of an object.
void oriel_object_set_boolean(gpointer object, const char *property, gboolean value);
/// Sets a property of an enumerated type.
void oriel_object_set_enumeration(gpointer object, const char *property, int value);
/// Reads properties of an object; the string is the caller's to free.
gboolean oriel_object_get_boolean(gpointer object, const char *property);
int oriel_object_get_int(gpointer object, const char *property);
char *oriel_object_get_string(gpointer object, const char *property);

/// Keeps Cairo's memory shared with the X server alive for as long as the result is: an image that is never
/// shown, as large as a window's frames. Otherwise Cairo gives the memory back after each frame and maps it
/// anew for the next. NULL where the window is not on X11.
cairo_surface_t *oriel_keep_shared_memory(GdkSurface *surface, int width, int height);

// A source for a GMainLoop that drains the main dispatch queue (main actor tasks included) and RunLoop.main.

/// Adds the source to the default context; `pump` runs what is due in the run loop and returns the seconds
/// until its next timer (negative for none).
GSource *oriel_loop_source_new(double (*pump)(void));
/// The time until the source wants to be called again, in milliseconds; -1 for never. For tests.
int oriel_loop_source_timeout(GSource *source);

// Drags between programs.

/// Reads what is dropped in one form, and hands it on; NULL where that fails. The drop is kept until then.
void oriel_drop_read(
    GdkDrop *drop, const char *type, void (*done)(void *owner, const void *data, gsize size), void *owner);
/// Begins to drag data over the desktop, in some forms, with an icon of a name; NULL where that cannot be. The pointer's
/// place is in the surface. `ended` is called once, when the drag is over.
GdkDrag *oriel_drag_begin(
    GdkSurface *surface, GdkDevice *device, int count, const char *const *types, GBytes *const *data, double x, double y,
    const char *icon, void (*ended)(void *owner, gboolean is_taken), void *owner);
