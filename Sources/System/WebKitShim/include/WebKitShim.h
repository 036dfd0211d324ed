#pragma once
#include <stddef.h>
#include <stdint.h>

// WebKitGTK's library, opened when the first page is made: an app without pages neither links nor loads it. All is called
// on the main thread; texts that a function receives in a callback are valid until the callback returns.

/// Why there are no pages.
enum { OrielWebReady, OrielWebNoLibrary, OrielWebNoDisplay };

/// Opens the library and connects with the display, once; returns what is missing.
int oriel_web_prepare(void);
/// Lets GLib's main loop process what is due, unless that loop runs already; returns whether it does.
int oriel_web_pump(void);

/// The properties of a page that change.
enum { OrielWebTitle, OrielWebAddress, OrielWebProgress, OrielWebLoading, OrielWebHistory };

/// The kinds of questions.
enum { OrielWebNavigation, OrielWebNewWindow, OrielWebResponse };

/// What a page asks its owner to decide: a navigation, one in a new window, or whether a response is shown.
typedef struct {
    int kind;
    /// The request: its address, method and headers, a line each.
    const char *address, *method, *headers;
    /// The kind of navigation, the button of the mouse (0 for none) and the keys held, as GDK has them.
    int navigation;
    int button;
    unsigned modifiers;
    /// Whether the user began it, and whether it is a redirection.
    int is_user, is_redirect;
    /// The response: its address, type, status, length, file name and headers.
    const char *response_address, *type, *name, *response_headers;
    int status;
    int64_t length;
    int is_main_frame, can_show;
} OrielWebQuestion;

/// The answers to such a question.
enum { OrielWebCancel, OrielWebAllow, OrielWebDownload };

/// What a page tells its owner.
typedef struct {
    void (*changed)(void *owner, int property);
    /// The load began (0), was redirected (1), has its first content (2), or ended (3).
    void (*loaded)(void *owner, int event);
    void (*failed)(void *owner, int is_provisional, const char *address, const char *domain, int code, const char *text);
    /// Answered by `oriel_web_decide`.
    void (*decide)(void *owner, void *decision, const OrielWebQuestion *question);
    /// An alert (0), a confirmation (1), a prompt (2) or a question before the page is left (3); answered by
    /// `oriel_web_answer_dialog`.
    void (*dialog)(void *owner, void *dialog, int kind, const char *message, const char *text);
    /// A new window is wanted: returns the page to show it, or NULL.
    void *(*create)(void *owner, const OrielWebQuestion *question);
    void (*closed)(void *owner);
    /// The page's process ended.
    void (*terminated)(void *owner);
    /// The page wants the microphone, the camera or both; answered by `oriel_web_answer_permission`.
    void (*permission)(void *owner, void *request, int audio, int video);
    /// The user wants to choose files for the page; answered by `oriel_web_choose_files`. Returns 0 to leave it to WebKit.
    int (*choose)(void *owner, void *request, int allows_several);
    /// A script sent a message; `reply` is NULL or answered by `oriel_web_reply`.
    void (*message)(void *owner, const char *name, const char *world, const char *json, void *reply);
    /// A download began.
    void (*download)(void *owner, void *download, const char *address);
    /// The text was found so many times; 0 for not.
    void (*found)(void *owner, unsigned count);
} OrielWebCallbacks;

/// Makes a store of cookies and other data in two folders; in memory alone where they are NULL.
void *oriel_web_session_new(const char *data, const char *cache);
/// Makes a context, in which handlers of schemes are registered.
void *oriel_web_context_new(void);
void oriel_web_object_release(void *object);

/// Makes a page; `related` is the page that asked for it, or NULL.
void *oriel_web_view_new(
    void *context, void *session, void *related, const OrielWebCallbacks *callbacks, void *owner);
/// Removes a page from its place, its owner from the page, and releases it.
void oriel_web_view_release(void *view);
/// Gives a page that no window shows a size, so that it is laid out.
void oriel_web_view_stage(void *view, int width, int height);
/// Gives the page the keys, unless it has them.
void oriel_web_view_focus(void *view);

void oriel_web_load(void *view, const char *address, const char *headers);
void oriel_web_load_html(void *view, const char *html, const char *base);
void oriel_web_load_bytes(
    void *view, const void *bytes, size_t count, const char *type, const char *encoding, const char *base);
void oriel_web_reload(void *view, int bypasses_cache);
void oriel_web_stop(void *view);
void oriel_web_back(void *view);
void oriel_web_forward(void *view);
void oriel_web_terminate(void *view);

const char *oriel_web_title(void *view);
const char *oriel_web_address(void *view);
double oriel_web_progress(void *view);
int oriel_web_is_loading(void *view);
int oriel_web_can_go_back(void *view);
int oriel_web_can_go_forward(void *view);
int oriel_web_is_secure(void *view);

/// The item of the history at an offset from the current one; NULL for none.
void *oriel_web_history_item(void *view, int offset, const char **address, const char **title, const char **original);
void oriel_web_go_to(void *view, void *item);

