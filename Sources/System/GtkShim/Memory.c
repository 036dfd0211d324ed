#include "GtkShim.h"
#include <malloc.h>

void oriel_keep_memory_compact(void) {
#ifdef __GLIBC__
    // A bound that is set stays. The library's own moves up to 32 MB as large blocks are freed; from then on the pixels of
    // surfaces lie among small blocks that stay, and leave holes that are never given back.
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
    mallopt(M_TRIM_THRESHOLD, 256 * 1024);
#endif
}

void oriel_trim_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
