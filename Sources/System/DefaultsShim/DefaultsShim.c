#include "DefaultsShim.h"

void CFPreferencesSetAppValue(const void *key, const void *value, const void *application);

// Comes before the definition in Foundation's library, which reaches the function through the program's table of symbols.
// Weak, since a program that holds Foundation itself has Foundation's definition, and must not have two.
__attribute__((weak)) void CFPreferencesSetAppValue(const void *key, const void *value, const void *application) {
    oriel_set_defaults_value(key, value, application);
}
