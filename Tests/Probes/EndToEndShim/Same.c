#define _GNU_SOURCE
#include "EndToEndShim.h"

#include <dlfcn.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static __thread struct {
    int is_same;
    // Whether the date follows the system's from turn to turn, as in a program.
    int is_program;
    uint64_t state;
    struct timespec date;
} own;

static void *next_symbol(const char *name) { return dlsym(RTLD_NEXT, name); }

static int system_clock(clockid_t id, struct timespec *time) {
    static int (*next)(clockid_t, struct timespec *);
    if (!next) next = next_symbol("clock_gettime");
    return next(id, time);
}

static uint64_t draw(uint64_t *state) {
    uint64_t bits = *state += 0x9E3779B97F4A7C15;
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB;
    return bits ^ (bits >> 31);
}

void same_begin(uint64_t seed) {
    own.is_same = 1;
    own.is_program = 0;
    own.state = seed;
    system_clock(CLOCK_REALTIME, &own.date);
}

void same_set_date(double date) {
    double whole = floor(date);
    own.date.tv_sec = (time_t)whole;
    own.date.tv_nsec = (long)((date - whole) * 1e9);
}

void same_end(void) { own.is_same = 0; }

uint64_t same_first(uint64_t seed) { return draw(&seed); }

// The loader calls this on the program's main thread.
__attribute__((constructor)) static void begin_program(void) {
    const char *seed = getenv("ORIEL_SAME");
    if (!seed) return;
    same_begin(strtoull(seed, NULL, 10));
    own.is_program = 1;
}

// The tests themselves hold this file too. Under a sanitizer no program is filmed, and its own functions must be the first.
#if !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

// A turn of the loop begins when it has waited: for its own wake-up and for the display at least. What waits for one thing, such as
// the display's library for a reply, is in the middle of a turn.
static void begin_turn(nfds_t count) {
    if (own.is_program && count > 1) system_clock(CLOCK_REALTIME, &own.date);
}

int clock_gettime(clockid_t id, struct timespec *time) {
    if (!own.is_same || id != CLOCK_REALTIME) return system_clock(id, time);
    *time = own.date;
    return 0;
}

int poll(struct pollfd *descriptors, nfds_t count, int timeout) {
    static int (*next)(struct pollfd *, nfds_t, int);
    if (!next) next = next_symbol("poll");
    int result = next(descriptors, count, timeout);
    begin_turn(count);
    return result;
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
    static int (*next)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
    if (!next) next = next_symbol("ppoll");
    int result = next(descriptors, count, timeout, signals);
    begin_turn(count);
    return result;
}

// Swift's library asks the kernel itself. Numbers have eight bytes; what seeds its tables has sixteen and stays random, for
// nothing that is shown may depend on it.
long syscall(long number, ...) {
    static long (*next)(long, long, long, long, long, long, long);
    long words[6];
    va_list rest;
    va_start(rest, number);
    for (int index = 0; index < 6; index++) words[index] = va_arg(rest, long);
    va_end(rest);
    if (number == SYS_getrandom && own.is_same && words[1] == 8) {
        uint64_t bits = draw(&own.state);
        memcpy((void *)words[0], &bits, sizeof bits);
        return sizeof bits;
    }
    if (!next) next = next_symbol("syscall");
    return next(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

#endif
