#include "Internal.h"

// What outlives pages: rules for content, cookies, and other data of sites.

// MARK: Rules

typedef struct {
    int action;
    OrielWebFilter done;
    void *context;
} Rules;

static void stored(void *store, void *result, void *data) {
    Rules *rules = data;
    GError *error = NULL;
    void *filter = NULL;
    char *names = NULL;
    switch (rules->action) {
    case OrielWebRulesSave:
        filter = FN(void *, webkit_user_content_filter_store_save_finish, void *, void *, GError **)(store, result, &error);
        break;
    case OrielWebRulesLoad:
        filter = FN(void *, webkit_user_content_filter_store_load_finish, void *, void *, GError **)(store, result, &error);
        break;
    case OrielWebRulesRemove:
        FN(int, webkit_user_content_filter_store_remove_finish, void *, void *, GError **)(store, result, &error);
        break;
    default: {
        char **list =
            FN(char **, webkit_user_content_filter_store_fetch_identifiers_finish, void *, void *)(store, result);
        names = FN(char *, g_strjoinv, const char *, char **)("\n", list);
        FN(void, g_strfreev, char **)(list);
    }
    }
    rules->done(rules->context, filter, names, error ? error->message : NULL);
    if (error) FN(void, g_error_free, GError *)(error);
    oriel_free(names);
    free(rules);
}

void oriel_web_rules(
    const char *folder, int action, const char *name, const char *json, OrielWebFilter done, void *context) {
    void *store = FN(void *, webkit_user_content_filter_store_new, const char *)(folder);
    Rules *rules = malloc(sizeof *rules);
    *rules = (Rules){action, done, context};
    switch (action) {
    case OrielWebRulesSave: {
        void *bytes = FN(void *, g_bytes_new, const void *, size_t)(json, strlen(json));
        FN(void, webkit_user_content_filter_store_save, void *, const char *, void *, void *, AsyncDone, void *)(
            store, name, bytes, NULL, stored, rules);
        FN(void, g_bytes_unref, void *)(bytes);
        break;
    }
    case OrielWebRulesLoad:
        FN(void, webkit_user_content_filter_store_load, void *, const char *, void *, AsyncDone, void *)(
            store, name, NULL, stored, rules);
        break;
    case OrielWebRulesRemove:
        FN(void, webkit_user_content_filter_store_remove, void *, const char *, void *, AsyncDone, void *)(
            store, name, NULL, stored, rules);
        break;
    default:
        FN(void, webkit_user_content_filter_store_fetch_identifiers, void *, void *, AsyncDone, void *)(
            store, NULL, stored, rules);
    }
    oriel_object_unref(store);
}

void oriel_web_filter_release(void *filter) { FN(void, webkit_user_content_filter_unref, void *)(filter); }

// MARK: Cookies

static void *cookies_of(void *session) { return FN(void *, webkit_network_session_get_cookie_manager, void *)(session); }

typedef struct {
    OrielWebCookies done;
    void *context;
} Cookies;

static void fetched_cookies(void *manager, void *result, void *data) {
    Cookies *cookies = data;
    GError *error = NULL;
    GList *list = FN(GList *, webkit_cookie_manager_get_all_cookies_finish, void *, void *, GError **)(manager, result, &error);
    if (error) FN(void, g_error_free, GError *)(error);
    size_t count = 0;
    for (GList *item = list; item; item = item->next) count++;
    OrielWebCookie *found = calloc(count ? count : 1, sizeof *found);
    size_t index = 0;
    for (GList *item = list; item; item = item->next, index++) {
        void *cookie = item->data;
        void *expires = FN(void *, soup_cookie_get_expires, void *)(cookie);
        found[index] = (OrielWebCookie){
            FN(const char *, soup_cookie_get_name, void *)(cookie), FN(const char *, soup_cookie_get_value, void *)(cookie),
            FN(const char *, soup_cookie_get_domain, void *)(cookie), FN(const char *, soup_cookie_get_path, void *)(cookie),
            expires ? FN(int64_t, g_date_time_to_unix, void *)(expires) : 0,
            FN(int, soup_cookie_get_secure, void *)(cookie), FN(int, soup_cookie_get_http_only, void *)(cookie)};
    }
    cookies->done(cookies->context, found, count);
    for (GList *item = list; item; item = item->next) FN(void, soup_cookie_free, void *)(item->data);
    FN(void, g_list_free, GList *)(list);
    free(found);
    free(cookies);
}

void oriel_web_cookies(void *session, OrielWebCookies done, void *context) {
    Cookies *cookies = malloc(sizeof *cookies);
    *cookies = (Cookies){done, context};
    FN(void, webkit_cookie_manager_get_all_cookies, void *, void *, AsyncDone, void *)(
        cookies_of(session), NULL, fetched_cookies, cookies);
}

typedef struct {
    OrielWebDone done;
    void *context;
    const char *finish;
} Change;

static void changed(void *object, void *result, void *data) {
    Change *change = data;
    GError *error = NULL;
    ((int (*)(void *, void *, GError **))oriel_web_symbol(change->finish))(object, result, &error);
    if (error) FN(void, g_error_free, GError *)(error);
    change->done(change->context);
    free(change);
}

static Change *change_new(OrielWebDone done, void *context, const char *finish) {
    Change *change = malloc(sizeof *change);
    *change = (Change){done, context, finish};
    return change;
}

