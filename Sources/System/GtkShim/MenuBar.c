#include "GtkShim.h"

typedef struct {
    void (*changed)(void *owner, gboolean is_open);
    void *owner;
} Watch;

static void menu_shown(GtkWidget *popover, Watch *watch) { watch->changed(watch->owner, TRUE); }
static void menu_closed(GtkWidget *popover, Watch *watch) { watch->changed(watch->owner, FALSE); }
static void watch_free(gpointer watch, GClosure *closure) { g_free(watch); }

static void watch_popovers(GtkWidget *widget, Watch watch) {
    GtkWidget *child = gtk_widget_get_first_child(widget);
    for (; child; child = gtk_widget_get_next_sibling(child)) {
        if (!GTK_IS_POPOVER(child)) {
            watch_popovers(child, watch);
            continue;
        }
        if (g_object_get_data(G_OBJECT(child), "oriel-is-watched")) continue;
        g_object_set_data(G_OBJECT(child), "oriel-is-watched", child);
        Watch *shown = g_memdup2(&watch, sizeof watch);
        g_signal_connect_data(child, "show", G_CALLBACK(menu_shown), shown, watch_free, 0);
        Watch *closed = g_memdup2(&watch, sizeof watch);
        g_signal_connect_data(child, "closed", G_CALLBACK(menu_closed), closed, watch_free, 0);
    }
}

void oriel_menu_bar_watch(GtkWidget *bar, void (*changed)(void *owner, gboolean is_open), void *owner) {
    watch_popovers(bar, (Watch){changed, owner});
}
