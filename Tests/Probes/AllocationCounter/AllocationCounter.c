#include "AllocationCounter.h"

#include <stddef.h>

static _Thread_local struct {
    bool is_counting;
    oriel_allocations counts;
} own;

#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
static const bool can_count = false;
#else
static const bool can_count = true;

// The C library's own function, under its other name.
extern void *__libc_malloc(size_t size);

// The program's function comes before the C library's, for Swift's libraries, too. (Swift's runtime has pointers for this
// purpose, such as `_swift_allocObject`. If one is replaced, the runtime of Swift 6.3 calls `_swift_retain` by its pointer as
// well, with the letters of short strings as the address of an object, and crashes. So references are not counted.)
void *malloc(size_t size) {
    if (own.is_counting) {
        own.counts.blocks++;
        own.counts.bytes += (int64_t)size;
    }
    return __libc_malloc(size);
}
#endif

bool oriel_allocations_begin(void) {
    own.counts = (oriel_allocations){0, 0};
    own.is_counting = can_count;
    return can_count;
}

oriel_allocations oriel_allocations_end(void) {
    own.is_counting = false;
    return own.counts;
}
