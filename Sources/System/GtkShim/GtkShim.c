#include "Accessible.h"

// MARK: The canvas

typedef struct {
    GtkWidget widget;
    OrielCanvasCallbacks callbacks;
    void *owner;
    int min_width, min_height, width, height;
} OrielCanvas;

typedef struct { GtkWidgetClass parent; } OrielCanvasClass;

G_DEFINE_TYPE(OrielCanvas, oriel_canvas, GTK_TYPE_WIDGET)

static void canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    OrielCanvas *canvas = (OrielCanvas *)widget;
    if (canvas->owner) canvas->callbacks.snapshot(canvas->owner, snapshot);
}

static void canvas_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
    OrielCanvas *canvas = (OrielCanvas *)widget;
    gboolean is_horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;
    *minimum = is_horizontal ? canvas->min_width : canvas->min_height;
    *natural = MAX(*minimum, is_horizontal ? canvas->width : canvas->height);
}

static void canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    OrielCanvas *canvas = (OrielCanvas *)widget;
    oriel_accessible_allocate_children(widget);
    if (canvas->owner) canvas->callbacks.allocated(canvas->owner, width, height);
    // In the places that the content has by now.
    oriel_native_allocate_children(widget);
}

static void canvas_dispose(GObject *object) {
    oriel_widget_unparent_children(GTK_WIDGET(object));
    G_OBJECT_CLASS(oriel_canvas_parent_class)->dispose(object);
}

static void oriel_canvas_class_init(OrielCanvasClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->snapshot = canvas_snapshot;
    widget_class->measure = canvas_measure;
    widget_class->size_allocate = canvas_size_allocate;
    G_OBJECT_CLASS(class)->dispose = canvas_dispose;
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void oriel_canvas_init(OrielCanvas *canvas) {
    gtk_widget_set_focusable(GTK_WIDGET(canvas), TRUE);
    gtk_widget_set_hexpand(GTK_WIDGET(canvas), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(canvas), TRUE);
    gtk_widget_set_overflow(GTK_WIDGET(canvas), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *oriel_canvas_new(OrielCanvasCallbacks callbacks) {
    OrielCanvas *canvas = g_object_new(oriel_canvas_get_type(), NULL);
    canvas->callbacks = callbacks;
    return GTK_WIDGET(canvas);
}

void oriel_canvas_set_owner(GtkWidget *widget, void *owner) {
    ((OrielCanvas *)widget)->owner = owner;
}

void oriel_canvas_release(GtkWidget *widget) {
    ((OrielCanvas *)widget)->owner = NULL;
    oriel_widget_unparent_children(widget);
}

void oriel_canvas_set_sizes(GtkWidget *widget, int min_width, int min_height, int width, int height) {
    OrielCanvas *canvas = (OrielCanvas *)widget;
    if (canvas->min_width == min_width && canvas->min_height == min_height && canvas->width == width
        && canvas->height == height) return;
    canvas->min_width = min_width;
    canvas->min_height = min_height;
    canvas->width = width;
    canvas->height = height;
    gtk_widget_queue_resize(widget);
}

// MARK: Objects

void oriel_object_set_boolean(gpointer object, const char *property, gboolean value) {
    g_object_set(object, property, value, NULL);
}

void oriel_object_set_enumeration(gpointer object, const char *property, int value) {
    g_object_set(object, property, value, NULL);
}

static gboolean has_property(gpointer object, const char *property) {
    return g_object_class_find_property(G_OBJECT_GET_CLASS(object), property) != NULL;
}

gboolean oriel_object_get_boolean(gpointer object, const char *property) {
    gboolean value = FALSE;
    if (has_property(object, property)) g_object_get(object, property, &value, NULL);
    return value;
}

int oriel_object_get_int(gpointer object, const char *property) {
    int value = 0;
    if (has_property(object, property)) g_object_get(object, property, &value, NULL);
    return value;
}

char *oriel_object_get_string(gpointer object, const char *property) {
    char *value = NULL;
    if (has_property(object, property)) g_object_get(object, property, &value, NULL);
    return value;
}
