#include "Internal.h"

// Requests of an app's own schemes, and downloads.

typedef struct {
    OrielWebRequest requested;
    void *owner;
} Scheme;

static void requested(void *request, void *data) {
    Scheme *scheme = data;
    void *view = FN(void *, webkit_uri_scheme_request_get_web_view, void *)(request);
    char *headers = oriel_headers_text(FN(void *, webkit_uri_scheme_request_get_http_headers, void *)(request));
    void *stream = FN(void *, webkit_uri_scheme_request_get_http_body, void *)(request);
    const void *body = NULL;
    size_t count = 0;
    void *buffer = NULL;
    if (stream) {
        buffer = FN(void *, g_memory_output_stream_new_resizable, void)();
        // The body is in memory: nothing waits.
        FN(long, g_output_stream_splice, void *, void *, int, void *, GError **)(buffer, stream, 0, NULL, NULL);
        body = FN(void *, g_memory_output_stream_get_data, void *)(buffer);
        count = FN(size_t, g_memory_output_stream_get_data_size, void *)(buffer);
    }
    scheme->requested(
        scheme->owner, view, oriel_object_ref(request), FN(const char *, webkit_uri_scheme_request_get_uri, void *)(request),
        FN(const char *, webkit_uri_scheme_request_get_http_method, void *)(request), headers, body, count);
    oriel_object_unref(buffer);
    oriel_object_unref(stream);
    oriel_free(headers);
}

void oriel_web_register_scheme(void *context, const char *name, OrielWebRequest callback, void *owner) {
    Scheme *scheme = malloc(sizeof *scheme);
    *scheme = (Scheme){callback, owner};
    FN(void, webkit_web_context_register_uri_scheme, void *, const char *, void *, void *, void *)(
        context, name, (void *)requested, scheme, (void *)free);
    void *security = FN(void *, webkit_web_context_get_security_manager, void *)(context);
    FN(void, webkit_security_manager_register_uri_scheme_as_secure, void *, const char *)(security, name);
    FN(void, webkit_security_manager_register_uri_scheme_as_cors_enabled, void *, const char *)(security, name);
}

void oriel_web_respond(
    void *request, int status, const char *type, const char *headers, const void *bytes, size_t count) {
    void *data = FN(void *, g_bytes_new, const void *, size_t)(bytes, count);
    void *stream = FN(void *, g_memory_input_stream_new_from_bytes, void *)(data);
    void *response = FN(void *, webkit_uri_scheme_response_new, void *, int64_t)(stream, (int64_t)count);
    FN(void, webkit_uri_scheme_response_set_status, void *, unsigned, const char *)(response, (unsigned)status, NULL);
    if (type) FN(void, webkit_uri_scheme_response_set_content_type, void *, const char *)(response, type);
    if (headers) {
        void *fields = FN(void *, soup_message_headers_new, int)(1);
        oriel_add_headers(fields, headers);
        // Taken by the response.
        FN(void, webkit_uri_scheme_response_set_http_headers, void *, void *)(response, fields);
    }
    FN(void, webkit_uri_scheme_request_finish_with_response, void *, void *)(request, response);
    oriel_object_unref(response);
    oriel_object_unref(stream);
    FN(void, g_bytes_unref, void *)(data);
    oriel_object_unref(request);
}

void oriel_web_refuse(void *request, int code, const char *text) {
    unsigned domain = FN(unsigned, webkit_network_error_quark, void)();
    GError *error = FN(GError *, g_error_new_literal, unsigned, int, const char *)(domain, code, text);
    FN(void, webkit_uri_scheme_request_finish_error, void *, GError *)(request, error);
    FN(void, g_error_free, GError *)(error);
    oriel_object_unref(request);
}

// MARK: Downloads

typedef struct {
    OrielWebDownloadCallbacks callbacks;
    void *owner;
} Download;

static const char *const key = "oriel-download";

static int place(void *object, const char *name, Download *download) {
    if (!download->owner) return 0;
    void *response = FN(void *, webkit_download_get_response, void *)(object);
    download->callbacks.place(
        download->owner, name, FN(const char *, webkit_uri_response_get_uri, void *)(response),
        FN(const char *, webkit_uri_response_get_mime_type, void *)(response),
        (int)FN(unsigned, webkit_uri_response_get_status_code, void *)(response),
        (int64_t)FN(uint64_t, webkit_uri_response_get_content_length, void *)(response));
    return 1;
}

// Of a download that failed both are told; the failure comes first.
static void finished(void *object, Download *download) {
    if (download->owner) download->callbacks.finished(download->owner);
}

static void failed(void *object, const GError *error, Download *download) {
    if (download->owner) download->callbacks.failed(download->owner, error->code, error->message);
}

void oriel_web_download_follow(void *object, const OrielWebDownloadCallbacks *callbacks, void *owner) {
    Download *download = calloc(1, sizeof *download);
    *download = (Download){*callbacks, owner};
    FN(void, g_object_set_data_full, void *, const char *, void *, void *)(object, key, download, (void *)free);
    oriel_connect(object, "decide-destination", (void *)place, download);
    oriel_connect(object, "finished", (void *)finished, download);
    oriel_connect(object, "failed", (void *)failed, download);
    oriel_object_ref(object);
}

void oriel_web_download_leave(void *object) {
    Download *download = FN(Download *, g_object_get_data, void *, const char *)(object, key);
    if (download) download->owner = NULL;
}

void oriel_web_download_to(void *download, const char *path) {
    if (path) FN(void, webkit_download_set_destination, void *, const char *)(download, path);
    else FN(void, webkit_download_cancel, void *)(download);
}

double oriel_web_download_progress(void *download) {
    return FN(double, webkit_download_get_estimated_progress, void *)(download);
}
