#include "Internal.h"

// MARK: Making

static OrielMedia *make(const OrielMediaCallbacks *callbacks, void *owner) {
    OrielMedia *media = calloc(1, sizeof *media);
    if (!media) abort();
    media->callbacks = *callbacks;
    media->owner = owner;
    return media;
}

static void *caps(const char *text) { return FN(void *, gst_caps_from_string, const char *)(text); }

static void *bin(const char *description) {
    GError *error = NULL;
    void *result = FN(void *, gst_parse_bin_from_description_full, const char *, int, void *, int, GError **)(
        description, 1, NULL, 1, &error);
    if (error) FN(void, g_error_free, GError *)(error);
    return result;
}

OrielMedia *oriel_media_player(
    const char *address, int has_video, const char *sink, const char *filter, const OrielMediaCallbacks *callbacks,
    void *owner) {
    // Streams in pieces are read by the newer one.
    int is_in_pieces = strstr(address, ".m3u8") || strstr(address, ".mpd");
    void *pipeline = oriel_media_make(is_in_pieces && oriel_media_has_element("playbin3") ? "playbin3" : "playbin");
    if (!pipeline) return NULL;
    OrielMedia *media = make(callbacks, owner);
    media->pipeline = FN(void *, gst_object_ref_sink, void *)(pipeline);
    media->has_video = has_video;
    Variadic set = VARIADIC(g_object_set);
    // Pictures, sound, software's volume, and interlaced pictures made whole; files of servers are kept while they load.
    enum { Video = 1, Audio = 2, SoftVolume = 16, Download = 128, Deinterlace = 512 };
    int flags = SoftVolume | Deinterlace | (has_video ? Video : 0) | (sink ? Audio : 0);
    if (!strncmp(address, "http", 4) && !is_in_pieces) flags |= Download;
    set(pipeline, "uri", address, "flags", flags, NULL);
    if (has_video) {
        void *frames = oriel_media_make("appsink");
        void *form = caps("video/x-raw,format=BGRA,pixel-aspect-ratio=1/1");
        set(frames, "caps", form, "max-buffers", 2u, "drop", 1, "qos", 1, "emit-signals", 1, "enable-last-sample", 0, NULL);
        FN(void, gst_mini_object_unref, void *)(form);
        set(pipeline, "video-sink", frames, NULL);
        media->sink = FN(void *, gst_object_ref, void *)(frames);
        void *turn = oriel_media_make("videoflip");
        if (turn) set(turn, "video-direction", 8, NULL);
        if (turn) set(pipeline, "video-filter", turn, NULL);
        oriel_media_follow_sink(media);
    }
    if (sink) {
        void *sound = oriel_media_make(sink);
        if (sound && !strcmp(sink, "fakesink")) set(sound, "sync", 1, NULL);
        if (sound) set(pipeline, "audio-sink", sound, NULL);
        void *change = filter ? bin(filter) : NULL;
        if (change) {
            media->filter = FN(void *, gst_object_ref, void *)(change);
            set(pipeline, "audio-filter", change, NULL);
        }
    }
    oriel_media_watch(media);
    return media;
}

OrielMedia *oriel_media_pipe(const char *description, const OrielMediaCallbacks *callbacks, void *owner) {
    GError *error = NULL;
    // Fatal errors: elements that are missing.
    void *pipeline = FN(void *, gst_parse_launch_full, const char *, void *, int, GError **)(description, NULL, 1, &error);
    if (error) FN(void, g_error_free, GError *)(error);
    if (!pipeline) return NULL;
    OrielMedia *media = make(callbacks, owner);
    media->pipeline = FN(void *, gst_object_ref_sink, void *)(pipeline);
    media->sink = FN(void *, gst_bin_get_by_name, void *, const char *)(pipeline, "out");
    media->source = FN(void *, gst_bin_get_by_name, void *, const char *)(pipeline, "in");
    if (media->sink) {
        VARIADIC(g_object_set)(media->sink, "emit-signals", 1, NULL);
        oriel_media_follow_sink(media);
    }
    if (media->source) VARIADIC(g_object_set)(media->source, "format", FormatTime, "block", 1, NULL);
    oriel_media_watch(media);
    return media;
}

void oriel_media_free(OrielMedia *media) {
    FN(int, gst_element_set_state, void *, int)(media->pipeline, OrielMediaNull);
    void *bus = FN(void *, gst_element_get_bus, void *)(media->pipeline);
    FN(void, gst_bus_set_sync_handler, void *, void *, void *, void *)(bus, NULL, NULL, NULL);
    oriel_media_unref(bus);
    oriel_media_unref(media->sink);
    oriel_media_unref(media->source);
    oriel_media_unref(media->filter);
    oriel_media_unref(media->pipeline);
    free(media);
}

// MARK: Playing

int oriel_media_set_state(OrielMedia *media, int state) {
    enum { Failure, Success, Later, NoPreroll };
    int result = FN(int, gst_element_set_state, void *, int)(media->pipeline, state);
    return result == Failure ? 0 : result == NoPreroll ? 2 : 1;
}

