#include "Internal.h"
#include <stdio.h>

// Scripts, messages of scripts, and pictures of pages.

static void *manager_of(void *view) { return FN(void *, webkit_web_view_get_user_content_manager, void *)(view); }

typedef struct {
    OrielWebResult done;
    void *context;
    int is_function;
} Run;

/// The value as JSON; NULL for undefined and what JSON does not have. The caller frees it.
static char *json_of(void *value) {
    if (!value || FN(int, jsc_value_is_undefined, void *)(value)) return NULL;
    return FN(char *, jsc_value_to_json, void *, unsigned)(value, 0);
}

static void ran(void *view, void *result, void *data) {
    Run *run = data;
    GError *error = NULL;
    void *value = run->is_function
        ? FN(void *, webkit_web_view_call_async_javascript_function_finish, void *, void *, GError **)(view, result, &error)
        : FN(void *, webkit_web_view_evaluate_javascript_finish, void *, void *, GError **)(view, result, &error);
    if (error) {
        run->done(run->context, NULL, oriel_error_domain(error), error->code, error->message);
        FN(void, g_error_free, GError *)(error);
    } else {
        char *json = json_of(value);
        int is_empty = !value || FN(int, jsc_value_is_undefined, void *)(value);
        // A function or a symbol is a value that nothing can be made of.
        if (!json && !is_empty) run->done(run->context, NULL, "oriel-type", 0, "unsupported type");
        else run->done(run->context, json, NULL, 0, NULL);
        oriel_free(json);
    }
    oriel_object_unref(value);
    free(run);
}

void oriel_web_run(
    void *view, const char *script, const char *world, int is_function, OrielWebResult done, void *context) {
    Run *run = malloc(sizeof *run);
    *run = (Run){done, context, is_function};
    if (is_function)
        FN(void, webkit_web_view_call_async_javascript_function, void *, const char *, long, void *, const char *,
            const char *, void *, AsyncDone, void *)(view, script, -1, NULL, world, NULL, NULL, ran, run);
    else
        FN(void, webkit_web_view_evaluate_javascript, void *, const char *, long, const char *, const char *, void *,
            AsyncDone, void *)(view, script, -1, world, NULL, NULL, ran, run);
}

// MARK: Scripts and filters

void oriel_web_add_script(void *view, const char *source, int at_start, int main_frame_only, const char *world) {
    void *script = world
        ? FN(void *, webkit_user_script_new_for_world, const char *, int, int, const char *, void *, void *)(
              source, main_frame_only, !at_start, world, NULL, NULL)
        : FN(void *, webkit_user_script_new, const char *, int, int, void *, void *)(
              source, main_frame_only, !at_start, NULL, NULL);
    FN(void, webkit_user_content_manager_add_script, void *, void *)(manager_of(view), script);
    FN(void, webkit_user_script_unref, void *)(script);
}

void oriel_web_remove_scripts(void *view) {
    FN(void, webkit_user_content_manager_remove_all_scripts, void *)(manager_of(view));
}

void oriel_web_add_filter(void *view, void *filter) {
    FN(void, webkit_user_content_manager_add_filter, void *, void *)(manager_of(view), filter);
}

void oriel_web_remove_filters(void *view) {
    FN(void, webkit_user_content_manager_remove_all_filters, void *)(manager_of(view));
}

// MARK: Messages

typedef struct {
    Page *page;
    char *name, *world;
} Handler;

static void free_handler(void *data, void *closure) {
    Handler *handler = data;
    free(handler->name);
    free(handler->world);
    free(handler);
}

typedef struct {
    void *reply, *context;
} Reply;

static void received(void *manager, void *value, Handler *handler) {
    if (!handler->page->owner) return;
    char *json = json_of(value);
    handler->page->callbacks.message(handler->page->owner, handler->name, handler->world, json, NULL);
    oriel_free(json);
}

static int received_with_reply(void *manager, void *value, void *message, Handler *handler) {
    if (!handler->page->owner) return 0;
    char *json = json_of(value);
    Reply *reply = malloc(sizeof *reply);
    *reply = (Reply){FN(void *, webkit_script_message_reply_ref, void *)(message),
        oriel_object_ref(FN(void *, jsc_value_get_context, void *)(value))};
    handler->page->callbacks.message(handler->page->owner, handler->name, handler->world, json, reply);
    oriel_free(json);
    return 1;
}

