#define _GNU_SOURCE
#include <stdio.h>
#include <sys/types.h>

#include "FoundationShim.h"

void *oriel_open_stream(
    void *cookie, const char *mode, long (*read)(void *, char *, unsigned long),
    long (*write)(void *, const char *, unsigned long), int (*seek)(void *, long *, int), int (*close)(void *)) {
    cookie_io_functions_t functions = {
        .read = (cookie_read_function_t *)read,
        .write = (cookie_write_function_t *)write,
        .seek = (cookie_seek_function_t *)seek,
        .close = close,
    };
    return fopencookie(cookie, mode, functions);
}
