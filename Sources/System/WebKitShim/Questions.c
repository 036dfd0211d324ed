#include "Internal.h"

// What a page asks its owner: each question is kept until it is answered.

static char *request_headers(void *request) {
    return oriel_headers_text(FN(void *, webkit_uri_request_get_http_headers, void *)(request));
}

/// Fills in the navigation; the caller frees the headers.
static OrielWebQuestion question_of(void *action) {
    OrielWebQuestion question = {0};
    void *request = FN(void *, webkit_navigation_action_get_request, void *)(action);
    question.address = FN(const char *, webkit_uri_request_get_uri, void *)(request);
    question.method = FN(const char *, webkit_uri_request_get_http_method, void *)(request);
    question.headers = request_headers(request);
    question.navigation = FN(int, webkit_navigation_action_get_navigation_type, void *)(action);
    question.button = (int)FN(unsigned, webkit_navigation_action_get_mouse_button, void *)(action);
    question.modifiers = FN(unsigned, webkit_navigation_action_get_modifiers, void *)(action);
    question.is_user = FN(int, webkit_navigation_action_is_user_gesture, void *)(action);
    question.is_redirect = FN(int, webkit_navigation_action_is_redirect, void *)(action);
    return question;
}

static OrielWebQuestion response_question(void *decision) {
    OrielWebQuestion question = {.kind = OrielWebResponse};
    void *request = FN(void *, webkit_response_policy_decision_get_request, void *)(decision);
    question.address = FN(const char *, webkit_uri_request_get_uri, void *)(request);
    question.method = FN(const char *, webkit_uri_request_get_http_method, void *)(request);
    question.headers = request_headers(request);
    void *response = FN(void *, webkit_response_policy_decision_get_response, void *)(decision);
    question.response_address = FN(const char *, webkit_uri_response_get_uri, void *)(response);
    question.type = FN(const char *, webkit_uri_response_get_mime_type, void *)(response);
    question.name = FN(const char *, webkit_uri_response_get_suggested_filename, void *)(response);
    question.response_headers = oriel_headers_text(FN(void *, webkit_uri_response_get_http_headers, void *)(response));
    question.status = (int)FN(unsigned, webkit_uri_response_get_status_code, void *)(response);
    question.length = (int64_t)FN(uint64_t, webkit_uri_response_get_content_length, void *)(response);
    question.is_main_frame = FN(int, webkit_response_policy_decision_is_main_frame_main_resource, void *)(decision);
    question.can_show = FN(int, webkit_response_policy_decision_is_mime_type_supported, void *)(decision);
    return question;
}

static void free_question(OrielWebQuestion *question) {
    oriel_free((void *)question->headers);
    oriel_free((void *)question->response_headers);
}

static int decide(void *view, void *decision, int kind, Page *page) {
    if (!page->owner) return 0;
    OrielWebQuestion question;
    if (kind == OrielWebResponse) {
        question = response_question(decision);
    } else {
        question = question_of(FN(void *, webkit_navigation_policy_decision_get_navigation_action, void *)(decision));
        question.kind = kind;
    }
    page->callbacks.decide(page->owner, oriel_object_ref(decision), &question);
    free_question(&question);
    return 1;
}

void oriel_web_decide(void *decision, int answer) {
    switch (answer) {
    case OrielWebCancel: FN(void, webkit_policy_decision_ignore, void *)(decision); break;
    case OrielWebDownload: FN(void, webkit_policy_decision_download, void *)(decision); break;
    default: FN(void, webkit_policy_decision_use, void *)(decision);
    }
    oriel_object_unref(decision);
}

static int dialog(void *view, void *dialog, Page *page) {
    if (!page->owner) return 0;
    int kind = FN(int, webkit_script_dialog_get_dialog_type, void *)(dialog);
    const char *text = kind == 2 ? FN(const char *, webkit_script_dialog_prompt_get_default_text, void *)(dialog) : NULL;
    FN(void *, webkit_script_dialog_ref, void *)(dialog);
    page->callbacks.dialog(
        page->owner, dialog, kind, FN(const char *, webkit_script_dialog_get_message, void *)(dialog), text);
    return 1;
}

typedef struct {
    void *dialog;
    int is_confirmed;
    char *text;
} Answer;

static int answer(void *data) {
    Answer *answer = data;
    int kind = FN(int, webkit_script_dialog_get_dialog_type, void *)(answer->dialog);
    if (kind == 1 || kind == 3)
        FN(void, webkit_script_dialog_confirm_set_confirmed, void *, int)(answer->dialog, answer->is_confirmed);
    if (kind == 2 && answer->text)
        FN(void, webkit_script_dialog_prompt_set_text, void *, const char *)(answer->dialog, answer->text);
    FN(void, webkit_script_dialog_close, void *)(answer->dialog);
    FN(void, webkit_script_dialog_unref, void *)(answer->dialog);
    free(answer->text);
    free(answer);
    return 0;
}

// WebKit forgets a dialog when it is closed, and still needs it at the end of the signal that shows it: closed after that.
void oriel_web_answer_dialog(void *dialog, int is_confirmed, const char *text) {
    Answer *data = malloc(sizeof *data);
    *data = (Answer){dialog, is_confirmed, text ? strdup(text) : NULL};
    FN(unsigned, g_idle_add_full, int, void *, void *, void *)(-100, (void *)answer, data, NULL);
}

static void *create(void *view, void *action, Page *page) {
    if (!page->owner) return NULL;
    OrielWebQuestion question = question_of(action);
    question.kind = OrielWebNewWindow;
    void *created = page->callbacks.create(page->owner, &question);
    free_question(&question);
    return created;
}

static int permission(void *view, void *request, Page *page) {
    unsigned long type = FN(unsigned long, webkit_user_media_permission_request_get_type, void)();
    if (page->owner && FN(int, g_type_check_instance_is_a, void *, unsigned long)(request, type)) {
        page->callbacks.permission(
            page->owner, oriel_object_ref(request), FN(int, webkit_user_media_permission_is_for_audio_device, void *)(request),
            FN(int, webkit_user_media_permission_is_for_video_device, void *)(request));
    } else {
        FN(void, webkit_permission_request_deny, void *)(request);
    }
    return 1;
}

void oriel_web_answer_permission(void *request, int is_granted) {
    if (is_granted) FN(void, webkit_permission_request_allow, void *)(request);
    else FN(void, webkit_permission_request_deny, void *)(request);
    oriel_object_unref(request);
}

static int choose(void *view, void *request, Page *page) {
    if (!page->owner) return 0;
    int several = FN(int, webkit_file_chooser_request_get_select_multiple, void *)(request);
    if (page->callbacks.choose(page->owner, oriel_object_ref(request), several)) return 1;
    oriel_object_unref(request);
    return 0;
}

void oriel_web_choose_files(void *request, const char *const *paths) {
    if (paths && *paths) FN(void, webkit_file_chooser_request_select_files, void *, const char *const *)(request, paths);
    else FN(void, webkit_file_chooser_request_cancel, void *)(request);
    oriel_object_unref(request);
}

void oriel_connect_questions(Page *page) {
    oriel_connect(page->view, "decide-policy", (void *)decide, page);
    oriel_connect(page->view, "script-dialog", (void *)dialog, page);
    oriel_connect(page->view, "create", (void *)create, page);
    oriel_connect(page->view, "run-file-chooser", (void *)choose, page);
    oriel_connect(page->view, "permission-request", (void *)permission, page);
}
