#ifndef ORIEL_UIKIT_SHIM_H
#define ORIEL_UIKIT_SHIM_H

// Calls a Swift class's `init()` through its table of methods: `function` is its address, `type` the class.
// Returns the object, which the caller owns.
void *_Nonnull oriel_make_object(const void *_Nonnull function, const void *_Nonnull type);

#endif
