#define _GNU_SOURCE
#include "TerminalShim.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int oriel_terminal_start(
    const char *program, char *const arguments[], char *const environment[], unsigned short columns, unsigned short rows,
    int *device, pid_t *process) {
    int controller = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (controller < 0 || grantpt(controller) || unlockpt(controller)) return -1;
    char name[64];
    if (ptsname_r(controller, name, sizeof name)) return -1;
    *device = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (*device < 0) return -1;
    struct winsize size = {rows, columns, 0, 0};
    ioctl(*device, TIOCSWINSZ, &size);
    *process = fork();
    if (*process < 0) return -1;
    if (*process == 0) {
        setsid();
        ioctl(*device, TIOCSCTTY, 0);
        for (int number = 0; number < 3; number++) dup2(*device, number);
        execve(program, arguments, environment);
        _exit(127);
    }
    fcntl(controller, F_SETFL, O_NONBLOCK);
    return controller;
}
