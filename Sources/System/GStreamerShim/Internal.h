#pragma once
#include "GStreamerShim.h"
#include <stdlib.h>
#include <string.h>

// The parts of GLib's and GStreamer's headers that are used here; their layouts are fixed.

typedef struct {
    unsigned domain;
    int code;
    char *message;
} GError;

typedef struct {
    uintptr_t type;
    int references, lock_state;
    unsigned flags;
    void *functions[3];
    unsigned private_number;
    void *private_pointer;
} GstMiniObject;

typedef struct {
    GstMiniObject object;
    unsigned type;
    uint64_t time;
    void *source;
} GstMessage;

typedef struct {
    GstMiniObject object;
    void *pool;
    uint64_t time, decoding_time, duration;
} GstBuffer;

typedef struct {
    void *memory;
    int flags;
    uint8_t *data;
    size_t size, room;
    void *user[4], *reserved[4];
} GstMapInfo;

enum { FormatTime = 3, FormatPercent = 5 };
enum { MapRead = 1, MapWrite = 2 };
enum { SeekFlush = 1, SeekAccurate = 2, SeekKeyUnit = 4, SeekSnapNearest = 32 | 64 };

/// A pipeline.
struct OrielMedia {
    OrielMediaCallbacks callbacks;
    void *owner;
    void *pipeline;
    /// Where frames or samples come from, and where samples go; NULL for none.
    void *sink, *source;
    /// What changes the sound of a player; NULL for nothing.
    void *filter;
    int has_video;
};

/// A function of the library; its type is given where it is called.
void *oriel_media_symbol(const char *name);

/// A function of the library by its name and type.
#define FN(result, name, ...) ((result(*)(__VA_ARGS__))oriel_media_symbol(#name))

/// Functions with any number of arguments.
typedef void (*Variadic)(void *, const char *, ...);
#define VARIADIC(name) ((Variadic)oriel_media_symbol(#name))

void *oriel_media_make(const char *element);
void oriel_media_unref(void *object);
unsigned long oriel_media_connect(void *object, const char *signal, void *handler, void *data);
/// Has a pipeline's messages passed to its owner.
void oriel_media_watch(OrielMedia *media);
/// Has the pictures or sounds that reach the sink passed to the owner.
void oriel_media_follow_sink(OrielMedia *media);
