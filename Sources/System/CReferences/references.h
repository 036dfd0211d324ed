// What Swift's runtime does for `unowned` references, for those who count them themselves: it stops the program where an
// object is gone, and a weak reference takes a block of memory for each object.
#pragma once

/// Keeps an object if it is not going already; returns it, or NULL.
static inline void *_Nullable reference_keep(void *_Nonnull object) {
    extern void *swift_tryRetain(void *);
    return swift_tryRetain(object);
}

/// Keeps an object's memory, not the object.
static inline void reference_keep_memory(void *_Nonnull object) {
    extern void *swift_unownedRetain(void *);
    swift_unownedRetain(object);
}

/// Lets an object's memory go.
static inline void reference_release_memory(void *_Nonnull object) {
    extern void swift_unownedRelease(void *);
    swift_unownedRelease(object);
}
