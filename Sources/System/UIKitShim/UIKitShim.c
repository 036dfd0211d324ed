#include "UIKitShim.h"

typedef __attribute__((swiftcall)) void *(*make_function)(__attribute__((swift_context)) const void *type);

void *oriel_make_object(const void *function, const void *type) {
    return ((make_function)function)(type);
}
