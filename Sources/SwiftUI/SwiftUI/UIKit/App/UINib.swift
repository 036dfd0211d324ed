import Foundation
import SwiftUICore

/// The views that an app has drawn in Xcode; they are not read here, and a warning says so.
///
/// Follows Apple's [UINib](https://developer.apple.com/documentation/uikit/uinib).
@MainActor @preconcurrency
open class UINib: NSObject {
    /// The keys of the options for ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects from outside of the nib, by their names.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    let name: String

    /// Creates a nib of a name; it is not looked for.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Creates a nib from data, which are not read.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = ""
        super.init()
    }

    /// Returns the views of the nib: none here, and a warning says so.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        Self.warn()
        return []
    }

    static func warn() { RuntimeWarning.issue("Nibs are not read here: see CompatibilityGaps.md.") }
}

extension Bundle {
    /// Returns the views of a nib: nil here, as nibs are not read, and a warning says so.
    @MainActor @preconcurrency
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib.warn()
        return nil
    }
}
