#include "Accessible.h"
#include <dlfcn.h>

// GTK tells of a number or a text only where the widget is one of its own that has such, so elements are of three classes:
// a plain widget, a range, and an editable whose text is in a hidden child. They differ in nothing else.

/// What belongs to an element, whichever class it is of.
typedef struct {
    int x, y, width, height;
    OrielAccessibleCallbacks callbacks;
    void *owner;
    guint64 id;
    /// Whether the owner itself is changing the element: then it is not told.
    gboolean is_updating;
} Item;

static GQuark item_quark(void) { return g_quark_from_static_string("oriel-accessible"); }

static Item *item_of(gpointer widget) { return g_object_get_qdata(G_OBJECT(widget), item_quark()); }

static Item *add_item(gpointer widget) {
    Item *item = g_new0(Item, 1);
    g_object_set_qdata_full(G_OBJECT(widget), item_quark(), item, g_free);
    return item;
}

void oriel_widget_unparent_children(GtkWidget *widget) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(widget))) gtk_widget_unparent(child);
}

void oriel_accessible_allocate_children(GtkWidget *widget) {
    GtkWidget *child = gtk_widget_get_first_child(widget);
    for (; child; child = gtk_widget_get_next_sibling(child)) {
        Item *item = item_of(child);
        if (!item) continue;
        int minimum;
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        GtkAllocation box = {item->x, item->y, MAX(1, item->width), MAX(1, item->height)};
        gtk_widget_size_allocate(child, &box, -1);
    }
}

// MARK: What all classes share

static const char *const action_names[] = {"press", "increment", "decrement", "focus", "escape"};

static void item_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
}

static void item_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    oriel_accessible_allocate_children(widget);
}

static void item_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {}

// The Tab key belongs to the content; only who asks for an element by name gives it the keyboard.
static gboolean item_focus(GtkWidget *widget, GtkDirectionType direction) { return FALSE; }

static gboolean item_grab_focus(GtkWidget *widget) {
    Item *item = item_of(widget);
    if (!gtk_widget_get_focusable(widget)) return FALSE;
    if (item->owner && !item->is_updating) item->callbacks.activate(item->owner, item->id, "focus");
    return GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_WIDGET))->grab_focus(widget);
}

static void item_activate(GtkWidget *widget, const char *action, GVariant *parameter) {
    Item *item = item_of(widget);
    if (item->owner) item->callbacks.activate(item->owner, item->id, action);
}

static void set_up_class(GtkWidgetClass *class) {
    class->measure = item_measure;
    class->size_allocate = item_size_allocate;
    class->snapshot = item_snapshot;
    class->focus = item_focus;
    class->grab_focus = item_grab_focus;
    for (gsize i = 0; i < G_N_ELEMENTS(action_names); i++)
        gtk_widget_class_install_action(class, action_names[i], NULL, item_activate);
}

static void set_up(GtkWidget *widget) {
    add_item(widget);
    gtk_widget_set_can_target(widget, FALSE);
    gtk_widget_set_focusable(widget, FALSE);
    for (gsize i = 0; i < G_N_ELEMENTS(action_names); i++)
        gtk_widget_action_set_enabled(widget, action_names[i], FALSE);
}

/// Keys and pointers are the content's, whatever GTK's own class does with them.
static void remove_controllers(GtkWidget *widget) {
    GListModel *controllers = gtk_widget_observe_controllers(widget);
    GtkEventController *controller;
    while ((controller = g_list_model_get_item(controllers, 0))) {
        gtk_widget_remove_controller(widget, controller);
        g_object_unref(controller);
    }
    g_object_unref(controllers);
}

// MARK: Plain elements

typedef struct { GtkWidget widget; } OrielAccessible;
typedef struct { GtkWidgetClass parent; } OrielAccessibleClass;
G_DEFINE_TYPE(OrielAccessible, oriel_accessible, GTK_TYPE_WIDGET)

static void oriel_accessible_dispose(GObject *object) {
    item_of(object)->owner = NULL;
    oriel_widget_unparent_children(GTK_WIDGET(object));
    G_OBJECT_CLASS(oriel_accessible_parent_class)->dispose(object);
}

static void oriel_accessible_class_init(OrielAccessibleClass *class) {
    set_up_class(GTK_WIDGET_CLASS(class));
    G_OBJECT_CLASS(class)->dispose = oriel_accessible_dispose;
}

static void oriel_accessible_init(OrielAccessible *item) { set_up(GTK_WIDGET(item)); }

// MARK: Numbers

typedef struct { GtkRange range; } OrielAccessibleNumber;
typedef struct { GtkRangeClass parent; } OrielAccessibleNumberClass;
G_DEFINE_TYPE(OrielAccessibleNumber, oriel_accessible_number, GTK_TYPE_RANGE)