void oriel_web_reply(void *data, const char *json, const char *error) {
    Reply *reply = data;
    if (error) {
        FN(void, webkit_script_message_reply_return_error_message, void *, const char *)(reply->reply, error);
    } else {
        void *value = json ? FN(void *, jsc_value_new_from_json, void *, const char *)(reply->context, json)
                           : FN(void *, jsc_value_new_undefined, void *)(reply->context);
        FN(void, webkit_script_message_reply_return_value, void *, void *)(reply->reply, value);
        oriel_object_unref(value);
    }
    FN(void, webkit_script_message_reply_unref, void *)(reply->reply);
    oriel_object_unref(reply->context);
    free(reply);
}

void oriel_web_add_handler(void *view, const char *name, const char *world, int replies) {
    void *manager = manager_of(view);
    char signal[512];
    const char *kind = replies ? "script-message-with-reply-received" : "script-message-received";
    if (snprintf(signal, sizeof signal, "%s::%s", kind, name) >= (int)sizeof signal) return;
    Handler *handler = malloc(sizeof *handler);
    *handler = (Handler){oriel_page(view), strdup(name), world ? strdup(world) : NULL};
    // Connected first, so that no message is missed.
    FN(unsigned long, g_signal_connect_data, void *, const char *, void *, void *, void *, int)(
        manager, signal, replies ? (void *)received_with_reply : (void *)received, handler, (void *)free_handler, 0);
    if (replies)
        FN(int, webkit_user_content_manager_register_script_message_handler_with_reply, void *, const char *, const char *)(
            manager, name, world);
    else
        FN(int, webkit_user_content_manager_register_script_message_handler, void *, const char *, const char *)(
            manager, name, world);
}

void oriel_web_remove_handler(void *view, const char *name, const char *world) {
    void *manager = manager_of(view);
    unsigned detail = FN(unsigned, g_quark_from_string, const char *)(name);
    const char *signals[] = {"script-message-received", "script-message-with-reply-received"};
    unsigned long type = FN(unsigned long, webkit_user_content_manager_get_type, void)();
    for (int index = 0; index < 2; index++) {
        unsigned signal = FN(unsigned, g_signal_lookup, const char *, unsigned long)(signals[index], type);
        FN(unsigned, g_signal_handlers_disconnect_matched, void *, int, unsigned, unsigned, void *, void *, void *)(
            manager, 1 << 0 | 1 << 1, signal, detail, NULL, NULL, NULL);
    }
    FN(void, webkit_user_content_manager_unregister_script_message_handler, void *, const char *, const char *)(
        manager, name, world);
}

// MARK: Pictures

typedef struct {
    OrielWebPicture done;
    void *context;
} Picture;

static void pictured(void *view, void *result, void *data) {
    Picture *picture = data;
    GError *error = NULL;
    void *texture = FN(void *, webkit_web_view_get_snapshot_finish, void *, void *, GError **)(view, result, &error);
    if (error) FN(void, g_error_free, GError *)(error);
    int width = texture ? FN(int, gdk_texture_get_width, void *)(texture) : 0;
    int height = texture ? FN(int, gdk_texture_get_height, void *)(texture) : 0;
    uint8_t *pixels = width > 0 && height > 0 ? malloc((size_t)width * (size_t)height * 4) : NULL;
    if (pixels) FN(void, gdk_texture_download, void *, uint8_t *, size_t)(texture, pixels, (size_t)width * 4);
    picture->done(picture->context, width, height, pixels);
    free(pixels);
    oriel_object_unref(texture);
    free(picture);
}

void oriel_web_picture(void *view, int is_whole, int is_transparent, OrielWebPicture done, void *context) {
    Picture *picture = malloc(sizeof *picture);
    *picture = (Picture){done, context};
    FN(void, webkit_web_view_get_snapshot, void *, int, int, void *, AsyncDone, void *)(
        view, is_whole, is_transparent ? 2 : 0, NULL, pictured, picture);
}
