import Foundation

/// Writes a list as a phrase, such as “bread, milk, and eggs”, as the locale does.
///
/// Follows Apple's [ListFormatter](https://developer.apple.com/documentation/foundation/listformatter).
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale; nil for the current one.
    open var locale: Locale!
    /// Writes the items; without one they are described.
    open var itemFormatter: Formatter?

    /// Creates a formatter.
    public override init() {
        locale = .autoupdatingCurrent
        super.init()
    }

    /// Creates a formatter; nothing of it is archived.
    public required init?(coder: NSCoder) {
        locale = .autoupdatingCurrent
        super.init(coder: coder)
    }

    /// Writes strings as a phrase in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().join(strings)
    }

    /// Writes items as a phrase.
    open func string(from items: [Any]) -> String? {
        join(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    /// Writes an array as a phrase; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

    private func join(_ strings: [String]) -> String {
        strings.formatted(.list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
    }
}
