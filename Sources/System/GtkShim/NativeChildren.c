#include "Accessible.h"

// Widgets in the places of views.

static GQuark place_quark(void) {
    static GQuark quark;
    if (!quark) quark = g_quark_from_static_string("oriel-native-place");
    return quark;
}

void oriel_native_allocate_children(GtkWidget *widget) {
    GtkWidget *child = gtk_widget_get_first_child(widget);
    for (; child; child = gtk_widget_get_next_sibling(child)) {
        GtkAllocation *place = g_object_get_qdata(G_OBJECT(child), place_quark());
        if (!place || !gtk_widget_get_visible(child)) continue;
        int minimum;
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        gtk_widget_size_allocate(child, place, -1);
    }
}

void oriel_native_place(GtkWidget *canvas, GtkWidget *child, int x, int y, int width, int height) {
    GtkAllocation *place = g_object_get_qdata(G_OBJECT(child), place_quark());
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (parent != canvas) {
        g_object_ref(child);
        if (GTK_IS_WINDOW(parent)) gtk_window_set_child(GTK_WINDOW(parent), NULL);
        else if (parent) gtk_widget_unparent(child);
        gtk_widget_set_parent(child, canvas);
        g_object_unref(child);
    }
    gtk_widget_set_visible(child, width > 0 && height > 0);
    if (place && parent == canvas && place->x == x && place->y == y && place->width == width && place->height == height)
        return;
    if (!place) {
        place = g_new0(GtkAllocation, 1);
        g_object_set_qdata_full(G_OBJECT(child), place_quark(), place, g_free);
    }
    *place = (GtkAllocation){x, y, MAX(1, width), MAX(1, height)};
    gtk_widget_queue_allocate(canvas);
}

void oriel_native_remove(GtkWidget *canvas, GtkWidget *child) {
    if (gtk_widget_get_parent(child) == canvas) gtk_widget_unparent(child);
}

// MARK: Events before GTK

typedef struct {
    GtkWidget *canvas;
    void (*happened)(void *owner, GdkEvent *event);
    void *owner;
    gulong hook;
} Watch;

static guint event_signal(void) { return g_signal_lookup("event", GDK_TYPE_SURFACE); }

/// Runs before GTK's own handler, which chooses the widget that has the event.
static gboolean event_comes(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    Watch *watch = data;
    GtkNative *native = gtk_widget_get_native(watch->canvas);
    if (native && count > 1 && g_value_peek_pointer(&values[0]) == gtk_native_get_surface(native))
        watch->happened(watch->owner, g_value_peek_pointer(&values[1]));
    return TRUE;
}

static void end_watch(gpointer data) {
    Watch *watch = data;
    g_signal_remove_emission_hook(event_signal(), watch->hook);
    g_free(watch);
}

void oriel_native_watch(GtkWidget *canvas, void (*happened)(void *owner, GdkEvent *event), void *owner) {
    static const char *const key = "oriel-native-watch";
    if (!happened) return g_object_set_data(G_OBJECT(canvas), key, NULL);
    // The signal is known once the class is, which the first surface of a display may come too late for.
    static gpointer surface_class;
    if (!surface_class) surface_class = g_type_class_ref(GDK_TYPE_SURFACE);
    Watch *watch = g_new0(Watch, 1);
    *watch = (Watch){canvas, happened, owner, 0};
    watch->hook = g_signal_add_emission_hook(event_signal(), 0, event_comes, watch, NULL);
    g_object_set_data_full(G_OBJECT(canvas), key, watch, end_watch);
}