int oriel_media_seek(OrielMedia *media, double rate, int64_t time, int64_t stop, int is_accurate) {
    int flags = SeekFlush | (is_accurate ? SeekAccurate : SeekKeyUnit | SeekSnapNearest);
    enum { None, Set };
    int (*seek)(void *, double, int, int, int, int64_t, int, int64_t) =
        (int (*)(void *, double, int, int, int, int64_t, int, int64_t))oriel_media_symbol("gst_element_seek");
    // Backwards the place is the end of what is played.
    if (rate < 0) return seek(media->pipeline, rate, FormatTime, flags, Set, 0, Set, time);
    return seek(media->pipeline, rate, FormatTime, flags, Set, time, stop < 0 ? None : Set, stop);
}

int oriel_media_step(OrielMedia *media, unsigned frames) {
    enum { FormatBuffers = 4 };
    void *event = FN(void *, gst_event_new_step, int, uint64_t, double, int, int)(FormatBuffers, frames, 1, 1, 0);
    return FN(int, gst_element_send_event, void *, void *)(media->sink ? media->sink : media->pipeline, event);
}

int64_t oriel_media_position(OrielMedia *media) {
    int64_t time = -1;
    return FN(int, gst_element_query_position, void *, int, int64_t *)(media->pipeline, FormatTime, &time) ? time : -1;
}

int64_t oriel_media_duration(OrielMedia *media) {
    int64_t time = -1;
    return FN(int, gst_element_query_duration, void *, int, int64_t *)(media->pipeline, FormatTime, &time) ? time : -1;
}

static void release(void *object) { FN(void, gst_mini_object_unref, void *)(object); }

int oriel_media_can_seek(OrielMedia *media) {
    void *query = FN(void *, gst_query_new_seeking, int)(FormatTime);
    int result = 0;
    if (FN(int, gst_element_query, void *, void *)(media->pipeline, query))
        FN(void, gst_query_parse_seeking, void *, int *, int *, int64_t *, int64_t *)(query, NULL, &result, NULL, NULL);
    release(query);
    return result;
}

int oriel_media_loaded(OrielMedia *media, double *from, double *to) {
    void *query = FN(void *, gst_query_new_buffering, int)(FormatPercent);
    int64_t start = 0, stop = 0;
    int is_known = FN(int, gst_element_query, void *, void *)(media->pipeline, query);
    if (is_known)
        FN(void, gst_query_parse_buffering_range, void *, int *, int64_t *, int64_t *, int64_t *)(
            query, NULL, &start, &stop, NULL);
    release(query);
    // In millionths.
    *from = (double)start / 1000000, *to = (double)stop / 1000000;
    return is_known && stop > start;
}

void oriel_media_set_volume(OrielMedia *media, double volume, int is_muted) {
    VARIADIC(g_object_set)(media->pipeline, "volume", volume, "mute", is_muted, NULL);
}

static void *find(OrielMedia *media, const char *element) {
    void *bin = media->filter ? media->filter : media->pipeline;
    return FN(void *, gst_bin_get_by_name, void *, const char *)(bin, element);
}

void oriel_media_set_number(OrielMedia *media, const char *element, const char *property, double value) {
    void *found = find(media, element);
    char text[64];
    // As in C, whatever the language.
    FN(char *, g_ascii_dtostr, char *, int, double)(text, sizeof text, value);
    if (found) FN(void, gst_util_set_object_arg, void *, const char *, const char *)(found, property, text);
    oriel_media_unref(found);
}

void oriel_media_set_text(OrielMedia *media, const char *element, const char *property, const char *value) {
    void *found = find(media, element);
    if (found) VARIADIC(g_object_set)(found, property, value, NULL);
    oriel_media_unref(found);
}

// MARK: Samples of the app

int oriel_media_push(OrielMedia *media, const float *samples, size_t count, int64_t time, int64_t duration) {
    if (!media->source || !count) return 0;
    GstBuffer *buffer =
        FN(void *, gst_buffer_new_allocate, void *, size_t, void *)(NULL, count * sizeof *samples, NULL);
    if (!buffer) return 0;
    FN(size_t, gst_buffer_fill, void *, size_t, const void *, size_t)(buffer, 0, samples, count * sizeof *samples);
    buffer->time = (uint64_t)time;
    buffer->duration = (uint64_t)duration;
    int flow = -1;
    VARIADIC(g_signal_emit_by_name)(media->source, "push-buffer", buffer, &flow, NULL);
    release(buffer);
    return flow == 0;
}

void oriel_media_finish(OrielMedia *media) {
    if (media->source) {
        int flow = 0;
        VARIADIC(g_signal_emit_by_name)(media->source, "end-of-stream", &flow, NULL);
    } else {
        void *end = FN(void *, gst_event_new_eos, void)();
        FN(int, gst_element_send_event, void *, void *)(media->pipeline, end);
    }
}