void oriel_web_change_cookie(void *session, const OrielWebCookie *cookie, int is_deleted, OrielWebDone done, void *context) {
    void *soup = FN(void *, soup_cookie_new, const char *, const char *, const char *, const char *, int)(
        cookie->name, cookie->value, cookie->domain, cookie->path, -1);
    if (!soup) return done(context);
    if (cookie->expires) {
        void *date = FN(void *, g_date_time_new_from_unix_utc, int64_t)(cookie->expires);
        if (date) {
            FN(void, soup_cookie_set_expires, void *, void *)(soup, date);
            FN(void, g_date_time_unref, void *)(date);
        }
    }
    FN(void, soup_cookie_set_secure, void *, int)(soup, cookie->is_secure);
    FN(void, soup_cookie_set_http_only, void *, int)(soup, cookie->is_http_only);
    const char *finish = is_deleted ? "webkit_cookie_manager_delete_cookie_finish" : "webkit_cookie_manager_add_cookie_finish";
    Change *change = change_new(done, context, finish);
    if (is_deleted)
        FN(void, webkit_cookie_manager_delete_cookie, void *, void *, void *, AsyncDone, void *)(
            cookies_of(session), soup, NULL, changed, change);
    else
        FN(void, webkit_cookie_manager_add_cookie, void *, void *, void *, AsyncDone, void *)(
            cookies_of(session), soup, NULL, changed, change);
    FN(void, soup_cookie_free, void *)(soup);
}

typedef struct {
    void (*changed)(void *context);
    void *context;
} Watch;

static void cookies_changed(void *manager, Watch *watch) { watch->changed(watch->context); }
static void free_watch(void *watch, void *closure) { free(watch); }

void oriel_web_watch_cookies(void *session, void (*changed)(void *context), void *context) {
    Watch *watch = malloc(sizeof *watch);
    *watch = (Watch){changed, context};
    FN(unsigned long, g_signal_connect_data, void *, const char *, void *, void *, void *, int)(
        cookies_of(session), "changed", (void *)cookies_changed, watch, (void *)free_watch, 0);
}

// MARK: Data of sites

static void *data_of(void *session) {
    return FN(void *, webkit_network_session_get_website_data_manager, void *)(session);
}

typedef struct {
    OrielWebSites done;
    void *context;
    /// The site whose data is removed; NULL where sites are listed.
    char *site;
    unsigned kinds;
    Change *change;
} Sites;

static void free_sites(GList *list) {
    for (GList *item = list; item; item = item->next) FN(void, webkit_website_data_unref, void *)(item->data);
    FN(void, g_list_free, GList *)(list);
}

static const char *site_name(void *site) { return FN(const char *, webkit_website_data_get_name, void *)(site); }

static void fetched_sites(void *manager, void *result, void *data) {
    Sites *sites = data;
    GError *error = NULL;
    GList *list = FN(GList *, webkit_website_data_manager_fetch_finish, void *, void *, GError **)(manager, result, &error);
    if (error) FN(void, g_error_free, GError *)(error);
    size_t count = 0, index = 0;
    for (GList *item = list; item; item = item->next) count++;
    if (sites->site) {
        GList *wanted = NULL;
        for (GList *item = list; item; item = item->next)
            if (!strcmp(site_name(item->data), sites->site))
                wanted = FN(GList *, g_list_append, GList *, void *)(wanted, item->data);
        if (wanted) {
            FN(void, webkit_website_data_manager_remove, void *, unsigned, GList *, void *, AsyncDone, void *)(
                manager, sites->kinds, wanted, NULL, changed, sites->change);
            FN(void, g_list_free, GList *)(wanted);
        } else {
            sites->change->done(sites->change->context);
            free(sites->change);
        }
    } else {
        const char **names = calloc(count ? count : 1, sizeof *names);
        unsigned *kinds = calloc(count ? count : 1, sizeof *kinds);
        for (GList *item = list; item; item = item->next, index++) {
            names[index] = site_name(item->data);
            kinds[index] = FN(unsigned, webkit_website_data_get_types, void *)(item->data);
        }
        sites->done(sites->context, names, kinds, count);
        free(names);
        free(kinds);
    }
    free_sites(list);
    free(sites->site);
    free(sites);
}

void oriel_web_sites(void *session, unsigned kinds, OrielWebSites done, void *context) {
    Sites *sites = calloc(1, sizeof *sites);
    *sites = (Sites){.done = done, .context = context, .kinds = kinds};
    FN(void, webkit_website_data_manager_fetch, void *, unsigned, void *, AsyncDone, void *)(
        data_of(session), kinds, NULL, fetched_sites, sites);
}

void oriel_web_remove_data(
    void *session, unsigned kinds, const char *site, int64_t span, OrielWebDone done, void *context) {
    if (site) {
        Sites *sites = calloc(1, sizeof *sites);
        *sites = (Sites){.site = strdup(site), .kinds = kinds};
        sites->change = change_new(done, context, "webkit_website_data_manager_remove_finish");
        FN(void, webkit_website_data_manager_fetch, void *, unsigned, void *, AsyncDone, void *)(
            data_of(session), kinds, NULL, fetched_sites, sites);
    } else {
        FN(void, webkit_website_data_manager_clear, void *, unsigned, int64_t, void *, AsyncDone, void *)(
            data_of(session), kinds, span, NULL, changed,
            change_new(done, context, "webkit_website_data_manager_clear_finish"));
    }
}
