#define _GNU_SOURCE
#include "Request.h"
#include "include/DrawingProcess.h"
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The side of the app: starts the drawing process, waits for it, and takes over what it drew.

/// The variables of the environment that fonts and the loader depend on; nothing else is passed on.
static const char *const kept[] = {
    "HOME", "PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    "XDG_DATA_DIRS", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
};
enum { KEPT = sizeof kept / sizeof *kept };

static pid_t start(int source, int memory, const char *request) {
    char *environment[KEPT + 2] = {(char *)request};
    int count = 1;
    for (int index = 0; index < KEPT; index++) {
        const char *value = getenv(kept[index]);
        char *entry = NULL;
        if (value && asprintf(&entry, "%s=%s", kept[index], value) > 0) environment[count++] = entry;
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, source, SOURCE_DESCRIPTOR);
    posix_spawn_file_actions_adddup2(&actions, memory, PIXELS_DESCRIPTOR);
    posix_spawn_file_actions_addclosefrom_np(&actions, PIXELS_DESCRIPTOR + 1);
    // Signals that the app ignores or holds back end this process as they should.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    char *arguments[] = {"drawing", NULL};
    pid_t process = -1;
    int problem = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    for (int index = 1; index < count; index++) free(environment[index]);
    return problem == 0 ? process : -1;
}

static int64_t milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Waits for a process, and ends it if it takes too long; returns how it ended.
static OrielDrawingResult wait_for(pid_t process, int patience) {
    int status = 0, descriptor = (int)syscall(SYS_pidfd_open, process, 0);
    int64_t end = milliseconds() + patience;
    int isOver = descriptor < 0;
    while (!isOver) {
        struct pollfd event = {descriptor, POLLIN, 0};
        int64_t rest = end - milliseconds();
        int result = poll(&event, 1, rest > 0 ? (int)rest : 0);
        if (result > 0) break;
        if (result == 0 || errno != EINTR) isOver = 1;
    }
    if (isOver) kill(process, SIGKILL);
    if (descriptor >= 0) close(descriptor);
    while (waitpid(process, &status, 0) < 0) {
        if (errno != EINTR) return ORIEL_GAVE_UP;
    }
    if (!WIFEXITED(status)) return ORIEL_GAVE_UP;
    return WEXITSTATUS(status) <= ORIEL_GAVE_UP ? (OrielDrawingResult)WEXITSTATUS(status) : ORIEL_GAVE_UP;
}

/// How many bytes a text about a document has at most.
enum { TEXT_LIMIT = 64 << 20 };

/// Takes over the pixels, if their description fits the memory; a text is one row of bytes.
static OrielDrawingResult take(int memory, int limit, OrielDrawing *drawing) {
    struct stat status;
    if (fstat(memory, &status) != 0 || status.st_size <= PIXELS_OFFSET) return ORIEL_NOT_DRAWN;
    void *mapped = mmap(NULL, (size_t)status.st_size, PROT_READ | PROT_WRITE, MAP_PRIVATE, memory, 0);
    if (mapped == MAP_FAILED) return ORIEL_GAVE_UP;
    Header header;
    memcpy(&header, mapped, sizeof header);
    int fits = header.isDone == 1 && header.columns > 0 && header.rows > 0 && header.columns <= limit && header.rows <= limit &&
               (header.stride == (int64_t)header.columns * 4 || (header.stride == header.columns && header.rows == 1)) && isfinite(header.width) && isfinite(header.height) && header.width > 0 &&
               header.height > 0 && PIXELS_OFFSET + (int64_t)header.stride * header.rows <= status.st_size;
    if (!fits) {
        munmap(mapped, (size_t)status.st_size);
        return ORIEL_NOT_DRAWN;
    }
    *drawing = (OrielDrawing){
        header.width,  header.height,         header.columns, header.rows, header.stride, (uint8_t *)mapped + PIXELS_OFFSET,
        status.st_size};
    return ORIEL_DRAWN;
}

/// Beyond the numbers that the process finds its files by, so that one does not take the other's place.
static int moved(int descriptor) { return descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, 10); }

static OrielDrawingResult ask(
    int file, const char *request, const char *password, int limit, int patience, OrielDrawing *drawing) {
    memset(drawing, 0, sizeof *drawing);
    int made = memfd_create("drawing", MFD_CLOEXEC), source = moved(file), memory = moved(made);
    OrielDrawingResult result = ORIEL_NO_PROCESS;
    size_t length = password ? strlen(password) : 0;
    int isReady = length == 0 || pwrite(memory, password, length, PIXELS_OFFSET) == (ssize_t)length;
    if (source >= 0 && memory >= 0 && isReady) {
        pid_t process = start(source, memory, request);
        if (process > 0) {
            result = wait_for(process, patience);
            if (result == ORIEL_DRAWN) result = take(memory, limit, drawing);
        }
    }
    int descriptors[] = {made, source, memory};
    for (int index = 0; index < 3; index++) {
        if (descriptors[index] >= 0) close(descriptors[index]);
    }
    return result;
}

OrielDrawingResult oriel_draw_apart(
    const char *path, OrielDrawingFormat format, double scale, int limit, int patience, OrielDrawing *drawing) {
    char request[128];
    snprintf(request, sizeof request, ORIEL_REQUEST "=%d %.9g %d 0 0 0", format, scale, limit);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    OrielDrawingResult result = ask(file, request, NULL, limit, patience, drawing);
    if (file >= 0) close(file);
    return result;
}

int oriel_open_document(const void *bytes, int64_t count) {
    int file = memfd_create("document", MFD_CLOEXEC);
    for (int64_t written = 0; file >= 0 && written < count;) {
        ssize_t result = write(file, (const char *)bytes + written, (size_t)(count - written));
        if (result > 0) {
            written += result;
        } else if (errno != EINTR) {
            close(file);
            file = -1;
        }
    }
    return file;
}

OrielDrawingResult oriel_ask_document(
    int source, OrielDocumentQuestion question, const char *password, int first, int last, int turn, double scale, int limit,
    int patience, OrielDrawing *answer) {
    char request[128];
    snprintf(
        request, sizeof request, ORIEL_REQUEST "=%d %.9g %d %d %d %d", question, scale, limit, first, last, turn);
    int isText = question != ORIEL_DOCUMENT_PICTURE;
    return ask(source, request, password, isText ? TEXT_LIMIT : limit, patience, answer);
}

void oriel_release_drawing(OrielDrawing *drawing) {
    if (drawing->pixels) munmap(drawing->pixels - PIXELS_OFFSET, (size_t)drawing->mapped);
    memset(drawing, 0, sizeof *drawing);
}
