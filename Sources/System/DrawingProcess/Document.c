#define _GNU_SOURCE
#include "Canvas.h"
#include "include/DrawingProcess.h"
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Answers questions about documents with Poppler, within the drawing process. A text has records of values.

/// The functions of the libraries, each found when it is called: `CALL(poppler_page_get_label, char *, void *)(page)`.
#define CALL(name, result, ...) ((result(*)(__VA_ARGS__))oriel_find(poppler, #name))

static void *poppler;
static FILE *answer;

/// Where a link or an entry of an outline leads; as Poppler has it.
typedef struct {
    int type, page;
    double left, bottom, right, top, zoom;
    char *name;
    unsigned changes_left : 1, changes_top : 1, changes_zoom : 1;
} Destination;

/// The action of a link or an entry of an outline, as Poppler has it.
typedef struct {
    int type;
    char *title;
    union {
        Destination *destination;
        char *address;
    };
} Action;

enum { ACTION_GO_TO = 2, ACTION_ADDRESS = 5, DESTINATION_NAMED = 9, ENCRYPTED = 1 };
/// How many entries an outline has at most, and how deep they lie.
enum { MOST_ENTRIES = 20000, DEEPEST_ENTRY = 32, FIRST_PAGES = 1000 };

typedef struct {
    double x1, y1, x2, y2;
} Area;

typedef struct {
    Area area;
    void *content;
} Mapping;

typedef struct List {
    Mapping *mapping;
    struct List *next;
} List;

/// Writes a text, in which what divides records and values becomes a space.
static void put_text(const char *text) {
    for (; text && *text; text++) {
        int isDivider = *text == ORIEL_NEXT_VALUE || *text == ORIEL_NEXT_RECORD;
        fputc(isDivider ? ' ' : *text, answer);
    }
    fputc(ORIEL_NEXT_VALUE, answer);
}

static void put_number(double number) { fprintf(answer, "%.12g%c", number, ORIEL_NEXT_VALUE); }
static void end_record(void) { fputc(ORIEL_NEXT_RECORD, answer); }

/// Hands over the answer, as one row.
static void close_answer(char **text, size_t *size) {
    fclose(answer);
    if (*size == 0 || ftruncate(PIXELS_DESCRIPTOR, (off_t)(PIXELS_OFFSET + *size)) != 0) _exit(ORIEL_GAVE_UP);
    char *memory =
        mmap(NULL, PIXELS_OFFSET + *size, PROT_READ | PROT_WRITE, MAP_SHARED, PIXELS_DESCRIPTOR, 0);
    if (memory == MAP_FAILED) _exit(ORIEL_GAVE_UP);
    memcpy(memory + PIXELS_OFFSET, *text, *size);
    *(Header *)memory = (Header){1, 1, (int32_t)*size, 1, (int32_t)*size, 1};
}

/// Writes where an action leads: a page from 0, or -1, a point, and an address.
static void put_target(void *document, Action *action) {
    Destination *destination = action && action->type == ACTION_GO_TO ? action->destination : NULL;
    if (destination && destination->type == DESTINATION_NAMED) {
        destination = CALL(poppler_document_find_dest, Destination *, void *, const char *)(document, destination->name);
    }
    put_number(destination ? destination->page - 1 : -1);
    put_number(destination && destination->changes_left ? destination->left : NAN);
    put_number(destination && destination->changes_top ? destination->top : NAN);
    put_text(action && action->type == ACTION_ADDRESS ? action->address : NULL);
}

static int put_outline(void *document, void *iterator, int level, int count) {
    while (iterator && count < MOST_ENTRIES) {
        Action *action = CALL(poppler_index_iter_get_action, Action *, void *)(iterator);
        put_number(level);
        put_number(CALL(poppler_index_iter_is_open, int, void *)(iterator));
        put_text(action ? action->title : NULL);
        put_target(document, action);
        end_record();
        count++;
        if (level < DEEPEST_ENTRY) {
            void *child = CALL(poppler_index_iter_get_child, void *, void *)(iterator);
            if (child) count = put_outline(document, child, level + 1, count);
        }
        if (!CALL(poppler_index_iter_next, int, void *)(iterator)) break;
    }
    return count;
}

