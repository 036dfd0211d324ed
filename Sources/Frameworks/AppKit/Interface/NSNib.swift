import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// The objects that an app has drawn in Xcode, as a `.xib` file describes them.
///
/// Follows Apple's [NSNib](https://developer.apple.com/documentation/appkit/nsnib). The file is read as the project has it.
@MainActor @preconcurrency
open class NSNib: NSObject {
    /// The name of a nib.
    public typealias Name = String
    private let file: InterfaceFile

    /// Finds the nib of a name in a bundle; nil for none, and for one that can't be read.
    /// - Parameter bundle: The bundle; the app's for nil.
    public init?(nibNamed nibName: Name, bundle: Bundle?) {
        guard let found = InterfaceFile.find(nibName, "xib", in: bundle) else { return nil }
        file = found
        super.init()
    }

    /// Creates a nib of the bytes of a `.xib` file; a nib without objects, with a warning, of others.
    /// - Parameter bundle: The bundle with the nib's images; the app's for nil.
    public init(nibData: Data, bundle: Bundle?) {
        do {
            file = try InterfaceFile(nibData, name: "", bundle: bundle)
        } catch {
            RuntimeWarning.issue("Could not read a nib: \(error).")
            file = InterfaceFile.empty
        }
        super.init()
    }

    /// Makes the nib's objects, connects them and calls their `awakeFromNib()`; returns whether that was done.
    /// - Parameters:
    ///   - owner: The object that stands for “File's Owner”; nil for none.
    ///   - topLevelObjects: Receives the objects at the outermost level, which the caller keeps.
    @discardableResult
    open func instantiate(
        withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>? = nil
    ) -> Bool {
        let made = Self.load(file, owner: owner)
        topLevelObjects?.pointee = NSArray(array: made)
        return true
    }

    /// Makes the objects of a nib for an owner, and returns the outermost ones.
    @discardableResult
    static func load(_ file: InterfaceFile, owner: Any?) -> [AnyObject] {
        guard !file.document.isStoryboard, !file.document.isForTouch else {
            RuntimeWarning.issue("\(file.name) is not a nib of AppKit's.")
            return []
        }
        let loader = NibLoader(file, owner: owner.map { $0 as AnyObject })
        loader.load()
        // As long as its owner, or the app, exists.
        switch owner {
        case let controller as NSViewController: controller.nibObjects += loader.topLevel
        case let controller as NSWindowController: controller.nibObjects += loader.topLevel
        default: kept += loader.topLevel
        }
        return loader.topLevel
    }
    private static var kept: [AnyObject] = []
}

extension Bundle {
    /// Makes the objects of a nib for an owner; returns false for a name that the bundle has no nib of.
    @MainActor @preconcurrency @discardableResult
    public func loadNibNamed(
        _ nibName: NSNib.Name, owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
    ) -> Bool {
        NSNib(nibNamed: nibName, bundle: self)?.instantiate(withOwner: owner, topLevelObjects: topLevelObjects) ?? false
    }
}
