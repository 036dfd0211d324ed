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

// Children of a canvas (or of other such children) that draw nothing and only stand for elements in the accessibility tree.

/// What assistive technology asks of the elements of an owner. All are called on the main thread.
typedef struct {
    /// An action (`press`, `increment` …) is asked for; `focus` also when the keyboard is given to the element.
    void (*activate)(void *owner, guint64 id, const char *action);
    /// An element's number is set.
    void (*set_number)(void *owner, guint64 id, double value);
    /// An element's text is set.
    void (*set_text)(void *owner, guint64 id, const char *text);
    /// An element's caret is moved, and the text between it and the anchor selected; in characters (Unicode scalars).
    void (*select)(void *owner, guint64 id, int anchor, int caret);
} OrielAccessibleCallbacks;

/// What else than a name and actions an element has: nothing, a number within bounds, or a text with a caret.
typedef enum { ORIEL_ACCESSIBLE_PLAIN, ORIEL_ACCESSIBLE_NUMBER, ORIEL_ACCESSIBLE_TEXT } OrielAccessibleKind;

/// Makes an element.
GtkWidget *oriel_accessible_new(OrielAccessibleKind kind, GtkAccessibleRole role);
/// Says whom an element tells what is asked of it; NULL for no one.
void oriel_accessible_set_owner(
    GtkWidget *item, const OrielAccessibleCallbacks *callbacks, void *owner, guint64 id);
/// Places an element in its parent's space, in points.
void oriel_accessible_set_frame(GtkWidget *item, int x, int y, int width, int height);
/// Offers an action of an element, or takes it back. Names: press, increment, decrement, focus, escape.
void oriel_accessible_set_action(GtkWidget *item, const char *action, gboolean is_offered);
/// Gives an element the keyboard without telling its owner.
void oriel_accessible_focus(GtkWidget *item);
/// Sets the number of an element that has one.
void oriel_accessible_set_range(GtkWidget *item, double value, double minimum, double maximum, double step);
/// Sets the text, caret and selection of an element that has them; offsets in characters.
void oriel_accessible_set_text(GtkWidget *item, const char *text, int anchor, int caret, gboolean is_editable);
/// Says which of how many an element is, from 1.
void oriel_accessible_set_place(GtkWidget *item, int position, int count);
/// Says something at once; before GTK 4.14 by an alert that stands in the tree until the next message or NULL.
void oriel_accessible_announce(GtkWidget *canvas, const char *message);

void oriel_accessible_set_string(GtkWidget *item, GtkAccessibleProperty property, const char *value);
void oriel_accessible_set_integer(GtkWidget *item, GtkAccessibleProperty property, int value);
void oriel_accessible_set_boolean(GtkWidget *item, GtkAccessibleProperty property, gboolean value);
void oriel_accessible_set_state(GtkWidget *item, GtkAccessibleState state, gboolean value);
void oriel_accessible_set_tristate(GtkWidget *item, GtkAccessibleState state, GtkAccessibleTristate value);

/// Calls back when a menu of a menu bar opens or closes; call it again after the bar's model was replaced.
void oriel_menu_bar_watch(GtkWidget *bar, void (*changed)(void *owner, gboolean is_open), void *owner);

// Children of a canvas in the places of views, such as web pages. The canvas draws them where its owner says.

/// Puts a widget into a canvas, from whatever has it, or moves it, in points.
void oriel_native_place(GtkWidget *canvas, GtkWidget *child, int x, int y, int width, int height);
/// Removes a widget from a canvas, unless another has it by now.
void oriel_native_remove(GtkWidget *canvas, GtkWidget *child);
/// Calls a function with each event of a canvas's window, before GTK chooses the widget that has it; NULL ends that.
void oriel_native_watch(GtkWidget *canvas, void (*happened)(void *owner, GdkEvent *event), void *owner);

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
/// Has no such source run anything, or lets them run again.
void oriel_loop_sources_pause(gboolean pauses);
/// The time until the source wants to be called again, in milliseconds; -1 for never. For tests.
int oriel_loop_source_timeout(GSource *source);

// What other programs give away.

/// Takes what was read; NULL where nothing could be read, there was more than the limit, or the other program fell silent.
typedef void (*OrielReadDone)(void *owner, const void *data, gsize size);
/// Reads what is dropped in one form, at most so many bytes. The drop is kept until then.
void oriel_drop_read(GdkDrop *drop, const char *type, gsize limit, OrielReadDone done, void *owner);
/// Reads the text on a clipboard, as UTF-8, at most so many bytes.
void oriel_clipboard_read_text(GdkClipboard *clipboard, gsize limit, OrielReadDone done, void *owner);

/// Replaces the clipboard's content by data in some forms.
void oriel_clipboard_set(GdkClipboard *clipboard, int count, const char *const *types, GBytes *const *data);

// Drags between programs.

/// Begins to drag data over the desktop, in some forms, with an icon of a name; NULL where that cannot be. The pointer's
/// place is in the surface. `ended` is called once, when the drag is over.
GdkDrag *oriel_drag_begin(
    GdkSurface *surface, GdkDevice *device, int count, const char *const *types, GBytes *const *data, double x, double y,
    const char *icon, void (*ended)(void *owner, gboolean is_taken), void *owner);
/// Has the process say so before it ends because the display is lost; to be called once a display is open.
void oriel_tell_of_lost_display(void);

/// Has large blocks of memory be the system's, so that they go back to it when they are freed; to be called once.
void oriel_keep_memory_compact(void);

/// Gives the system back what memory the C library keeps and nobody uses.
void oriel_trim_memory(void);

