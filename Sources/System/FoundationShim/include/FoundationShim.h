#pragma once

// Functions of this system's Foundation, and Oriel's functions of the same kinds that stand in for them.

/// An element of a path, for functions with C's calling convention; `CGPathElement` in Swift.
typedef struct {
    /// The raw value of the kind.
    int kind;
    /// The points, which are Foundation's.
    void *memory;
} OrielPathElement;

/// A method of a class of Foundation, and the function that replaces it in the class's table of methods.
typedef struct {
    /// Foundation's function; null in a Foundation that does not have it.
    const void *original;
    /// Oriel's function, with the same parameters.
    const void *replacement;
} OrielMethod;

/// Returns `Bundle.localizedString(forKey:value:table:)`.
OrielMethod oriel_method_localized_string(void);
/// Returns the getter of `Bundle.localizations`.
OrielMethod oriel_method_localizations(void);
/// Returns the getter of `Bundle.preferredLocalizations`.
OrielMethod oriel_method_preferred_localizations(void);
/// Returns `UserDefaults.set(_:forKey:)` of addresses.
OrielMethod oriel_method_set_url(void);
/// Returns `FileManager.urls(for:in:)`.
OrielMethod oriel_method_folders(void);
/// Returns the getter of `NSError.localizedDescription`.
OrielMethod oriel_method_error_description(void);
/// Returns `FileManager.url(for:in:appropriateFor:create:)`.
OrielMethod oriel_method_folder(void);

/// Opens a stream whose reads, writes and moves are functions, by `fopencookie`, which Swift does not see.
///
/// Returns a `FILE *`; null with an `errno` if there is no room.
void *oriel_open_stream(
    void *cookie, const char *mode, long (*read)(void *, char *, unsigned long),
    long (*write)(void *, const char *, unsigned long), int (*seek)(void *, long *, int), int (*close)(void *));
