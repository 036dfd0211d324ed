import Foundation

/// The languages that the user prefers, the best first.
enum PreferredLanguages {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var list = ["en-001"]

    /// The languages, as “de-AT”; “en-001” until an app is launched, as Foundation has it.
    static var current: [String] {
        get { lock.withLock { list } }
        set {
            lock.withLock { list = newValue }
            LocalizedStrings.forgetOrders()
        }
    }
}

/// Returns what `Locale.preferredLanguages` returns, whose symbol `FoundationShim` defines.
@_silgen_name("oriel_Locale_preferredLanguages") @usableFromInline
func preferredLanguagesOfLocale() -> [String] { PreferredLanguages.current }
