// What GTK alone takes for the same windows: `bare hello` shows a label, `bare cards` 24 emoji cards that turn. It
// understands ORIEL_FRAME_REPORT as Oriel's windows do and prints the same line.
#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

static int draws, is_over;
static double duration, begin_time, begin_cpu, first_frame;
static int begin_draws;
static GMainLoop *loop;

static double now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static double processor_time(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_utime.tv_sec + usage.ru_utime.tv_usec / 1e6 + usage.ru_stime.tv_sec
        + usage.ru_stime.tv_usec / 1e6;
}

static void finish(int count, double seconds, double cpu) {
    is_over = 1;
    fprintf(stderr, "frames first=%.6f count=%d seconds=%.6f cpu=%.6f\n", first_frame, count, seconds, cpu);
    g_main_loop_quit(loop);
}

static void painted(GdkFrameClock *clock, gpointer data) {
    draws++;
    if (is_over) return;
    double time = now(CLOCK_MONOTONIC);
    if (first_frame == 0) {
        first_frame = now(CLOCK_REALTIME);
        begin_time = time;
        begin_draws = draws;
        begin_cpu = processor_time();
        if (duration == 0) finish(0, 0, 0);
    } else if (time - begin_time >= duration) {
        finish(draws - begin_draws, time - begin_time, processor_time() - begin_cpu);
    }
}

static void realized(GtkWidget *window, gpointer data) {
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
}

// MARK: Cards

typedef struct { GtkWidget parent; PangoLayout *faces[24]; } Cards;
typedef struct { GtkWidgetClass parent; } CardsClass;
G_DEFINE_TYPE(Cards, cards, GTK_TYPE_WIDGET)

static const char *const emoji[] = {"👻", "🎃", "🕷️", "😈", "💀", "🕸️", "🧙", "🙀", "👹", "😱", "☠️", "🍭"};

static void cards_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    Cards *cards = (Cards *)widget;
    double seconds = now(CLOCK_MONOTONIC);
    double width = gtk_widget_get_width(widget) / 6.0, height = gtk_widget_get_height(widget) / 4.0;
    GdkRGBA orange = {1, 0.584, 0, 1}, white = {1, 1, 1, 1};
    graphene_rect_t whole = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
    gtk_snapshot_append_color(snapshot, &white, &whole);
    for (int i = 0; i < 24; i++) {
        gtk_snapshot_save(snapshot);
        graphene_point_t middle = {width * (i % 6 + 0.5), height * (i / 6 + 0.5)};
        gtk_snapshot_translate(snapshot, &middle);
        double angle = seconds * 60 + i * 15;
        gtk_snapshot_rotate(snapshot, angle - 360 * (long)(angle / 360));
        GskRoundedRect outline;
        graphene_rect_t rect = GRAPHENE_RECT_INIT(-40, -60, 80, 120);
        gsk_rounded_rect_init_from_rect(&outline, &rect, 12);
        gtk_snapshot_push_rounded_clip(snapshot, &outline);
        gtk_snapshot_append_color(snapshot, &white, &rect);
        gtk_snapshot_pop(snapshot);
        float widths[] = {3, 3, 3, 3};
        GdkRGBA colors[] = {orange, orange, orange, orange};
        gtk_snapshot_append_border(snapshot, &outline, widths, colors);
        if (!cards->faces[i]) {
            cards->faces[i] = gtk_widget_create_pango_layout(widget, emoji[i % 12]);
            PangoFontDescription *font = pango_font_description_from_string("Noto Color Emoji 36");
            pango_layout_set_font_description(cards->faces[i], font);
            pango_font_description_free(font);
        }
        int text_width, text_height;
        pango_layout_get_pixel_size(cards->faces[i], &text_width, &text_height);
        graphene_point_t corner = {-text_width / 2.0, -text_height / 2.0};
        gtk_snapshot_translate(snapshot, &corner);
        gtk_snapshot_append_layout(snapshot, cards->faces[i], &orange);
        gtk_snapshot_restore(snapshot);
    }
}

static void cards_class_init(CardsClass *class) { GTK_WIDGET_CLASS(class)->snapshot = cards_snapshot; }
static void cards_init(Cards *cards) {}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    gtk_widget_queue_draw(widget);
    return G_SOURCE_CONTINUE;
}

int main(int count, char **arguments) {
    const char *mode = count > 1 ? arguments[1] : "hello";
    const char *report = getenv("ORIEL_FRAME_REPORT");
    duration = report ? atof(report) : 1e9;
    gtk_init();
    GtkWidget *window = gtk_window_new();
    GtkWidget *child;
    if (strcmp(mode, "cards") == 0) {
        gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
        child = g_object_new(cards_get_type(), NULL);
        gtk_widget_add_tick_callback(child, tick, NULL, NULL);
    } else {
        gtk_window_set_default_size(GTK_WINDOW(window), 480, 720);
        child = gtk_label_new("Hello");
    }
    gtk_window_set_child(GTK_WINDOW(window), child);
    g_signal_connect_after(window, "realize", G_CALLBACK(realized), NULL);
    gtk_window_present(GTK_WINDOW(window));
    loop = g_main_loop_new(NULL, 0);
    g_main_loop_run(loop);
    return 0;
}
