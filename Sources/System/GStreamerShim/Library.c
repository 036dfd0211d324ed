#include "Internal.h"
#include <dlfcn.h>
#include <pthread.h>

static void *library;
static int result;
static pthread_once_t once = PTHREAD_ONCE_INIT;

void *oriel_media_symbol(const char *name) { return dlsym(library, name); }

static void prepare(void) {
    result = OrielMediaNoLibrary;
    library = dlopen("libgstreamer-1.0.so.0", RTLD_LAZY | RTLD_LOCAL);
    // The newest of the functions that are called.
    if (!library || !oriel_media_symbol("gst_parse_bin_from_description_full")) return;
    // The app's handlers of signals stay.
    FN(void, gst_segtrap_set_enabled, int)(0);
    GError *error = NULL;
    if (!FN(int, gst_init_check, int *, char ***, GError **)(NULL, NULL, &error)) {
        if (error) FN(void, g_error_free, GError *)(error);
        return;
    }
    const char *needed[] = {"playbin", "appsink", "videoconvert", "audioconvert", "decodebin"};
    result = OrielMediaReady;
    for (size_t index = 0; index < sizeof needed / sizeof *needed; index++)
        if (!oriel_media_has_element(needed[index])) result = OrielMediaNoPlugins;
}

int oriel_media_prepare(void) {
    pthread_once(&once, prepare);
    return result;
}

int oriel_media_has_element(const char *name) {
    if (!library) return 0;
    void *factory = FN(void *, gst_element_factory_find, const char *)(name);
    oriel_media_unref(factory);
    return factory != NULL;
}

void *oriel_media_make(const char *element) {
    return FN(void *, gst_element_factory_make, const char *, const char *)(element, NULL);
}

void oriel_media_unref(void *object) {
    if (object) FN(void, gst_object_unref, void *)(object);
}

unsigned long oriel_media_connect(void *object, const char *signal, void *handler, void *data) {
    return FN(unsigned long, g_signal_connect_data, void *, const char *, void *, void *, void *, int)(
        object, signal, handler, data, NULL, 0);
}
