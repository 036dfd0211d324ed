#include "SecretServiceShim.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

// The parts of GLib's and libsecret's headers that are used here; their layouts are fixed.

typedef struct GList {
    void *data;
    struct GList *next, *prev;
} GList;

typedef struct {
    unsigned domain;
    int code;
    char *message;
} GError;

typedef struct {
    const char *name;
    int flags;
    struct {
        const char *name;
        int type;
    } attributes[32];
    int reserved;
    void *more[7];
} Schema;

static const Schema schema = {
    "org.oriel.Keychain", 0, {{"application", 0}, {"identifier", 0}, {NULL, 0}}, 0, {NULL}};

enum { SearchAll = 1 << 1, SearchUnlock = 1 << 2, SearchLoadSecrets = 1 << 3 };

static void *(*table_new)(unsigned (*)(const void *), int (*)(const void *, const void *));
static int (*table_insert)(void *, void *, void *);
static void (*table_unref)(void *);
static unsigned (*str_hash)(const void *);
static int (*str_equal)(const void *, const void *);
static void (*list_free)(GList *);
static void (*object_unref)(void *);
static void (*error_free)(GError *);
static void *(*service_get)(int, void *, GError **);
static GList *(*service_search)(void *, const Schema *, void *, int, void *, GError **);
static int (*service_store)(
    void *, const Schema *, void *, const char *, const char *, void *, void *, GError **);
static int (*service_clear)(void *, const Schema *, void *, void *, GError **);
static void *(*item_secret)(void *);
static int (*item_locked)(void *);
static const char *(*value_get)(void *, size_t *);
static void *(*value_new)(const char *, long, const char *);
static void (*value_unref)(void *);
static void *(*cancellable_new)(void);
static void (*cancellable_cancel)(void *);
static int (*is_cancelled)(void *);
static unsigned (*secret_error)(void);

static int is_loaded;

static void load(void) {
    void *library = dlopen("libsecret-1.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    struct {
        void **place;
        const char *name;
    } names[] = {
        {(void **)&table_new, "g_hash_table_new"},
        {(void **)&table_insert, "g_hash_table_insert"},
        {(void **)&table_unref, "g_hash_table_unref"},
        {(void **)&str_hash, "g_str_hash"},
        {(void **)&str_equal, "g_str_equal"},
        {(void **)&list_free, "g_list_free"},
        {(void **)&object_unref, "g_object_unref"},
        {(void **)&error_free, "g_error_free"},
        {(void **)&service_get, "secret_service_get_sync"},
        {(void **)&service_search, "secret_service_search_sync"},
        {(void **)&service_store, "secret_service_store_sync"},
        {(void **)&service_clear, "secret_service_clear_sync"},
        {(void **)&item_secret, "secret_item_get_secret"},
        {(void **)&item_locked, "secret_item_get_locked"},
        {(void **)&value_get, "secret_value_get"},
        {(void **)&value_new, "secret_value_new"},
        {(void **)&value_unref, "secret_value_unref"},
        {(void **)&cancellable_new, "g_cancellable_new"},
        {(void **)&cancellable_cancel, "g_cancellable_cancel"},
        {(void **)&is_cancelled, "g_cancellable_is_cancelled"},
        {(void **)&secret_error, "secret_error_get_quark"},
    };
    for (size_t index = 0; index < sizeof names / sizeof *names; index++)
        if (!(*names[index].place = dlsym(library, names[index].name))) return;
    is_loaded = 1;
}

/// Whether a session bus is named: GLib would start one of its own else.
static int has_bus(void) {
    if (getenv("DBUS_SESSION_BUS_ADDRESS")) return 1;
    char path[256];
    const char *folder = getenv("XDG_RUNTIME_DIR");
    return folder && snprintf(path, sizeof path, "%s/bus", folder) < (int)sizeof path && access(path, F_OK) == 0;
}

static int failed(GError *error) {
    enum { IsLocked = 2 };
    if (!error) return OrielSecretFailed;
    int result = error->domain == secret_error() && error->code == IsLocked ? OrielSecretLocked : OrielSecretFailed;
    error_free(error);
    return result;
}

// MARK: Questions that stay open

