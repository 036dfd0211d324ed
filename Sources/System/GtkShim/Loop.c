#include "GtkShim.h"
#include <dirent.h>
#include <math.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Entry points of libdispatch and CoreFoundation that exist for loops like this one.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
extern void *CFRunLoopGetMain(void);
extern void CFRunLoopWakeUp(void *loop);

typedef struct {
    GSource source;
    GPollFD dispatch;
    GPollFD wake;
    double (*pump)(void);
    /// The monotonic time of the run loop's next timer, in microseconds; negative for none.
    gint64 due;
    /// Whether the run loop was looked at since anything else last ran. Any callback may have added a
    /// timer or a block to it, so it is looked at once after each turn that did something.
    gboolean is_fresh;
} LoopSource;

static gboolean is_readable(int descriptor) {
    struct pollfd poll_descriptor = {descriptor, POLLIN, 0};
    return poll(&poll_descriptor, 1, 0) == 1 && (poll_descriptor.revents & POLLIN);
}

/// Finds the descriptor with which other threads wake the main run loop: the one event descriptor that
/// becomes readable when it is woken. Returns -1 where there is none.
static int find_wake_descriptor(int dispatch) {
    void *loop = CFRunLoopGetMain();
    int candidates[64], count = 0, found = -1;
    DIR *folder = opendir("/proc/self/fd");
    if (!folder) return -1;
    struct dirent *entry;
    while ((entry = readdir(folder)) && count < 64) {
        char target[64];
        ssize_t length = readlinkat(dirfd(folder), entry->d_name, target, sizeof target - 1);
        if (length <= 0) continue;
        target[length] = 0;
        int descriptor = atoi(entry->d_name);
        if (strstr(target, "eventfd") && descriptor != dispatch && !is_readable(descriptor))
            candidates[count++] = descriptor;
    }
    closedir(folder);
    CFRunLoopWakeUp(loop);
    for (int i = 0; i < count && found < 0; i++)
        if (is_readable(candidates[i])) found = candidates[i];
    return found;
}

static int milliseconds_until(gint64 due) {
    if (due < 0) return -1;
    gint64 left = due - g_get_monotonic_time();
    return left <= 0 ? 0 : (int)MIN((left + 999) / 1000, G_MAXINT);
}

/// Whether a turn waits for the desktop, and nothing else may run.
static gboolean is_paused;

/// Whether the main queue's blocks are being run. They don't run within each other: while one of them waits, the others do, too.
static gboolean is_draining;

void oriel_loop_sources_pause(gboolean pauses) { is_paused = pauses; }

static gboolean loop_prepare(GSource *base, int *timeout) {
    LoopSource *source = (LoopSource *)base;
    *timeout = -1;
    // A descriptor that stays readable would end each poll at once.
    source->dispatch.events = is_draining ? 0 : G_IO_IN;
    if (is_paused) return FALSE;
    *timeout = milliseconds_until(source->due);
    if (!source->is_fresh) return TRUE;
    source->is_fresh = FALSE;
    return *timeout == 0;
}

static gboolean loop_check(GSource *base) {
    LoopSource *source = (LoopSource *)base;
    if (is_paused) return FALSE;
    return (source->dispatch.revents & G_IO_IN) || (source->wake.revents & G_IO_IN)
        || milliseconds_until(source->due) == 0;
}

static gboolean loop_dispatch(GSource *base, GSourceFunc callback, gpointer data) {
    LoopSource *source = (LoopSource *)base;
    if ((source->dispatch.revents & G_IO_IN) && !is_draining) {
        is_draining = TRUE;
        _dispatch_main_queue_callback_4CF(NULL);
        is_draining = FALSE;
    }
    double seconds = source->pump();
    source->due = seconds < 0 || !isfinite(seconds)
        ? -1 : g_get_monotonic_time() + (gint64)(MIN(seconds, 1e9) * 1e6);
    if (source->wake.fd >= 0 && (source->wake.revents & G_IO_IN) && is_readable(source->wake.fd)) {
        guint64 count;
        if (read(source->wake.fd, &count, sizeof count) < 0) source->wake.revents = 0;
    }
    source->is_fresh = TRUE;
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs loop_functions = {loop_prepare, loop_check, loop_dispatch, NULL};

GSource *oriel_loop_source_new(double (*pump)(void)) {
    GSource *base = g_source_new(&loop_functions, sizeof(LoopSource));
    LoopSource *source = (LoopSource *)base;
    source->pump = pump;
    source->due = -1;
    source->is_fresh = FALSE;
    source->dispatch = (GPollFD){_dispatch_get_main_queue_handle_4CF(), G_IO_IN, 0};
    g_source_add_poll(base, &source->dispatch);
    source->wake = (GPollFD){find_wake_descriptor(source->dispatch.fd), G_IO_IN, 0};
    if (source->wake.fd >= 0) g_source_add_poll(base, &source->wake);
    // GLib takes the descriptors of other sources away while they are dispatched and wakes the loop when it
    // puts them back; that would be one more turn, and with it one more look, for ever.
    g_source_set_can_recurse(base, TRUE);
    g_source_set_name(base, "Main queue and run loop");
    g_source_attach(base, NULL);
    return base;
}

int oriel_loop_source_timeout(GSource *source) {
    return milliseconds_until(((LoopSource *)source)->due);
}
