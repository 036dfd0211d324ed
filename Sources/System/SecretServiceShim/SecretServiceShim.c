#include "SecretServiceShim.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
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
    if (!error) return OrielSecretFailed;
    error_free(error);
    return OrielSecretFailed;
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
    GList *items = service_search(NULL, &schema, table, SearchAll | SearchUnlock | SearchLoadSecrets, NULL, &error);
    table_unref(table);
    if (error) return failed(error);
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
    int done = service_store(NULL, &schema, table, "default", label, value, NULL, &error);
    value_unref(value);
    table_unref(table);
    if (error) return failed(error);
    // Without an error, the user has dismissed the service's question.
    return done ? OrielSecretDone : OrielSecretLocked;
}

int oriel_secret_remove(const char *application, const char *identifier) {
    int result = oriel_secret_probe();
    if (result) return result;
    GError *error = NULL;
    void *table = attributes(application, identifier);
    service_clear(NULL, &schema, table, NULL, &error);
    table_unref(table);
    return error ? failed(error) : OrielSecretDone;
}
