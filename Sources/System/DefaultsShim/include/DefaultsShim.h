#ifndef ORIEL_DEFAULTS_SHIM_H
#define ORIEL_DEFAULTS_SHIM_H

// Sets a value of the user's defaults, and notices the change; defined in OrielFoundation.
void oriel_set_defaults_value(const void *key, const void *value, const void *application);

#endif
