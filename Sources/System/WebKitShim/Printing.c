#include "Internal.h"

typedef struct {
    OrielWebPDF done;
    void *context;
    char *error;
} Print;

static void failed(void *operation, const GError *error, Print *print) {
    if (!print->error) print->error = strdup(error->message);
}

static void finished(void *operation, Print *print) {
    print->done(print->context, print->error);
    free(print->error);
    free(print);
    oriel_object_unref(operation);
}

void oriel_web_pdf(void *view, double width, double height, const char *address, OrielWebPDF done, void *context) {
    void (*set)(void *, const char *, const char *) =
        (void (*)(void *, const char *, const char *))oriel_web_symbol("gtk_print_settings_set");
    void *settings = FN(void *, gtk_print_settings_new, void)();
    // The name of GTK's printer that writes files, in the language of the desktop.
    set(settings, "printer",
        FN(const char *, g_dgettext, const char *, const char *)("gtk40", "Print to File"));
    set(settings, "output-file-format", "pdf");
    set(settings, "output-uri", address);
    void *setup = FN(void *, gtk_page_setup_new, void)();
    const int points = 1;
    void *paper = FN(void *, gtk_paper_size_new_custom, const char *, const char *, double, double, int)(
        "oriel-page", "Page", width, height, points);
    FN(void, gtk_page_setup_set_paper_size, void *, void *)(setup, paper);
    FN(void, gtk_paper_size_free, void *)(paper);
    static const char *const margins[] = {
        "gtk_page_setup_set_top_margin", "gtk_page_setup_set_bottom_margin", "gtk_page_setup_set_left_margin",
        "gtk_page_setup_set_right_margin"};
    for (int index = 0; index < 4; index++)
        ((void (*)(void *, double, int))oriel_web_symbol(margins[index]))(setup, 0, points);
    void *operation = FN(void *, webkit_print_operation_new, void *)(view);
    FN(void, webkit_print_operation_set_print_settings, void *, void *)(operation, settings);
    FN(void, webkit_print_operation_set_page_setup, void *, void *)(operation, setup);
    oriel_object_unref(settings);
    oriel_object_unref(setup);
    Print *print = calloc(1, sizeof *print);
    print->done = done;
    print->context = context;
    oriel_connect(operation, "failed", (void *)failed, print);
    oriel_connect(operation, "finished", (void *)finished, print);
    FN(void, webkit_print_operation_print, void *)(operation);
}