static void put_pages(void *document, int first, int last) {
    for (int index = first; index < last; index++) {
        void *page = CALL(poppler_document_get_page, void *, void *, int)(document, index);
        double width = 0, height = 0;
        if (page) CALL(poppler_page_get_size, void, void *, double *, double *)(page, &width, &height);
        put_number(width);
        put_number(height);
        put_text(page ? CALL(poppler_page_get_label, char *, void *)(page) : NULL);
        end_record();
        if (page) CALL(g_object_unref, void, void *)(page);
    }
}

/// Writes a point in time, in seconds since 1970; not a number for none.
static void put_time(void *time) {
    put_number(time ? (double)CALL(g_date_time_to_unix, int64_t, void *)(time) : NAN);
}

static void put_facts(void *document, int isEncrypted) {
    static const char *const attributes[] = {"title", "author", "subject", "keywords", "creator", "producer"};
    int count = CALL(poppler_document_get_n_pages, int, void *)(document);
    put_number(count);
    put_number(isEncrypted);
    put_number(0);
    put_number(CALL(poppler_document_get_permissions, unsigned, void *)(document));
    for (int index = 0; index < 6; index++) {
        char name[64];
        snprintf(name, sizeof name, "poppler_document_get_%s", attributes[index]);
        put_text(((char *(*)(void *))oriel_find(poppler, name))(document));
    }
    put_time(CALL(poppler_document_get_creation_date_time, void *, void *)(document));
    put_time(CALL(poppler_document_get_modification_date_time, void *, void *)(document));
    end_record();
    put_pages(document, 0, count < FIRST_PAGES ? count : FIRST_PAGES);
    put_outline(document, CALL(poppler_index_iter_new, void *, void *)(document), 0, 0);
}

static void put_texts(void *document, int first, int last) {
    for (int index = first; index < last; index++) {
        void *page = CALL(poppler_document_get_page, void *, void *, int)(document, index);
        put_text(page ? CALL(poppler_page_get_text, char *, void *)(page) : NULL);
        end_record();
        if (page) CALL(g_object_unref, void, void *)(page);
    }
}

static void put_letters(void *page) {
    Area *areas = NULL;
    unsigned count = 0;
    put_text(CALL(poppler_page_get_text, char *, void *)(page));
    end_record();
    if (!CALL(poppler_page_get_text_layout, int, void *, Area **, unsigned *)(page, &areas, &count)) count = 0;
    for (unsigned index = 0; index < count; index++) {
        Area area = areas[index];
        fprintf(answer, "%.6g %.6g %.6g %.6g ", area.x1, area.y1, area.x2, area.y2);
    }
    fputc(ORIEL_NEXT_VALUE, answer);
    end_record();
}

static void put_area(int type, Area area) {
    put_number(type);
    put_number(area.x1);
    put_number(area.y1);
    put_number(area.x2);
    put_number(area.y2);
}

static void put_notes(void *document, void *page) {
    enum { LINK = 2, FREE_TEXT = 3 };
    List *links = CALL(poppler_page_get_link_mapping, List *, void *)(page);
    for (List *item = links; item; item = item->next) {
        put_area(LINK, item->mapping->area);
        put_text(NULL);
        put_text(NULL);
        put_target(document, item->mapping->content);
        end_record();
    }
    List *notes = CALL(poppler_page_get_annot_mapping, List *, void *)(page);
    for (List *item = notes; item; item = item->next) {
        void *note = item->mapping->content;
        int type = CALL(poppler_annot_get_annot_type, int, void *)(note);
        if (type == LINK) continue;
        put_area(type, item->mapping->area);
        put_text(CALL(poppler_annot_get_contents, char *, void *)(note));
        unsigned short *color = CALL(poppler_annot_get_color, unsigned short *, void *)(note);
        char text[32] = "";
        if (color) snprintf(text, sizeof text, "%d %d %d", color[0], color[1], color[2]);
        put_text(text);
        put_target(document, NULL);
        end_record();
    }
}

