import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation
import SwiftUICore

/// The objects that an app has drawn in Xcode, as a `.xib` file describes them.
///
/// Follows Apple's [UINib](https://developer.apple.com/documentation/uikit/uinib). The file is read as the project has it.
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
    private let file: InterfaceFile?

    /// Creates a nib of a name; without objects, with a warning when they are made, where the bundle has none of it.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        file = InterfaceFile.find(name, "xib", in: bundleOrNil)
        super.init()
    }

    /// Creates a nib of the bytes of a `.xib` file; without objects, with a warning, of others.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = ""
        do {
            file = try InterfaceFile(data, name: "", bundle: bundleOrNil)
        } catch {
            file = .empty
            RuntimeWarning.issue("Could not read a nib: \(error).")
        }
        super.init()
    }

    /// Makes the nib's objects, connects them and calls their `awakeFromNib()`.
    ///
    /// Returns the objects at the outermost level.
    /// - Parameter ownerOrNil: The object that stands for “File's Owner”; nil for none.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    )
        -> [Any]
    {
        guard let file else {
            RuntimeWarning.issue("Could not load NIB in bundle with name '\(name)'.")
            return []
        }
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return Self.load(file, owner: ownerOrNil, external: external)
    }

    static func load(_ file: InterfaceFile, owner: Any?, external: [String: Any] = [:]) -> [Any] {
        guard !file.document.isStoryboard, file.document.isForTouch || file.document.objects.isEmpty
        else {
            RuntimeWarning.issue("\(file.name) is not a nib of UIKit's.")
            return []
        }
        let loader = InterfaceLoader(
            file, owner: owner.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject })
        loader.load()
        return loader.topLevel
    }
}

extension Bundle {
    /// Makes the objects of a nib for an owner, and returns the outermost ones; nil for a name that the bundle has no nib of.
    @MainActor @preconcurrency
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    )
        -> [Any]?
    {
        guard let file = InterfaceFile.find(name, "xib", in: self) else {
            RuntimeWarning.issue("Could not load NIB in bundle with name '\(name)'.")
            return nil
        }
        return UINib.load(
            file, owner: owner, external: options?[.externalObjects] as? [String: Any] ?? [:])
    }
}
