#pragma once
#include <stddef.h>
#include <stdint.h>

// The desktop's secret service, through libsecret, which is loaded when it is first needed: programs start without it, and
// run on machines that lack it.

/// The flags of a request for rights, for functions with C's calling convention; `AuthorizationFlags` in Swift.
typedef enum __attribute__((flag_enum, enum_extensibility(open))) OrielAuthorizationFlags : uint32_t {
    /// The user may be asked.
    OrielAuthorizationInteractionAllowed __attribute__((swift_name("interactionAllowed"))) = 1,
    /// Rights are added.
    OrielAuthorizationExtendRights __attribute__((swift_name("extendRights"))) = 2,
    /// Some of the rights are enough.
    OrielAuthorizationPartialRights __attribute__((swift_name("partialRights"))) = 4,
    /// Rights are taken away from all programs.
    OrielAuthorizationDestroyRights __attribute__((swift_name("destroyRights"))) = 8,
    /// Rights are asked for in advance.
    OrielAuthorizationPreAuthorize __attribute__((swift_name("preAuthorize"))) = 16,
} OrielAuthorizationFlags;

/// The results of the functions.
enum {
    OrielSecretDone = 0,
    /// There is no library, no session bus or no service.
    OrielSecretAbsent = 1,
    /// The service is locked, and the user did not unlock it, or not in time.
    OrielSecretLocked = 2,
    /// The service failed.
    OrielSecretFailed = 3,
};

/// Whether there is a service; starts it if the session can.
int oriel_secret_probe(void);
/// Sets how long a request waits for the user to unlock the service; two minutes by default.
void oriel_secret_set_patience(int seconds);
/// Calls a function with each secret of an application.
int oriel_secret_list(
    const char *_Nonnull application, void *_Nullable context,
    void (*_Nonnull found)(void *_Nullable context, const void *_Nonnull bytes, size_t count));
/// Keeps a secret, in the place of the one with the same application and identifier.
int oriel_secret_keep(
    const char *_Nonnull application, const char *_Nonnull identifier, const char *_Nonnull label,
    const void *_Nonnull bytes, size_t count);
/// Removes a secret.
int oriel_secret_remove(const char *_Nonnull application, const char *_Nonnull identifier);
