#include "Internal.h"

static const char *const key = "oriel-page";

Page *oriel_page(void *view) { return FN(Page *, g_object_get_data, void *, const char *)(view, key); }

#define TELL(page, call, ...) \
    if ((page)->owner) (page)->callbacks.call((page)->owner, ##__VA_ARGS__)

static void title_changed(void *view, void *spec, Page *page) { TELL(page, changed, OrielWebTitle); }
static void address_changed(void *view, void *spec, Page *page) { TELL(page, changed, OrielWebAddress); }
static void progress_changed(void *view, void *spec, Page *page) { TELL(page, changed, OrielWebProgress); }
static void loading_changed(void *view, void *spec, Page *page) { TELL(page, changed, OrielWebLoading); }
static void history_changed(void *list, void *added, void *removed, Page *page) { TELL(page, changed, OrielWebHistory); }
static void loaded(void *view, int event, Page *page) { TELL(page, loaded, event); }
static void closed(void *view, Page *page) { TELL(page, closed); }
static void terminated(void *view, int reason, Page *page) { TELL(page, terminated); }
static void found(void *finder, unsigned count, Page *page) { TELL(page, found, count); }
static void not_found(void *finder, Page *page) { TELL(page, found, 0); }

static int failed(void *view, int event, const char *address, const GError *error, Page *page) {
    TELL(page, failed, event < 2, address, oriel_error_domain(error), error->code, error->message);
    // The app shows what it wants; no page of WebKit's takes the place of its own.
    return 1;
}

static void *session_of(void *view) { return FN(void *, webkit_web_view_get_network_session, void *)(view); }

static void downloaded(void *session, void *download, Page *page) {
    if (!page->owner || FN(void *, webkit_download_get_web_view, void *)(download) != page->view) return;
    void *request = FN(void *, webkit_download_get_request, void *)(download);
    const char *address = FN(const char *, webkit_uri_request_get_uri, void *)(request);
    page->callbacks.download(page->owner, download, address);
}

static unsigned long page_type(void) { return FN(unsigned long, webkit_web_view_get_type, void)(); }

void *oriel_web_session_new(const char *data, const char *cache) {
    return data ? FN(void *, webkit_network_session_new, const char *, const char *)(data, cache)
                : FN(void *, webkit_network_session_new_ephemeral, void)();
}

void *oriel_web_context_new(void) { return FN(void *, webkit_web_context_new, void)(); }

void *oriel_web_view_new(
    void *context, void *session, void *related, const OrielWebCallbacks *callbacks, void *owner) {
    typedef void *(*New)(unsigned long, const char *, ...);
    New new = (New)oriel_web_symbol("g_object_new");
    void *manager = FN(void *, webkit_user_content_manager_new, void)();
    void *view = related ? new (page_type(), "related-view", related, "user-content-manager", manager, NULL)
                         : new (page_type(), "web-context", context, "network-session", session, "user-content-manager",
                                manager, NULL);
    oriel_object_unref(manager);
    FN(void *, g_object_ref_sink, void *)(view);
    Page *page = calloc(1, sizeof *page);
    page->callbacks = *callbacks;
    page->owner = owner;
    page->view = view;
    FN(void, g_object_set_data_full, void *, const char *, void *, void *)(view, key, page, (void *)free);
    oriel_connect(view, "notify::title", (void *)title_changed, page);
    oriel_connect(view, "notify::uri", (void *)address_changed, page);
    oriel_connect(view, "notify::estimated-load-progress", (void *)progress_changed, page);
    oriel_connect(view, "notify::is-loading", (void *)loading_changed, page);
    oriel_connect(view, "load-changed", (void *)loaded, page);
    oriel_connect(view, "load-failed", (void *)failed, page);
    oriel_connect(view, "close", (void *)closed, page);
    oriel_connect(view, "web-process-terminated", (void *)terminated, page);
    oriel_connect(FN(void *, webkit_web_view_get_back_forward_list, void *)(view), "changed", (void *)history_changed, page);
    void *finder = FN(void *, webkit_web_view_get_find_controller, void *)(view);
    oriel_connect(finder, "found-text", (void *)found, page);
    oriel_connect(finder, "failed-to-find-text", (void *)not_found, page);
    oriel_connect(session_of(view), "download-started", (void *)downloaded, page);
    oriel_connect_questions(page);
    return view;
}

static void leave_stage(Page *page) {
    if (!page->stage) return;
    FN(void, gtk_window_set_child, void *, void *)(page->stage, NULL);
    FN(void, gtk_window_destroy, void *)(page->stage);
    page->stage = NULL;
}

void oriel_web_view_release(void *view) {
    Page *page = oriel_page(view);
    page->owner = NULL;
    // The session outlives the page.
    FN(unsigned, g_signal_handlers_disconnect_matched, void *, int, unsigned, unsigned, void *, void *, void *)(
        session_of(view), 1 << 4, 0, 0, NULL, NULL, page);
    FN(void, webkit_web_view_stop_loading, void *)(view);
    leave_stage(page);
    if (FN(void *, gtk_widget_get_parent, void *)(view)) FN(void, gtk_widget_unparent, void *)(view);
    oriel_object_unref(view);
}

void oriel_web_view_stage(void *view, int width, int height) {
    Page *page = oriel_page(view);
    if (!page->stage) {
        if (FN(void *, gtk_widget_get_parent, void *)(view)) return;
        page->stage = FN(void *, gtk_window_new, void)();
        FN(void, gtk_window_set_child, void *, void *)(page->stage, view);
        FN(void, gtk_widget_realize, void *)(page->stage);
    }
    struct {
        int x, y, width, height;
    } box = {0, 0, width, height};
    int least;
    FN(void, gtk_widget_measure, void *, int, int, int *, int *, int *, int *)(view, 0, -1, &least, NULL, NULL, NULL);
    FN(void, gtk_widget_size_allocate, void *, void *, int)(view, &box, -1);
}

void oriel_web_view_focus(void *view) {
    if (!FN(int, gtk_widget_has_focus, void *)(view)) FN(int, gtk_widget_grab_focus, void *)(view);
}

// MARK: Loading

void oriel_web_load(void *view, const char *address, const char *headers) {
    void *request = FN(void *, webkit_uri_request_new, const char *)(address);
    oriel_add_headers(FN(void *, webkit_uri_request_get_http_headers, void *)(request), headers);
    FN(void, webkit_web_view_load_request, void *, void *)(view, request);
    oriel_object_unref(request);
}

void oriel_web_load_html(void *view, const char *html, const char *base) {
    FN(void, webkit_web_view_load_html, void *, const char *, const char *)(view, html, base);
}

void oriel_web_load_bytes(
    void *view, const void *bytes, size_t count, const char *type, const char *encoding, const char *base) {
    void *data = FN(void *, g_bytes_new, const void *, size_t)(bytes, count);
    FN(void, webkit_web_view_load_bytes, void *, void *, const char *, const char *, const char *)(
        view, data, type, encoding, base);
    FN(void, g_bytes_unref, void *)(data);
}

void oriel_web_reload(void *view, int bypasses_cache) {
    if (bypasses_cache) FN(void, webkit_web_view_reload_bypass_cache, void *)(view);
    else FN(void, webkit_web_view_reload, void *)(view);
}
void oriel_web_stop(void *view) { FN(void, webkit_web_view_stop_loading, void *)(view); }
void oriel_web_back(void *view) { FN(void, webkit_web_view_go_back, void *)(view); }
void oriel_web_forward(void *view) { FN(void, webkit_web_view_go_forward, void *)(view); }
void oriel_web_terminate(void *view) { FN(void, webkit_web_view_terminate_web_process, void *)(view); }

// MARK: State

const char *oriel_web_title(void *view) { return FN(const char *, webkit_web_view_get_title, void *)(view); }
const char *oriel_web_address(void *view) { return FN(const char *, webkit_web_view_get_uri, void *)(view); }
double oriel_web_progress(void *view) { return FN(double, webkit_web_view_get_estimated_load_progress, void *)(view); }
int oriel_web_is_loading(void *view) { return FN(int, webkit_web_view_is_loading, void *)(view); }
int oriel_web_can_go_back(void *view) { return FN(int, webkit_web_view_can_go_back, void *)(view); }
int oriel_web_can_go_forward(void *view) { return FN(int, webkit_web_view_can_go_forward, void *)(view); }

int oriel_web_is_secure(void *view) {
    void *certificate = NULL;
    unsigned errors = 0;
    return FN(int, webkit_web_view_get_tls_info, void *, void **, unsigned *)(view, &certificate, &errors) && !errors;
}

void *oriel_web_history_item(void *view, int offset, const char **address, const char **title, const char **original) {
    void *list = FN(void *, webkit_web_view_get_back_forward_list, void *)(view);
    void *item = FN(void *, webkit_back_forward_list_get_nth_item, void *, int)(list, offset);
    if (!item) return NULL;
    *address = FN(const char *, webkit_back_forward_list_item_get_uri, void *)(item);
    *title = FN(const char *, webkit_back_forward_list_item_get_title, void *)(item);
    *original = FN(const char *, webkit_back_forward_list_item_get_original_uri, void *)(item);
    return oriel_object_ref(item);
}

void oriel_web_go_to(void *view, void *item) {
    FN(void, webkit_web_view_go_to_back_forward_list_item, void *, void *)(view, item);
}

// MARK: Settings

void oriel_web_set_zoom(void *view, double zoom) { FN(void, webkit_web_view_set_zoom_level, void *, double)(view, zoom); }

void oriel_web_set_background(void *view, float red, float green, float blue, float alpha) {
    float color[4] = {red, green, blue, alpha};
    FN(void, webkit_web_view_set_background_color, void *, float *)(view, color);
}

static void *settings(void *view) { return FN(void *, webkit_web_view_get_settings, void *)(view); }
static void set(void *view, const char *setting, uintptr_t value) {
    void (*set)(void *, const char *, ...) = (void (*)(void *, const char *, ...))oriel_web_symbol("g_object_set");
    set(settings(view), setting, value, NULL);
}
void oriel_web_set_flag(void *view, const char *setting, int value) { set(view, setting, (uintptr_t)value); }
void oriel_web_set_number(void *view, const char *setting, unsigned value) { set(view, setting, value); }
void oriel_web_set_text(void *view, const char *setting, const char *value) { set(view, setting, (uintptr_t)value); }
char *oriel_web_copy_text(void *view, const char *setting) {
    char *value = NULL;
    void (*get)(void *, const char *, ...) = (void (*)(void *, const char *, ...))oriel_web_symbol("g_object_get");
    get(settings(view), setting, &value, NULL);
    char *copy = value ? strdup(value) : NULL;
    oriel_free(value);
    return copy;
}

int oriel_web_number(void *view, const char *name) {
    int value = 0;
    ((void (*)(void *, const char *, ...))oriel_web_symbol("g_object_get"))(view, name, &value, NULL);
    return value;
}

void oriel_web_change_number(void *view, const char *name, int value) {
    ((void (*)(void *, const char *, ...))oriel_web_symbol("g_object_set"))(view, name, value, NULL);
}

void oriel_web_find(void *view, const char *text, int ignores_case, int is_backward, int wraps) {
    void *finder = FN(void *, webkit_web_view_get_find_controller, void *)(view);
    unsigned options = (ignores_case ? 1 : 0) | (is_backward ? 8 : 0) | (wraps ? 16 : 0);
    FN(void, webkit_find_controller_search, void *, const char *, unsigned, unsigned)(finder, text, options, 1000);
}
