#include "GtkShim.h"

// MARK: The canvas

typedef struct {
    GtkWidget widget;
    OrielCanvasCallbacks callbacks;
    void *owner;
    int min_width, min_height, width, height;
} OrielCanvas;

typedef struct { GtkWidgetClass parent; } OrielCanvasClass;

G_DEFINE_TYPE(OrielCanvas, oriel_canvas, GTK_TYPE_WIDGET)

static void allocate_children(GtkWidget *widget);

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
    allocate_children(widget);
    if (canvas->owner) canvas->callbacks.allocated(canvas->owner, width, height);
}

static void unparent_children(GtkWidget *widget) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(widget))) gtk_widget_unparent(child);
}

static void canvas_dispose(GObject *object) {
    unparent_children(GTK_WIDGET(object));
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
    unparent_children(widget);
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

// MARK: Elements of the accessibility tree

typedef struct {
    GtkWidget widget;
    int x, y, width, height;
    void (*activate)(void *owner, guint64 id, const char *action);
    void *owner;
    guint64 id;
} OrielAccessible;

typedef struct { GtkWidgetClass parent; } OrielAccessibleClass;

G_DEFINE_TYPE(OrielAccessible, oriel_accessible, GTK_TYPE_WIDGET)

static const char *const action_names[] = {"press", "increment", "decrement", "focus", "escape"};

static void allocate_children(GtkWidget *widget) {
    GtkWidget *child = gtk_widget_get_first_child(widget);
    for (; child; child = gtk_widget_get_next_sibling(child)) {
        OrielAccessible *item = (OrielAccessible *)child;
        int minimum;
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        GtkAllocation box = {item->x, item->y, MAX(1, item->width), MAX(1, item->height)};
        gtk_widget_size_allocate(child, &box, -1);
    }
}

static void accessible_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    allocate_children(widget);
}

static void accessible_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {}

static void accessible_dispose(GObject *object) {
    ((OrielAccessible *)object)->owner = NULL;
    unparent_children(GTK_WIDGET(object));
    G_OBJECT_CLASS(oriel_accessible_parent_class)->dispose(object);
}

static void accessible_activate(GtkWidget *widget, const char *action, GVariant *parameter) {
    OrielAccessible *item = (OrielAccessible *)widget;
    if (item->owner) item->activate(item->owner, item->id, action);
}

static void oriel_accessible_class_init(OrielAccessibleClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->size_allocate = accessible_size_allocate;
    widget_class->snapshot = accessible_snapshot;
    G_OBJECT_CLASS(class)->dispose = accessible_dispose;
    for (gsize i = 0; i < G_N_ELEMENTS(action_names); i++)
        gtk_widget_class_install_action(widget_class, action_names[i], NULL, accessible_activate);
}

static void oriel_accessible_init(OrielAccessible *item) {
    GtkWidget *widget = GTK_WIDGET(item);
    gtk_widget_set_can_target(widget, FALSE);
    gtk_widget_set_focusable(widget, FALSE);
    for (gsize i = 0; i < G_N_ELEMENTS(action_names); i++)
        gtk_widget_action_set_enabled(widget, action_names[i], FALSE);
}

GtkWidget *oriel_accessible_new(GtkAccessibleRole role) {
    return g_object_new(oriel_accessible_get_type(), "accessible-role", role, NULL);
}

void oriel_accessible_set_frame(GtkWidget *widget, int x, int y, int width, int height) {
    OrielAccessible *item = (OrielAccessible *)widget;
    if (item->x == x && item->y == y && item->width == width && item->height == height) return;
    item->x = x;
    item->y = y;
    item->width = width;
    item->height = height;
    GtkWidget *parent = gtk_widget_get_parent(widget);
    if (parent) gtk_widget_queue_allocate(parent);
}

void oriel_accessible_set_handler(
    GtkWidget *widget, void (*activate)(void *owner, guint64 id, const char *action), void *owner, guint64 id) {
    OrielAccessible *item = (OrielAccessible *)widget;
    item->activate = activate;
    item->owner = owner;
    item->id = id;
}

void oriel_accessible_set_action(GtkWidget *item, const char *action, gboolean is_offered) {
    gtk_widget_action_set_enabled(item, action, is_offered);
}

void oriel_accessible_set_string(GtkWidget *item, GtkAccessibleProperty property, const char *value) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(item), property, value, -1);
}

void oriel_accessible_set_number(GtkWidget *item, GtkAccessibleProperty property, double value) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(item), property, value, -1);
}

void oriel_accessible_set_integer(GtkWidget *item, GtkAccessibleProperty property, int value) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(item), property, value, -1);
}

void oriel_accessible_set_state(GtkWidget *item, GtkAccessibleState state, gboolean value) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(item), state, value, -1);
}

void oriel_accessible_set_tristate(GtkWidget *item, GtkAccessibleState state, gboolean value) {
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(item), state, value ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}