void oriel_web_set_zoom(void *view, double zoom);
void oriel_web_set_background(void *view, float red, float green, float blue, float alpha);
void oriel_web_set_flag(void *view, const char *setting, int value);
void oriel_web_set_number(void *view, const char *setting, unsigned value);
void oriel_web_set_text(void *view, const char *setting, const char *value);
/// The text of a setting; the caller frees it.
char *oriel_web_copy_text(void *view, const char *setting);

/// Called once with a result as JSON (NULL for undefined), or with an error's domain, code and text.
typedef void (*OrielWebResult)(void *context, const char *json, const char *domain, int code, const char *error);
/// Runs a script, or the body of an asynchronous function, in a world (NULL for the page's).
void oriel_web_run(
    void *view, const char *script, const char *world, int is_function, OrielWebResult done, void *context);
/// Called once with the pixels of a picture (premultiplied BGRA); NULL where there is none.
typedef void (*OrielWebPicture)(void *context, int width, int height, const uint8_t *pixels);
void oriel_web_picture(void *view, int is_whole, int is_transparent, OrielWebPicture done, void *context);
/// A number that is a property of the view itself, and setting one.
int oriel_web_number(void *view, const char *name);
void oriel_web_change_number(void *view, const char *name, int value);
/// Prints the page on one sheet of a size in points, into a file; calls back with an error, or NULL.
typedef void (*OrielWebPDF)(void *context, const char *error);
void oriel_web_pdf(void *view, double width, double height, const char *address, OrielWebPDF done, void *context);
void oriel_web_find(void *view, const char *text, int ignores_case, int is_backward, int wraps);

void oriel_web_add_script(void *view, const char *source, int at_start, int main_frame_only, const char *world);
void oriel_web_remove_scripts(void *view);
void oriel_web_add_handler(void *view, const char *name, const char *world, int replies);
void oriel_web_remove_handler(void *view, const char *name, const char *world);
void oriel_web_add_filter(void *view, void *filter);
void oriel_web_remove_filters(void *view);

void oriel_web_decide(void *decision, int answer);
void oriel_web_answer_dialog(void *dialog, int is_confirmed, const char *text);
void oriel_web_answer_permission(void *request, int is_granted);
/// Gives the page files, a path each; none where the user cancels.
void oriel_web_choose_files(void *request, const char *const *paths);
/// Answers a message with JSON or an error's text.
void oriel_web_reply(void *reply, const char *json, const char *error);

// Stored rules for content.

/// Called once with a filter (retained; NULL for none) or names, a line each, or an error.
typedef void (*OrielWebFilter)(void *context, void *filter, const char *names, const char *error);
enum { OrielWebRulesSave, OrielWebRulesLoad, OrielWebRulesRemove, OrielWebRulesList };
void oriel_web_rules(
    const char *folder, int action, const char *name, const char *json, OrielWebFilter done, void *context);
void oriel_web_filter_release(void *filter);

// Data of sites.

/// A cookie; times in seconds since 1970, 0 for the end of the session.
typedef struct {
    const char *name, *value, *domain, *path;
    int64_t expires;
    int is_secure, is_http_only;
} OrielWebCookie;
typedef void (*OrielWebCookies)(void *context, const OrielWebCookie *cookies, size_t count);
typedef void (*OrielWebDone)(void *context);
void oriel_web_cookies(void *session, OrielWebCookies done, void *context);
void oriel_web_change_cookie(void *session, const OrielWebCookie *cookie, int is_deleted, OrielWebDone done, void *context);
/// Calls back whenever cookies change, as long as the session exists.
void oriel_web_watch_cookies(void *session, void (*changed)(void *context), void *context);
/// Called once with the names of sites and the kinds of their data.
typedef void (*OrielWebSites)(void *context, const char *const *names, const unsigned *kinds, size_t count);
void oriel_web_sites(void *session, unsigned kinds, OrielWebSites done, void *context);
/// Removes data of a site (of all for NULL) that has changed within some microseconds (0 for at any time).
void oriel_web_remove_data(
    void *session, unsigned kinds, const char *site, int64_t span, OrielWebDone done, void *context);

// Schemes.

/// A page requests an address of a scheme; the request is retained.
typedef void (*OrielWebRequest)(
    void *context, void *view, void *request, const char *address, const char *method, const char *headers,
    const void *body, size_t count);
void oriel_web_register_scheme(void *context, const char *scheme, OrielWebRequest requested, void *owner);
/// Answers a request with a response, or with an error.
void oriel_web_respond(
    void *request, int status, const char *type, const char *headers, const void *bytes, size_t count);
void oriel_web_refuse(void *request, int code, const char *error);

// Downloads.

typedef struct {
    /// Asked for the place of the file; answered by `oriel_web_download_to`.
    void (*place)(void *owner, const char *name, const char *address, const char *type, int status, int64_t length);
    void (*finished)(void *owner);
    void (*failed)(void *owner, int code, const char *text);
} OrielWebDownloadCallbacks;
/// Follows a download until it ends; it is retained until `oriel_web_object_release`.
void oriel_web_download_follow(void *download, const OrielWebDownloadCallbacks *callbacks, void *owner);
/// Removes the owner.
void oriel_web_download_leave(void *download);
/// Sets the file's path; NULL cancels the download.
void oriel_web_download_to(void *download, const char *path);
double oriel_web_download_progress(void *download);