static void draw_page(void *page, int turn, double scale, int longest) {
    double width = 0, height = 0;
    CALL(poppler_page_get_size, void, void *, double *, double *)(page, &width, &height);
    int isTurned = turn == 90 || turn == 270;
    Canvas canvas = oriel_open_canvas(isTurned ? height : width, isTurned ? width : height, scale, longest);
    ((void (*)(void *, double, double, double))oriel_find(canvas.cairo, "cairo_set_source_rgb"))(canvas.context, 1, 1, 1);
    ((void (*)(void *))oriel_find(canvas.cairo, "cairo_paint"))(canvas.context);
    void (*move)(void *, double, double) = oriel_find(canvas.cairo, "cairo_translate");
    if (turn == 90) move(canvas.context, height, 0);
    if (turn == 180) move(canvas.context, width, height);
    if (turn == 270) move(canvas.context, 0, width);
    ((void (*)(void *, double))oriel_find(canvas.cairo, "cairo_rotate"))(canvas.context, turn * M_PI / 180);
    CALL(poppler_page_render, void, void *, void *)(page, canvas.context);
    oriel_close_canvas(canvas);
}

void oriel_read_document(void *data, size_t size, int question, DocumentPart part, double scale, int longest) {
    char password[256] = "";
    if (pread(PIXELS_DESCRIPTOR, password, sizeof password - 1, PIXELS_OFFSET) < 0) _exit(ORIEL_NOT_DRAWN);
    poppler = dlopen("libpoppler-glib.so.8", RTLD_LAZY);
    struct {
        unsigned domain;
        int code;
        char *message;
    } *error = NULL;
    void *bytes = CALL(g_bytes_new_static, void *, const void *, size_t)(data, size);
    void *document = CALL(poppler_document_new_from_bytes, void *, void *, const char *, void *)(
        bytes, password[0] ? password : NULL, &error);
    int isLocked = !document && error && error->code == ENCRYPTED;
    if (!document && !isLocked) _exit(ORIEL_NOT_DRAWN);

    char *text = NULL;
    size_t length = 0;
    answer = open_memstream(&text, &length);
    if (question == ORIEL_DOCUMENT_FACTS && isLocked) {
        put_number(0);
        put_number(1);
        put_number(1);
        end_record();
        close_answer(&text, &length);
        return;
    }
    if (isLocked) _exit(ORIEL_NOT_DRAWN);
    int count = CALL(poppler_document_get_n_pages, int, void *)(document);
    if (part.last > count) part.last = count;
    if (question == ORIEL_DOCUMENT_FACTS) put_facts(document, memmem(data, size, "/Encrypt", 8) != NULL);
    if (question == ORIEL_DOCUMENT_PAGES) put_pages(document, part.first, part.last);
    if (question == ORIEL_DOCUMENT_TEXTS) put_texts(document, part.first, part.last);
    if (question > ORIEL_DOCUMENT_TEXTS) {
        void *page = part.first >= 0 && part.first < count
                         ? CALL(poppler_document_get_page, void *, void *, int)(document, part.first)
                         : NULL;
        if (!page) _exit(ORIEL_NOT_DRAWN);
        if (question == ORIEL_DOCUMENT_PICTURE) return draw_page(page, part.turn, scale, longest);
        if (question == ORIEL_DOCUMENT_LETTERS) put_letters(page);
        // Something, so that a page without annotations has an answer, too.
        end_record();
        if (question == ORIEL_DOCUMENT_NOTES) put_notes(document, page);
    }
    close_answer(&text, &length);
}