static void number_changed(GtkRange *range) {
    Item *item = item_of(range);
    if (item->owner && !item->is_updating)
        item->callbacks.set_number(item->owner, item->id, gtk_range_get_value(range));
}

static void oriel_accessible_number_dispose(GObject *object) {
    item_of(object)->owner = NULL;
    G_OBJECT_CLASS(oriel_accessible_number_parent_class)->dispose(object);
}

static void oriel_accessible_number_class_init(OrielAccessibleNumberClass *class) {
    set_up_class(GTK_WIDGET_CLASS(class));
    GTK_RANGE_CLASS(class)->value_changed = number_changed;
    G_OBJECT_CLASS(class)->dispose = oriel_accessible_number_dispose;
}

static void oriel_accessible_number_init(OrielAccessibleNumber *number) {
    GtkWidget *widget = GTK_WIDGET(number);
    set_up(widget);
    remove_controllers(widget);
    // The range's own parts are not to be found.
    GtkWidget *child = gtk_widget_get_first_child(widget);
    for (; child; child = gtk_widget_get_next_sibling(child)) gtk_widget_set_visible(child, FALSE);
}

// MARK: Texts

typedef struct { GtkWidget widget; GtkText *text; } OrielAccessibleText;
typedef struct { GtkWidgetClass parent; } OrielAccessibleTextClass;

static GtkEditable *text_get_delegate(GtkEditable *editable) {
    return GTK_EDITABLE(((OrielAccessibleText *)editable)->text);
}

static void text_editable_init(GtkEditableInterface *interface) { interface->get_delegate = text_get_delegate; }

G_DEFINE_TYPE_WITH_CODE(
    OrielAccessibleText, oriel_accessible_text, GTK_TYPE_WIDGET,
    G_IMPLEMENT_INTERFACE(GTK_TYPE_EDITABLE, text_editable_init))

static void text_changed(GtkWidget *widget) {
    Item *item = item_of(widget);
    if (item->owner && !item->is_updating)
        item->callbacks.set_text(item->owner, item->id, gtk_editable_get_text(GTK_EDITABLE(widget)));
}

static void text_selection_changed(GtkWidget *widget) {
    Item *item = item_of(widget);
    if (!item->owner || item->is_updating) return;
    int caret = gtk_editable_get_position(GTK_EDITABLE(widget)), start = caret, end = caret;
    gtk_editable_get_selection_bounds(GTK_EDITABLE(widget), &start, &end);
    item->callbacks.select(item->owner, item->id, start == caret ? end : start, caret);
}

static void oriel_accessible_text_set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
    if (!gtk_editable_delegate_set_property(object, id, value, spec))
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
}

static void oriel_accessible_text_get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
    if (!gtk_editable_delegate_get_property(object, id, value, spec))
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
}

static void oriel_accessible_text_dispose(GObject *object) {
    OrielAccessibleText *item = (OrielAccessibleText *)object;
    item_of(object)->owner = NULL;
    if (item->text) {
        gtk_editable_finish_delegate(GTK_EDITABLE(object));
        gtk_widget_unparent(GTK_WIDGET(item->text));
        item->text = NULL;
    }
    oriel_widget_unparent_children(GTK_WIDGET(object));
    G_OBJECT_CLASS(oriel_accessible_text_parent_class)->dispose(object);
}

static void oriel_accessible_text_class_init(OrielAccessibleTextClass *class) {
    GObjectClass *object_class = G_OBJECT_CLASS(class);
    set_up_class(GTK_WIDGET_CLASS(class));
    object_class->set_property = oriel_accessible_text_set_property;
    object_class->get_property = oriel_accessible_text_get_property;
    object_class->dispose = oriel_accessible_text_dispose;
    gtk_editable_install_properties(object_class, 1);
}

static void oriel_accessible_text_init(OrielAccessibleText *item) {
    GtkWidget *widget = GTK_WIDGET(item);
    set_up(widget);
    item->text = GTK_TEXT(gtk_text_new());
    gtk_widget_set_visible(GTK_WIDGET(item->text), FALSE);
    gtk_widget_set_focusable(GTK_WIDGET(item->text), FALSE);
    gtk_widget_set_parent(GTK_WIDGET(item->text), widget);
    gtk_editable_init_delegate(GTK_EDITABLE(item));
    g_signal_connect_swapped(item->text, "changed", G_CALLBACK(text_changed), widget);
    g_signal_connect_swapped(item->text, "notify::cursor-position", G_CALLBACK(text_selection_changed), widget);
    g_signal_connect_swapped(item->text, "notify::selection-bound", G_CALLBACK(text_selection_changed), widget);
}

// MARK: What the owner does

