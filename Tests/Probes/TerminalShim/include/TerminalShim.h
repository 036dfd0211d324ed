#pragma once
#include <sys/types.h>

/// Starts a program as the first of a session whose terminal is a new pseudo terminal.
///
/// Returns the end that a terminal emulator has, or −1; the other end is in `device`, the program's process in `process`.
int oriel_terminal_start(
    const char *program, char *const arguments[], char *const environment[], unsigned short columns, unsigned short rows,
    int *device, pid_t *process);
