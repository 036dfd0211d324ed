import Foundation
import SwiftUI

/// The controllers and windows that an app has drawn in Xcode; they are not read here.
///
/// Follows Apple's [NSStoryboard](https://developer.apple.com/documentation/appkit/nsstoryboard).
@MainActor @preconcurrency
open class NSStoryboard: NSObject {
    /// The name of a storyboard.
    public typealias Name = String
    /// The name of a controller.
    public typealias SceneIdentifier = String
    private let name: Name

    /// The storyboard with which the app starts; nil, as there are none here.
    open class var main: NSStoryboard? { nil }
    /// Creates a storyboard of a name.
    public init(name: Name, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }
    /// Returns the first controller; nil, and a warning says so.
    open func instantiateInitialController() -> Any? {
        lacks()
        return nil
    }
    /// Returns the first controller, made by a function; nil, and a warning says so.
    open func instantiateInitialController<Controller>(creator: ((NSCoder) -> Controller?)? = nil) -> Controller? {
        lacks()
        return nil
    }
    /// Returns the controller of a name: an empty one, and a warning says so.
    open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
        lacks()
        return NSViewController()
    }
    private func lacks() {
        RuntimeWarning.issue("NSStoryboard \(name): storyboards are not read here (see CompatibilityGaps.md).")
    }
}

/// A connection between two controllers of a storyboard; never made here.
///
/// Follows Apple's [NSStoryboardSegue](https://developer.apple.com/documentation/appkit/nsstoryboardsegue).
@MainActor @preconcurrency
open class NSStoryboardSegue: NSObject {
    /// The name of a connection.
    public typealias Identifier = String
    /// The name; nil for none.
    public let identifier: Identifier?
    /// The controller that is left.
    public let sourceController: Any
    /// The controller that is shown.
    public let destinationController: Any
    /// Creates a connection.
    public init(identifier: Identifier, source sourceController: Any, destination destinationController: Any) {
        self.identifier = identifier
        (self.sourceController, self.destinationController) = (sourceController, destinationController)
        super.init()
    }
    /// Shows the destination.
    open func perform() {}
}

/// The views that an app has drawn in Xcode; they are not read here.
///
/// Follows Apple's [NSNib](https://developer.apple.com/documentation/appkit/nsnib).
@MainActor @preconcurrency
open class NSNib: NSObject {
    /// The name of a nib.
    public typealias Name = String
    private let name: Name

    /// Creates a nib of a name; nil for none of the name in a bundle, as there are none here.
    public init?(nibNamed nibName: Name, bundle: Bundle?) {
        name = nibName
        super.init()
        RuntimeWarning.issue("NSNib \(name): nibs are not read here (see CompatibilityGaps.md).")
        return nil
    }
    /// Makes the nib's objects; returns false, as nibs are not read here.
    @discardableResult
    open func instantiate(
        withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>? = nil
    ) -> Bool { false }
}

extension Bundle {
    /// Makes the objects of a nib; returns false, as nibs are not read here.
    @MainActor @preconcurrency @discardableResult
    public func loadNibNamed(
        _ nibName: NSNib.Name, owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
    ) -> Bool { NSNib(nibNamed: nibName, bundle: self) != nil }
}
