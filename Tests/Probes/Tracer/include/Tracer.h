#ifndef TRACER_H
#define TRACER_H

/// Runs a program that raises SIGUSR1, and kills it when it is about to make a system call after that.
///
/// All of it happens on the calling thread, which waits until the program has ended.
/// - Parameters:
///   - call: Before which system call it is killed, from 1; 0 for none.
///   - largest: How large files may become, in bytes, after which writing fails; negative for as large as they like.
/// - Returns: What the program ended with, -1 when it was killed as told, -2 when it could not be run or traced.
int run_until_call(const char *path, char *const *arguments, char *const *environment, long call, long largest);

#endif
