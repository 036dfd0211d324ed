#include "GtkShim.h"
#include <dlfcn.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

// Called by Xlib once the connection is gone; nothing of Xlib, and so of GTK, may be called from here.
static int lost_display(void *display) {
    (void)display;
    static const char words[] = "Oriel: the display is gone (its server ended or closed the connection), and the app ends with it.\n";
    signal(SIGPIPE, SIG_IGN);
    if (write(2, words, strlen(words)) < 0) { /* Nobody reads it. */ }
    _exit(1);
}

void oriel_tell_of_lost_display(void) {
    // GTK brings Xlib along where it can use it; its own handler ends the process without a word.
    typedef int (*handler)(void *);
    handler (*set_handler)(handler) = (handler(*)(handler))dlsym(RTLD_DEFAULT, "XSetIOErrorHandler");
    if (set_handler) { set_handler(lost_display); }
}
