#include "Internal.h"

// The pictures and sounds that reach the end of a pipeline, and the tracks they are of.

static int number(const void *structure, const char *name) {
    int value = 0;
    return FN(int, gst_structure_get_int, const void *, const char *, int *)(structure, name, &value) ? value : 0;
}

/// A picture with the buffer that it is in.
typedef struct {
    OrielMediaFrame frame;
    GstBuffer *buffer;
    GstMapInfo map;
} BufferedFrame;

/// Passes on a picture, which keeps its buffer.
static void pass_frame(OrielMedia *media, GstBuffer *buffer, int width, int height, int64_t time) {
    BufferedFrame *kept = calloc(1, sizeof *kept);
    if (!kept) abort();
    kept->buffer = FN(void *, gst_mini_object_ref, void *)(buffer);
    kept->frame = (OrielMediaFrame){.width = width, .height = height, .time = time};
    if (!FN(int, gst_buffer_map, void *, GstMapInfo *, int)(buffer, &kept->map, MapRead)) {
        FN(void, gst_mini_object_unref, void *)(kept->buffer);
        free(kept);
        return;
    }
    kept->frame.pixels = kept->map.data;
    media->callbacks.frame(media->owner, &kept->frame);
}

void oriel_media_release_frame(const OrielMediaFrame *frame) {
    BufferedFrame *kept = (BufferedFrame *)frame;
    FN(void, gst_buffer_unmap, void *, GstMapInfo *)(kept->buffer, &kept->map);
    FN(void, gst_mini_object_unref, void *)(kept->buffer);
    free(kept);
}

void oriel_media_copy_frame(const OrielMediaFrame *frame, uint8_t *copy) {
    size_t count = (size_t)frame->width * (size_t)frame->height;
    const uint8_t *pixels = frame->pixels;
    for (size_t index = 0; index < count; index++, pixels += 4, copy += 4) {
        copy[0] = pixels[2];
        copy[1] = pixels[1];
        copy[2] = pixels[0];
        copy[3] = 255;
    }
}

static void pass(OrielMedia *media, void *sample) {
    GstBuffer *buffer = FN(void *, gst_sample_get_buffer, void *)(sample);
    void *caps = FN(void *, gst_sample_get_caps, void *)(sample);
    if (!buffer || !caps) return;
    const void *form = FN(const void *, gst_caps_get_structure, void *, unsigned)(caps, 0);
    GstMapInfo map;
    if (!FN(int, gst_buffer_map, void *, GstMapInfo *, int)(buffer, &map, MapRead)) return;
    int width = number(form, "width"), height = number(form, "height"), channels = number(form, "channels");
    if (width > 0 && height > 0 && map.size >= (size_t)width * (size_t)height * 4 && media->callbacks.frame) {
        const void *segment = FN(const void *, gst_sample_get_segment, void *)(sample);
        uint64_t time =
            FN(uint64_t, gst_segment_to_stream_time, const void *, int, uint64_t)(segment, FormatTime, buffer->time);
        pass_frame(media, buffer, width, height, (int64_t)time);
    } else if (channels > 0 && media->callbacks.samples) {
        media->callbacks.samples(
            media->owner, (const float *)(const void *)map.data, map.size / sizeof(float), number(form, "rate"), channels);
    }
    FN(void, gst_buffer_unmap, void *, GstMapInfo *)(buffer, &map);
}

static int pull(void *sink, const char *action, OrielMedia *media) {
    void *sample = NULL;
    VARIADIC(g_signal_emit_by_name)(sink, action, &sample, NULL);
    if (!sample) return 0;
    pass(media, sample);
    FN(void, gst_mini_object_unref, void *)(sample);
    return 0;
}

static int new_sample(void *sink, void *media) { return pull(sink, "pull-sample", media); }
static int new_preroll(void *sink, void *media) {
    // A piece of sound comes as a sample again, a picture may stay.
    return ((OrielMedia *)media)->has_video ? pull(sink, "pull-preroll", media) : 0;
}

void oriel_media_follow_sink(OrielMedia *media) {
    oriel_media_connect(media->sink, "new-sample", (void *)new_sample, media);
    oriel_media_connect(media->sink, "new-preroll", (void *)new_preroll, media);
}

// MARK: Tracks

static void copy_tag(void *tags, const char *name, char *place, size_t room) {
    char *text = NULL;
    if (!FN(int, gst_tag_list_get_string, const void *, const char *, char **)(tags, name, &text)) return;
    strncpy(place, text, room - 1);
    FN(void, g_free, void *)(text);
}

static void read_caps(void *pad, OrielMediaTrack *track) {
    void *caps = FN(void *, gst_pad_get_current_caps, void *)(pad);
    if (!caps) return;
    const void *form = FN(const void *, gst_caps_get_structure, void *, unsigned)(caps, 0);
    track->width = number(form, "width");
    track->height = number(form, "height");
    track->rate = number(form, "rate");
    track->channels = number(form, "channels");
    int above = 0, below = 1;
    int (*fraction)(const void *, const char *, int *, int *) =
        (int (*)(const void *, const char *, int *, int *))oriel_media_symbol("gst_structure_get_fraction");
    if (fraction(form, "framerate", &above, &below) && below > 0) track->frames = (double)above / below;
    if (fraction(form, "pixel-aspect-ratio", &above, &below) && above > 0 && below > 0)
        track->width = (int)((int64_t)track->width * above / below);
    FN(void, gst_mini_object_unref, void *)(caps);
}

static int read_tracks(OrielMedia *media, int is_video, OrielMediaTrack *tracks, int room) {
    int count = 0, read = 0;
    VARIADIC(g_object_get)(media->pipeline, is_video ? "n-video" : "n-audio", &count, NULL);
    for (int index = 0; index < count && read < room; index++, read++) {
        OrielMediaTrack *track = &tracks[read];
        memset(track, 0, sizeof *track);
        track->is_video = is_video;
        void *pad = NULL, *tags = NULL;
        VARIADIC(g_signal_emit_by_name)(media->pipeline, is_video ? "get-video-pad" : "get-audio-pad", index, &pad, NULL);
        if (pad) read_caps(pad, track);
        oriel_media_unref(pad);
        VARIADIC(g_signal_emit_by_name)(media->pipeline, is_video ? "get-video-tags" : "get-audio-tags", index, &tags, NULL);
        if (!tags) continue;
        copy_tag(tags, is_video ? "video-codec" : "audio-codec", track->codec, sizeof track->codec);
        copy_tag(tags, "image-orientation", track->orientation, sizeof track->orientation);
        copy_tag(tags, "language-code", track->language, sizeof track->language);
        if (!FN(int, gst_tag_list_get_uint, const void *, const char *, unsigned *)(tags, "bitrate", &track->bits))
            FN(int, gst_tag_list_get_uint, const void *, const char *, unsigned *)(tags, "nominal-bitrate", &track->bits);
        FN(void, gst_mini_object_unref, void *)(tags);
    }
    return read;
}

int oriel_media_tracks(OrielMedia *media, OrielMediaTrack *tracks, int room) {
    // The newer player has no such properties.
    void *type = *(void **)media->pipeline;
    if (!FN(void *, g_object_class_find_property, void *, const char *)(type, "n-video")) return 0;
    int count = media->has_video ? read_tracks(media, 1, tracks, room) : 0;
    return count + read_tracks(media, 0, tracks + count, room - count);
}
