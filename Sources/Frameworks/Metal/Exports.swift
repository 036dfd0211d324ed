@_exported import OrielFoundation
// Apple's module passes on the names of vectors and matrices, too.
@_exported import simd
