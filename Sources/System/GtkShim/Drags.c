#include "GtkShim.h"

// MARK: What is dragged away

typedef struct {
    void (*ended)(void *owner, gboolean is_taken);
    void *owner;
} DragEnd;

static void end_drag(GdkDrag *drag, DragEnd *end, gboolean is_taken) {
    g_signal_handlers_disconnect_by_data(drag, end);
    end->ended(end->owner, is_taken);
    g_free(end);
    // GTK still works with the drag when it tells this.
    gdk_drag_drop_done(drag, is_taken);
    g_idle_add_once((GSourceOnceFunc)g_object_unref, drag);
}

static void drag_finished(GdkDrag *drag, gpointer end) { end_drag(drag, end, TRUE); }

static void drag_cancelled(GdkDrag *drag, GdkDragCancelReason reason, gpointer end) { end_drag(drag, end, FALSE); }

static GdkContentProvider *content_of(int count, const char *const *types, GBytes *const *data) {
    GdkContentProvider **forms = g_new0(GdkContentProvider *, MAX(count, 1));
    for (int index = 0; index < count; index++)
        forms[index] = gdk_content_provider_new_for_bytes(types[index], data[index]);
    GdkContentProvider *content = gdk_content_provider_new_union(forms, count);
    g_free(forms);
    return content;
}

void oriel_clipboard_set(GdkClipboard *clipboard, int count, const char *const *types, GBytes *const *data) {
    GdkContentProvider *content = content_of(count, types, data);
    gdk_clipboard_set_content(clipboard, content);
    g_object_unref(content);
}

GdkDrag *oriel_drag_begin(
    GdkSurface *surface, GdkDevice *device, int count, const char *const *types, GBytes *const *data, double x, double y,
    const char *icon, void (*ended)(void *owner, gboolean is_taken), void *owner) {
    GdkContentProvider *content = content_of(count, types, data);
    GdkDrag *drag = gdk_drag_begin(surface, device, content, GDK_ACTION_COPY, x, y);
    g_object_unref(content);
    if (!drag) return NULL;
    DragEnd *end = g_new0(DragEnd, 1);
    end->ended = ended;
    end->owner = owner;
    g_signal_connect(drag, "dnd-finished", G_CALLBACK(drag_finished), end);
    g_signal_connect(drag, "cancel", G_CALLBACK(drag_cancelled), end);
    GtkIconTheme *theme = gtk_icon_theme_get_for_display(gdk_surface_get_display(surface));
    GtkIconPaintable *picture =
        gtk_icon_theme_lookup_icon(theme, icon, NULL, 32, 1, GTK_TEXT_DIR_NONE, (GtkIconLookupFlags)0);
    gtk_drag_icon_set_from_paintable(drag, GDK_PAINTABLE(picture), 0, 0);
    g_object_unref(picture);
    return drag;
}
