import Foundation

/// The identifier of a packaged app, from which the names of its files follow.
///
/// Desktops, AppStream and Flatpak want at least three parts, of letters, digits and underscores, which begin with no digit.
struct AppIdentifier: Equatable {
    /// The identifier, such as `com.acme.Memorize`: the name of the desktop file and of the icons.
    let text: String
    /// Whether it was made up, as the app has none.
    let isMadeUp: Bool

    /// - Parameters:
    ///   - bundle: The identifier of the Info.plist.
    ///   - name: A name to make one of, where that is none.
    init(bundle: String?, name: String) {
        let given = bundle.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
        // A reference to a build setting that does not exist is no identifier.
        let isName =
            given.utf8.count <= 150 && given.allSatisfy { $0.isLetter || $0.isNumber || "-._ ".contains($0) }
        var parts = isName ? Self.parts(given) : []
        let hasLetters = parts.contains { $0.contains { $0.isLetter } }
        isMadeUp = parts.count < 2 || !hasLetters
        if isMadeUp { parts = ["org", "example"] }
        if isMadeUp || parts.count < 3 {
            parts += Self.parts(ShippingText.plain(name) ?? "App" + Cache.hash(name).prefix(8))
        }
        text = parts.joined(separator: ".")
    }

    private static func parts(_ text: String) -> [String] {
        text.split(separator: ".").compactMap { part in
            let plain = String(part.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
            guard let first = plain.first else { return nil }
            return first.isNumber ? "_" + plain : plain
        }
    }

    /// The name of the Debian package, of the command and of the app's folder, such as `com.acme.memorize`.
    ///
    /// No package of a distribution is called so: an app with the name Bash takes nothing's place.
    var package: String { text.lowercased().replacing("_", with: "-") }
}