static int patience = 120;

void oriel_secret_set_patience(int seconds) { patience = seconds; }

/// A request that ends after a time: a question for the password that no one can see would keep the app waiting forever.
typedef struct {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    void *cancellable;
    int is_over, has_thread;
} Request;

static void *watch(void *data) {
    Request *request = data;
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += patience;
    pthread_mutex_lock(&request->lock);
    int result = 0;
    while (!request->is_over && !result) result = pthread_cond_timedwait(&request->changed, &request->lock, &end);
    int is_over = request->is_over;
    pthread_mutex_unlock(&request->lock);
    if (!is_over) cancellable_cancel(request->cancellable);
    return NULL;
}

static void begin(Request *request) {
    *request = (Request){.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};
    request->cancellable = cancellable_new();
    request->has_thread = !pthread_create(&request->thread, NULL, watch, request);
}

/// Ends a request; returns its result, which is that the keyring is locked where the question stayed open.
static int end(Request *request, int result) {
    pthread_mutex_lock(&request->lock);
    request->is_over = 1;
    pthread_cond_signal(&request->changed);
    pthread_mutex_unlock(&request->lock);
    if (request->has_thread) pthread_join(request->thread, NULL);
    if (result == OrielSecretFailed && is_cancelled(request->cancellable)) result = OrielSecretLocked;
    object_unref(request->cancellable);
    pthread_cond_destroy(&request->changed);
    pthread_mutex_destroy(&request->lock);
    return result;
}

int oriel_secret_probe(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    if (!has_bus()) return OrielSecretAbsent;
    pthread_once(&once, load);
    if (!is_loaded) return OrielSecretAbsent;
    GError *error = NULL;
    // With a session of its own: that needs the service.
    void *service = service_get(1 << 1, NULL, &error);
    if (!service) {
        failed(error);
        return OrielSecretAbsent;
    }
    object_unref(service);
    return OrielSecretDone;
}

static void *attributes(const char *application, const char *identifier) {
    void *table = table_new(str_hash, str_equal);
    table_insert(table, (void *)"application", (void *)application);
    if (identifier) table_insert(table, (void *)"identifier", (void *)identifier);
    return table;
}

int oriel_secret_list(
    const char *application, void *context, void (*found)(void *context, const void *bytes, size_t count)) {
    int result = oriel_secret_probe();
    if (result) return result;
    GError *error = NULL;
    void *table = attributes(application, NULL);
    Request request;
    begin(&request);
    GList *items = service_search(
        NULL, &schema, table, SearchAll | SearchUnlock | SearchLoadSecrets, request.cancellable, &error);
    result = end(&request, error ? failed(error) : OrielSecretDone);
    table_unref(table);
    if (result) return result;
    for (GList *item = items; item; item = item->next) {
        void *value = item_secret(item->data);
        if (value) {
            size_t count = 0;
            const char *bytes = value_get(value, &count);
            found(context, bytes, count);
            value_unref(value);
        } else {
            result = item_locked(item->data) ? OrielSecretLocked : OrielSecretFailed;
        }
        object_unref(item->data);
    }
    list_free(items);
    return result;
}

int oriel_secret_keep(
    const char *application, const char *identifier, const char *label, const void *bytes, size_t count) {
    int result = oriel_secret_probe();
    if (result) return result;
    GError *error = NULL;
    void *table = attributes(application, identifier);
    void *value = value_new(bytes, (long)count, "application/octet-stream");
    Request request;
    begin(&request);
    int done = service_store(NULL, &schema, table, "default", label, value, request.cancellable, &error);
    value_unref(value);
    table_unref(table);
    // Without an error, the user has dismissed the service's question.
    return end(&request, error ? failed(error) : done ? OrielSecretDone : OrielSecretLocked);
}

int oriel_secret_remove(const char *application, const char *identifier) {
    int result = oriel_secret_probe();
    if (result) return result;
    GError *error = NULL;
    void *table = attributes(application, identifier);
    Request request;
    begin(&request);
    service_clear(NULL, &schema, table, request.cancellable, &error);
    table_unref(table);
    return end(&request, error ? failed(error) : OrielSecretDone);
}
