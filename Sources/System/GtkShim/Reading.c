#include "GtkShim.h"

// What other programs give away, dropped or on the clipboard: never more than fits, and not from one that falls silent.

enum { PIECE = 1 << 16, PATIENCE = 10 };

typedef struct {
    OrielReadDone done;
    void *owner;
    gsize limit;
    GByteArray *bytes;
    GInputStream *stream;
    GCancellable *silence;
    guint timer;
} Reading;

static void finish(Reading *reading, gboolean is_complete) {
    if (reading->timer) g_source_remove(reading->timer);
    if (is_complete)
        reading->done(reading->owner, reading->bytes->data ? reading->bytes->data : (const guint8 *)"", reading->bytes->len);
    else
        reading->done(reading->owner, NULL, 0);
    if (reading->stream) {
        g_input_stream_close_async(reading->stream, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
        g_object_unref(reading->stream);
    }
    g_byte_array_unref(reading->bytes);
    g_object_unref(reading->silence);
    g_free(reading);
}

static gboolean fell_silent(gpointer data) {
    Reading *reading = data;
    reading->timer = 0;
    g_cancellable_cancel(reading->silence);
    return G_SOURCE_REMOVE;
}

static void wait_on(Reading *reading) {
    if (reading->timer) g_source_remove(reading->timer);
    reading->timer = g_timeout_add_seconds(PATIENCE, fell_silent, reading);
}

static void read_on(Reading *reading);

static void got_piece(GObject *stream, GAsyncResult *result, gpointer data) {
    Reading *reading = data;
    GBytes *piece = g_input_stream_read_bytes_finish(G_INPUT_STREAM(stream), result, NULL);
    gsize size = piece ? g_bytes_get_size(piece) : 0;
    if (!piece || size == 0 || reading->bytes->len + size > reading->limit) {
        gboolean is_complete = piece && size == 0;
        if (piece) g_bytes_unref(piece);
        finish(reading, is_complete);
        return;
    }
    g_byte_array_append(reading->bytes, g_bytes_get_data(piece, NULL), (guint)size);
    g_bytes_unref(piece);
    read_on(reading);
}

static void read_on(Reading *reading) {
    wait_on(reading);
    g_input_stream_read_bytes_async(
        reading->stream, PIECE, G_PRIORITY_DEFAULT, reading->silence, got_piece, reading);
}

static Reading *begin(gsize limit, OrielReadDone done, void *owner) {
    Reading *reading = g_new0(Reading, 1);
    reading->done = done;
    reading->owner = owner;
    reading->limit = MIN(limit, G_MAXUINT / 2);
    reading->bytes = g_byte_array_new();
    reading->silence = g_cancellable_new();
    wait_on(reading);
    return reading;
}

static void opened(Reading *reading, GInputStream *stream) {
    reading->stream = stream;
    if (stream)
        read_on(reading);
    else
        finish(reading, FALSE);
}

static void drop_opened(GObject *drop, GAsyncResult *result, gpointer reading) {
    const char *type = NULL;
    opened(reading, gdk_drop_read_finish(GDK_DROP(drop), result, &type, NULL));
}

void oriel_drop_read(GdkDrop *drop, const char *type, gsize limit, OrielReadDone done, void *owner) {
    Reading *reading = begin(limit, done, owner);
    const char *types[] = {type, NULL};
    gdk_drop_read_async(drop, types, G_PRIORITY_DEFAULT, reading->silence, drop_opened, reading);
}

static void clipboard_opened(GObject *clipboard, GAsyncResult *result, gpointer reading) {
    const char *type = NULL;
    opened(reading, gdk_clipboard_read_finish(GDK_CLIPBOARD(clipboard), result, &type, NULL));
}

void oriel_clipboard_read_text(GdkClipboard *clipboard, gsize limit, OrielReadDone done, void *owner) {
    Reading *reading = begin(limit, done, owner);
    const char *types[] = {"text/plain;charset=utf-8", "text/plain", NULL};
    gdk_clipboard_read_async(clipboard, types, G_PRIORITY_DEFAULT, reading->silence, clipboard_opened, reading);
}