GtkWidget *oriel_accessible_new(OrielAccessibleKind kind, GtkAccessibleRole role) {
    GType type = kind == ORIEL_ACCESSIBLE_NUMBER ? oriel_accessible_number_get_type()
        : kind == ORIEL_ACCESSIBLE_TEXT ? oriel_accessible_text_get_type() : oriel_accessible_get_type();
    return g_object_new(type, "accessible-role", role, NULL);
}

void oriel_accessible_set_owner(
    GtkWidget *widget, const OrielAccessibleCallbacks *callbacks, void *owner, guint64 id) {
    Item *item = item_of(widget);
    item->callbacks = *callbacks;
    item->owner = owner;
    item->id = id;
}

void oriel_accessible_set_frame(GtkWidget *widget, int x, int y, int width, int height) {
    Item *item = item_of(widget);
    if (item->x == x && item->y == y && item->width == width && item->height == height) return;
    item->x = x;
    item->y = y;
    item->width = width;
    item->height = height;
    GtkWidget *parent = gtk_widget_get_parent(widget);
    if (parent) gtk_widget_queue_allocate(parent);
}

void oriel_accessible_set_action(GtkWidget *item, const char *action, gboolean is_offered) {
    gtk_widget_action_set_enabled(item, action, is_offered);
}

void oriel_accessible_focus(GtkWidget *widget) {
    Item *item = item_of(widget);
    item->is_updating = TRUE;
    gtk_widget_grab_focus(widget);
    item->is_updating = FALSE;
}

void oriel_accessible_set_range(GtkWidget *widget, double value, double minimum, double maximum, double step) {
    if (!GTK_IS_RANGE(widget)) return;
    Item *item = item_of(widget);
    GtkAdjustment *adjustment = gtk_range_get_adjustment(GTK_RANGE(widget));
    item->is_updating = TRUE;
    gtk_adjustment_configure(adjustment, value, minimum, MAX(minimum, maximum), step, step, 0);
    item->is_updating = FALSE;
}

void oriel_accessible_set_text(GtkWidget *widget, const char *text, int anchor, int caret, gboolean is_editable) {
    if (!GTK_IS_EDITABLE(widget)) return;
    Item *item = item_of(widget);
    GtkEditable *editable = GTK_EDITABLE(widget);
    item->is_updating = TRUE;
    if (g_strcmp0(gtk_editable_get_text(editable), text)) gtk_editable_set_text(editable, text);
    gtk_editable_set_editable(editable, is_editable);
    gtk_editable_select_region(editable, anchor, caret);
    item->is_updating = FALSE;
}

void oriel_accessible_set_place(GtkWidget *item, int position, int count) {
    gtk_accessible_update_relation(
        GTK_ACCESSIBLE(item), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position, GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
}

void oriel_accessible_announce(GtkWidget *canvas, const char *message) {
    static void (*announce)(GtkAccessible *, const char *, int) = NULL;
    static gboolean has_looked = FALSE;
    if (!has_looked) announce = dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
    has_looked = TRUE;
    if (announce) {
        // The priority in the middle of three.
        if (message) announce(GTK_ACCESSIBLE(canvas), message, 1);
        return;
    }
    // An alert is read out when it appears; the one before makes room for it.
    static const char key[] = "oriel-announcement";
    GtkWidget *old = g_object_get_data(G_OBJECT(canvas), key);
    if (old && gtk_widget_get_parent(old) == canvas) gtk_widget_unparent(old);
    g_object_set_data(G_OBJECT(canvas), key, NULL);
    if (!message) return;
    GtkWidget *alert = oriel_accessible_new(ORIEL_ACCESSIBLE_PLAIN, GTK_ACCESSIBLE_ROLE_ALERT);
    oriel_accessible_set_string(alert, GTK_ACCESSIBLE_PROPERTY_LABEL, message);
    gtk_widget_insert_before(alert, canvas, NULL);
    g_object_set_data_full(G_OBJECT(canvas), key, g_object_ref(alert), g_object_unref);
}

void oriel_accessible_set_string(GtkWidget *item, GtkAccessibleProperty property, const char *value) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(item), property, value, -1);
}

void oriel_accessible_set_integer(GtkWidget *item, GtkAccessibleProperty property, int value) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(item), property, value, -1);
}

void oriel_accessible_set_boolean(GtkWidget *item, GtkAccessibleProperty property, gboolean value) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(item), property, value, -1);
}

void oriel_accessible_set_state(GtkWidget *item, GtkAccessibleState state, gboolean value) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(item), state, value, -1);
}

void oriel_accessible_set_tristate(GtkWidget *item, GtkAccessibleState state, GtkAccessibleTristate value) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(item), state, value, -1);
}
