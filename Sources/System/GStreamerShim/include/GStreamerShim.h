#pragma once
#include <stddef.h>
#include <stdint.h>

// GStreamer's library, opened for the first film or sound: an app without them neither links nor loads it. The callbacks are
// called on threads of the library; texts and bytes in them are valid until they return. Times are in nanoseconds, -1 for unknown.

/// Why there are neither films nor sounds.
enum { OrielMediaReady, OrielMediaNoLibrary, OrielMediaNoPlugins };

/// Opens the library, once; returns what is missing.
int oriel_media_prepare(void);
/// Whether there is an element of a name, such as a decoder.
int oriel_media_has_element(const char *name);

/// The events of a pipeline.
enum {
    /// It is in the state that it was put in, or at the place that it was sent to.
    OrielMediaSettled,
    /// Its state has changed to the value.
    OrielMediaState,
    OrielMediaEnded,
    /// It has failed: the value is the error's code, with its family in the upper half, the text its description.
    OrielMediaFailed,
    /// The length is known, or another.
    OrielMediaDuration,
    /// The value is how many hundredths of what playing needs are there.
    OrielMediaBuffering,
    /// A decoder is missing, which the text names.
    OrielMediaMissing,
};

/// The families of errors.
enum { OrielMediaOther, OrielMediaResource, OrielMediaStream, OrielMediaCore };

/// The states of a pipeline.
enum { OrielMediaNull = 1, OrielMediaPaused = 3, OrielMediaPlaying = 4 };

/// A picture of a film: blue, green, red and a byte without meaning for each pixel, without padding. It is the receiver's, who
/// releases it, on any thread.
typedef struct {
    const uint8_t *pixels;
    int width, height;
    /// When it is shown.
    int64_t time;
} OrielMediaFrame;

typedef struct {
    void (*event)(void *owner, int kind, int64_t value, const char *text);
    void (*frame)(void *owner, const OrielMediaFrame *frame);
    /// Samples as 32-bit numbers, those of all channels of a moment side by side.
    void (*samples)(void *owner, const float *samples, size_t count, int rate, int channels);
    /// A text or the bytes of a picture that describes the media.
    void (*tag)(void *owner, const char *name, const char *text, const uint8_t *bytes, size_t count);
    /// The loudness of each channel, in decibels.
    void (*level)(void *owner, const double *average, const double *peak, int channels);
} OrielMediaCallbacks;

typedef struct OrielMedia OrielMedia;

/// Makes a pipeline that plays an address.
/// - sink: The element that plays sound; NULL for none. - filter: A description of what changes the sound; NULL for nothing.
OrielMedia *oriel_media_player(
    const char *address, int has_video, const char *sink, const char *filter, const OrielMediaCallbacks *callbacks, void *owner);
/// Makes a pipeline from a description, as `gst-launch-1.0` has them: samples come from an appsink named `out`, and go to an
/// appsrc named `in`. NULL for a description with an unknown element.
OrielMedia *oriel_media_pipe(const char *description, const OrielMediaCallbacks *callbacks, void *owner);
/// Ends a pipeline and releases it: no callback comes then. Waits for the library's threads.
void oriel_media_free(OrielMedia *media);

/// Puts a pipeline in a state; returns 0 where that failed, 2 for a live one that has nothing to show while it is paused.
int oriel_media_set_state(OrielMedia *media, int state);
/// Moves to a time, to play from there at a rate until `stop` (-1 for the end); returns 0 where that is not possible.
int oriel_media_seek(OrielMedia *media, double rate, int64_t time, int64_t stop, int is_accurate);
/// Releases a picture.
void oriel_media_release_frame(const OrielMediaFrame *frame);
/// Copies the pixels of a picture as red, green, blue and opaque alpha.
void oriel_media_copy_frame(const OrielMediaFrame *frame, uint8_t *copy);
/// Shows the next frame of a paused pipeline.
int oriel_media_step(OrielMedia *media, unsigned frames);
int64_t oriel_media_position(OrielMedia *media);
int64_t oriel_media_duration(OrielMedia *media);
int oriel_media_can_seek(OrielMedia *media);
/// How much from the place on is loaded, in hundredths of the whole; 0 where that is not known.
int oriel_media_loaded(OrielMedia *media, double *from, double *to);
void oriel_media_set_volume(OrielMedia *media, double volume, int is_muted);
/// Sets a number or text of an element with a name; in a filter, too.
void oriel_media_set_number(OrielMedia *media, const char *element, const char *property, double value);
void oriel_media_set_text(OrielMedia *media, const char *element, const char *property, const char *value);

/// Gives samples to `in`; returns 0 where it takes no more. Waits while much is to be played yet.
int oriel_media_push(OrielMedia *media, const float *samples, size_t count, int64_t time, int64_t duration);
/// Notes that no more samples come: the pipeline ends once all are through.
void oriel_media_finish(OrielMedia *media);

/// What a film or sound consists of.
typedef struct {
    int is_video, width, height, rate, channels;
    double frames;
    /// How the pictures lie, as `rotate-90`; the codec's name; the language. Empty for unknown.
    char orientation[32], codec[128], language[16];
    unsigned bits;
} OrielMediaTrack;
/// Reads the tracks of a pipeline that is settled; returns how many there are.
int oriel_media_tracks(OrielMedia *media, OrielMediaTrack *tracks, int room);
