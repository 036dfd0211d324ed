#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The memory that a thread has requested.
typedef struct {
    /// How many blocks.
    int64_t blocks;
    /// Their sizes added up, in bytes.
    int64_t bytes;
} oriel_allocations;

/// Begins to count the memory that this thread requests by `malloc`: Swift's objects, boxes and buffers, and the memory of
/// C libraries.
///
/// Other threads are not counted, nor are blocks with an alignment of more than 16 bytes.
///
/// Returns false where memory cannot be counted: under a sanitizer, whose own `malloc` the program must have.
bool oriel_allocations_begin(void);

/// Ends counting, and returns the counts since `oriel_allocations_begin` was called on this thread.
oriel_allocations oriel_allocations_end(void);
