#include "Internal.h"

// What a pipeline reports, on the thread on which it happens.

static int family(unsigned domain) {
    const char *name = FN(const char *, g_quark_to_string, unsigned)(domain);
    if (!name) return OrielMediaOther;
    if (!strcmp(name, "gst-resource-error-quark")) return OrielMediaResource;
    if (!strcmp(name, "gst-stream-error-quark")) return OrielMediaStream;
    return strcmp(name, "gst-core-error-quark") ? OrielMediaOther : OrielMediaCore;
}

static void pass_error(OrielMedia *media, GstMessage *message) {
    GError *error = NULL;
    FN(void, gst_message_parse_error, void *, GError **, char **)(message, &error, NULL);
    if (!error) return;
    int64_t code = ((int64_t)family(error->domain) << 32) | (unsigned)error->code;
    media->callbacks.event(media->owner, OrielMediaFailed, code, error->message);
    FN(void, g_error_free, GError *)(error);
}

static void pass_picture(OrielMedia *media, const char *name, void *sample) {
    void *buffer = FN(void *, gst_sample_get_buffer, void *)(sample);
    GstMapInfo map;
    if (!buffer || !FN(int, gst_buffer_map, void *, GstMapInfo *, int)(buffer, &map, MapRead)) return;
    media->callbacks.tag(media->owner, name, NULL, map.data, map.size);
    FN(void, gst_buffer_unmap, void *, GstMapInfo *)(buffer, &map);
}

static void pass_tag(const void *list, const char *name, void *data) {
    OrielMedia *media = data;
    char *text = NULL;
    void *value = NULL;
    if (!strcmp(name, "image") || !strcmp(name, "preview-image")) {
        if (!FN(int, gst_tag_list_get_sample, const void *, const char *, void **)(list, name, &value)) return;
        pass_picture(media, name, value);
        FN(void, gst_mini_object_unref, void *)(value);
        return;
    }
    if (!strcmp(name, "datetime")) {
        if (!FN(int, gst_tag_list_get_date_time, const void *, const char *, void **)(list, name, &value)) return;
        text = FN(char *, gst_date_time_to_iso8601_string, void *)(value);
        FN(void, gst_date_time_unref, void *)(value);
    } else if (FN(uintptr_t, gst_tag_get_type, const char *)(name) == 64 /* a text */) {
        FN(int, gst_tag_list_get_string, const void *, const char *, char **)(list, name, &text);
    } else {
        unsigned number = 0;
        if (FN(uintptr_t, gst_tag_get_type, const char *)(name) != 28 /* a number */) return;
        if (!FN(int, gst_tag_list_get_uint, const void *, const char *, unsigned *)(list, name, &number)) return;
        char *(*print)(const char *, ...) = (char *(*)(const char *, ...))oriel_media_symbol("g_strdup_printf");
        text = print("%u", number);
    }
    if (!text) return;
    media->callbacks.tag(media->owner, name, text, NULL, 0);
    FN(void, g_free, void *)(text);
}

static void pass_tags(OrielMedia *media, GstMessage *message) {
    void *list = NULL;
    FN(void, gst_message_parse_tag, void *, void **)(message, &list);
    if (!list) return;
    FN(void, gst_tag_list_foreach, void *, void *, void *)(list, (void *)pass_tag, media);
    FN(void, gst_mini_object_unref, void *)(list);
}

static int levels(const void *structure, const char *name, double *values, int room) {
    typedef struct {
        unsigned count;
        void *values;
    } Array;
    const void *value = FN(const void *, gst_structure_get_value, const void *, const char *)(structure, name);
    Array *array = value ? FN(void *, g_value_get_boxed, const void *)(value) : NULL;
    if (!array) return 0;
    int count = (int)array->count < room ? (int)array->count : room;
    for (int index = 0; index < count; index++) {
        const void *each = FN(const void *, g_value_array_get_nth, void *, unsigned)(array, (unsigned)index);
        values[index] = FN(double, g_value_get_double, const void *)(each);
    }
    return count;
}

static void pass_element(OrielMedia *media, GstMessage *message) {
    const void *structure = FN(const void *, gst_message_get_structure, void *)(message);
    const char *name = structure ? FN(const char *, gst_structure_get_name, const void *)(structure) : "";
    if (!strcmp(name, "missing-plugin")) {
        const char *what = FN(const char *, gst_structure_get_string, const void *, const char *)(structure, "name");
        media->callbacks.event(media->owner, OrielMediaMissing, 0, what);
    } else if (!strcmp(name, "level") && media->callbacks.level) {
        double average[8], peak[8];
        int count = levels(structure, "rms", average, 8);
        if (levels(structure, "peak", peak, 8) == count && count)
            media->callbacks.level(media->owner, average, peak, count);
    }
}

static int received(void *bus, GstMessage *message, void *data) {
    OrielMedia *media = data;
    enum { End = 1, Error = 2, Tag = 16, Buffering = 32, State = 64, Element = 1 << 15, Duration = 1 << 18, Settled = 1 << 21 };
    void (*event)(void *, int, int64_t, const char *) = media->callbacks.event;
    int number = 0;
    switch (message->type) {
    case End: event(media->owner, OrielMediaEnded, 0, NULL); break;
    case Error: pass_error(media, message); break;
    case Settled:
        if (message->source == media->pipeline) event(media->owner, OrielMediaSettled, 0, NULL);
        break;
    case Duration: event(media->owner, OrielMediaDuration, 0, NULL); break;
    case State:
        if (message->source != media->pipeline) break;
        FN(void, gst_message_parse_state_changed, void *, int *, int *, int *)(message, NULL, &number, NULL);
        event(media->owner, OrielMediaState, number, NULL);
        break;
    case Buffering:
        FN(void, gst_message_parse_buffering, void *, int *)(message, &number);
        event(media->owner, OrielMediaBuffering, number, NULL);
        break;
    case Tag:
        if (media->callbacks.tag) pass_tags(media, message);
        break;
    case Element: pass_element(media, message); break;
    default: break;
    }
    // The message is not kept: nobody turns a loop for it.
    FN(void, gst_mini_object_unref, void *)(message);
    return 0;
}

void oriel_media_watch(OrielMedia *media) {
    void *bus = FN(void *, gst_element_get_bus, void *)(media->pipeline);
    FN(void, gst_bus_set_sync_handler, void *, void *, void *, void *)(bus, (void *)received, media, NULL);
    oriel_media_unref(bus);
}
