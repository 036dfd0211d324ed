import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation
import SwiftUICore

/// The controllers that an app has drawn in Xcode, as a `.storyboard` file describes them.
///
/// Follows Apple's [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard). The file is read as the project has it.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    /// The name.
    let name: String
    private let file: InterfaceFile?
    /// The scenes that are being made: a circle of relationships ends at one of them.
    private var making: Set<String> = []

    /// Creates a storyboard of a name; without scenes, and with a warning, where the bundle has none of it.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        file = InterfaceFile.find(name, "storyboard", in: storyboardBundleOrNil)
        super.init()
        if file == nil {
            RuntimeWarning.issue("Could not find a storyboard named '\(name)' in the bundle.")
        }
    }

    /// Creates a storyboard of a document.
    init(_ file: InterfaceFile) {
        (name, self.file) = (file.name, file)
        super.init()
    }

    /// Returns the first controller; nil where the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        file?.document.initialScene.flatMap(load)
    }
    /// Returns the first controller, of a kind; nil where the storyboard has none of it.
    /// - Parameter creator: Makes the controller of a coder; nil for the storyboard's own way.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        file?.document.initialScene.flatMap { scene in creating(creator) { load(scene) } }
            as? Controller
    }
    /// Returns the controller of a name: an empty one, with a warning, for none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let made = file?.document.scene(named: identifier).flatMap(load) { return made }
        RuntimeWarning.issue(
            "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
        return UIViewController()
    }
    /// Returns the controller of a name, of a kind, which a function may make.
    /// - Parameter creator: Makes the controller of a coder; nil for the storyboard's own way.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let made = creating(creator) { instantiateViewController(withIdentifier: identifier) }
        if let made = made as? Controller { return made }
        guard let other = creator?(InterfaceCoder()) ?? Controller(coder: InterfaceCoder()) else {
            preconditionFailure("\(Controller.self).init(coder:) has returned nil.")
        }
        return other
    }

    /// Makes the next controller, where the app wants to do so itself.
    private(set) var creator: ((NSCoder) -> UIViewController?)?
    private func creating<Controller: UIViewController>(
        _ creator: ((NSCoder) -> Controller?)?, _ make: () -> UIViewController?
    ) -> UIViewController? {
        self.creator = creator
        defer { self.creator = nil }
        return make()
    }
    /// Returns the app's function for the next controller, once.
    func takeCreator() -> ((NSCoder) -> UIViewController?)? {
        defer { creator = nil }
        return creator
    }

    /// Returns the controller of an identifier within the document; nil for none.
    func controller(withID id: String) -> UIViewController? {
        file?.document.scene(ofController: id).flatMap(load)
    }

    private func load(_ scene: InterfaceDocument.Scene) -> UIViewController? {
        guard let file else { return nil }
        guard file.document.isForTouch else {
            RuntimeWarning.issue("\(name) is not a storyboard of UIKit's.")
            return nil
        }
        if let placeholder = scene.controller, placeholder.name == "viewControllerPlaceholder" {
            return referenced(placeholder)
        }
        guard making.insert(scene.id).inserted else {
            RuntimeWarning.issue("\(name): the relationships of a scene lead back to it, and end there.")
            return nil
        }
        defer { making.remove(scene.id) }
        return InterfaceLoader(file, owner: nil, storyboard: self).load(scene)
    }

    private static var depth = 0
    /// The controller of another storyboard.
    private func referenced(_ element: XMLElement) -> UIViewController? {
        guard let other = element["storyboardName"], Self.depth < 20 else { return nil }
        Self.depth += 1
        defer { Self.depth -= 1 }
        let storyboard = UIStoryboard(name: other, bundle: file?.bundle)
        guard let id = element["referencedIdentifier"] else {
            return storyboard.instantiateInitialViewController()
        }
        return storyboard.instantiateViewController(withIdentifier: id)
    }
}

/// A connection between two controllers of a storyboard.
///
/// Follows Apple's [UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue).
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    /// The name; nil for none.
    open private(set) var identifier: String?
    /// The controller that is left.
    open private(set) var source: UIViewController
    /// The controller that is shown.
    open private(set) var destination: UIViewController
    var show: (() -> Void)?
    /// Creates a connection.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }
    /// Shows the destination, as the storyboard says.
    open func perform() { if let show { show() } else { source.show(destination, sender: nil) } }
}
