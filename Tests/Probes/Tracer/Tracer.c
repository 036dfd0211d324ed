#include "Tracer.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// Only calls that may be made between fork and exec.
static void become(const char *path, char *const *arguments, char *const *environment, long largest) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (largest >= 0) {
        struct rlimit limit = {(rlim_t)largest, (rlim_t)largest};
        setrlimit(RLIMIT_FSIZE, &limit);
        // Writing fails instead.
        signal(SIGXFSZ, SIG_IGN);
    }
    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0) execve(path, arguments, environment);
    _exit(127);
}

static int wait_for(pid_t child, int *status) {
    while (waitpid(child, status, 0) < 0) {
        if (errno != EINTR) return -1;
    }
    return 0;
}

static int end(pid_t child, int result) {
    int status;
    kill(child, SIGKILL);
    wait_for(child, &status);
    return result;
}

int run_until_call(const char *path, char *const *arguments, char *const *environment, long call, long largest) {
    pid_t child = fork();
    if (child < 0) return -2;
    if (child == 0) become(path, arguments, environment, largest);

    int status, has_begun = 0, is_within = 0;
    long count = 0;
    // It stops where its own program begins.
    if (wait_for(child, &status) < 0) return -2;
    if (!WIFSTOPPED(status)) return -2;
    if (ptrace(PTRACE_SETOPTIONS, child, NULL, (void *)(PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL)) < 0) {
        return end(child, -2);
    }
    long signal = 0;
    while (1) {
        // Calls are of no interest before it begins.
        int request = has_begun ? PTRACE_SYSCALL : PTRACE_CONT;
        if (ptrace(request, child, NULL, (void *)signal) < 0) return end(child, -2);
        if (wait_for(child, &status) < 0) return -2;
        if (WIFEXITED(status)) return WEXITSTATUS(status);
        if (WIFSIGNALED(status)) return -2;
        signal = 0;
        if (WSTOPSIG(status) == (SIGTRAP | 0x80)) {
            // Each call stops it twice, before and after.
            is_within = !is_within;
            if (is_within && ++count == call) return end(child, -1);
        } else if (WSTOPSIG(status) == SIGUSR1) {
            has_begun = 1;
        } else {
            signal = WSTOPSIG(status);
        }
    }
}
