#include "Internal.h"
#include <dlfcn.h>

static void *library;

void *oriel_web_symbol(const char *name) { return dlsym(library, name); }

int oriel_web_prepare(void) {
    static int result = -1;
    // Asked again, GTK says that it has started, whether there is a display or not.
    if (result >= 0) return result;
    if (!library) library = dlopen("libwebkitgtk-6.0.so.4", RTLD_LAZY | RTLD_LOCAL);
    // The newest of the functions that are called.
    if (!library || !oriel_web_symbol("webkit_user_content_manager_register_script_message_handler_with_reply"))
        return result = OrielWebNoLibrary;
    return result = FN(int, gtk_init_check, void)() ? OrielWebReady : OrielWebNoDisplay;
}

int oriel_web_pump(void) {
    if (!library) return 0;
    if (FN(int, g_main_depth, void)() > 0) return 1;
    // A loop that always has something to do must not keep the main thread.
    for (int turn = 0; turn < 64; turn++)
        if (!FN(int, g_main_context_iteration, void *, int)(NULL, 0)) break;
    return 0;
}

void *oriel_object_ref(void *object) { return FN(void *, g_object_ref, void *)(object); }
void oriel_object_unref(void *object) {
    if (object) FN(void, g_object_unref, void *)(object);
}
void oriel_web_object_release(void *object) { oriel_object_unref(object); }
void oriel_free(void *memory) { FN(void, g_free, void *)(memory); }

unsigned long oriel_connect(void *object, const char *signal, void *handler, void *data) {
    return FN(unsigned long, g_signal_connect_data, void *, const char *, void *, void *, void *, int)(
        object, signal, handler, data, NULL, 0);
}

const char *oriel_error_domain(const GError *error) { return FN(const char *, g_quark_to_string, unsigned)(error->domain); }

static void add_line(const char *name, const char *value, void *text) {
    void (*append)(void *, const char *, ...) = (void (*)(void *, const char *, ...))oriel_web_symbol("g_string_append_printf");
    append(text, "%s: %s\n", name, value);
}

char *oriel_headers_text(void *headers) {
    void *text = FN(void *, g_string_new, const char *)("");
    if (headers) FN(void, soup_message_headers_foreach, void *, void *, void *)(headers, (void *)add_line, text);
    return FN(char *, g_string_free, void *, int)(text, 0);
}

void oriel_add_headers(void *headers, const char *lines) {
    if (!headers || !lines) return;
    char *copy = strdup(lines), *rest = NULL;
    for (char *line = strtok_r(copy, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        char *separator = strstr(line, ": ");
        if (!separator) continue;
        *separator = 0;
        FN(void, soup_message_headers_replace, void *, const char *, const char *)(headers, line, separator + 2);
    }
    free(copy);
}
