import Foundation

/// What the user says about a package that is to be made.
struct ShippingOptions: Equatable {
    /// The options that it takes.
    static let names: Set<String> = ["--output", "--only", "--maintainer", "--debug"]

    /// A form in which an app is packed, beside the portable folder.
    enum Form: String, CaseIterable {
        case tar, deb, appimage, flatpak
    }

    /// Where the package goes; nil for a folder with the app's name.
    var output: String?
    var forms = Set(Form.allCases)
    /// Who answers for a Debian package; nil where nobody is named.
    var maintainer: String?
    /// Whether it is not optimized.
    var isDebug = false

    /// Reads an option.
    /// - Parameter value: Returns the word that follows it.
    mutating func read(_ option: String, value: () throws -> String) throws {
        switch option {
        case "--output": output = try value()
        case "--maintainer": maintainer = try value()
        case "--only":
            let words = try value().split(separator: ",").map(String.init)
            let known = words.compactMap(Form.init)
            guard !words.isEmpty, known.count == words.count else {
                throw Problem(
                    "--only takes some of \(Form.allCases.map(\.rawValue).joined(separator: ",")), not “\(words.joined(separator: ","))”."
                )
            }
            forms = Set(known)
        default: isDebug = true
        }
    }

    /// Who answers for a package: the option, else what Debian's own tools take it from.
    func maintainer(environment: [String: String]) -> String? {
        if let maintainer { return ShippingText.line(maintainer) }
        guard let name = ShippingText.line(environment["DEBFULLNAME"]),
            let mail = ShippingText.line(environment["DEBEMAIL"])
        else { return nil }
        return "\(name) <\(mail)>"
    }
}
