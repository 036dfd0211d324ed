import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// The controllers and windows that an app has drawn in Xcode, as a `.storyboard` file describes them.
///
/// Follows Apple's [NSStoryboard](https://developer.apple.com/documentation/appkit/nsstoryboard). The file is read as the project has it.
@MainActor @preconcurrency
open class NSStoryboard: NSObject {
    /// The name of a storyboard.
    public typealias Name = String
    /// The name of a controller.
    public typealias SceneIdentifier = String
    private let name: Name
    private let file: InterfaceFile?
    /// The controllers that are being made: a circle of relationships ends at one of them.
    private var making: Set<String> = []

    /// The storyboard with which the app starts; nil for none.
    open class var main: NSStoryboard? { MainInterface.storyboard }
    /// Creates a storyboard of a name; without scenes, and with a warning, where the bundle has none of it.
    /// - Parameter storyboardBundleOrNil: The bundle; the app's for nil.
    public init(name: Name, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        file = InterfaceFile.find(name, "storyboard", in: storyboardBundleOrNil)
        super.init()
        if file == nil { RuntimeWarning.issue("Could not find a storyboard named '\(name)' in the bundle.") }
    }

    /// Creates a storyboard of a document.
    init(_ file: InterfaceFile) {
        (name, self.file) = (file.name, file)
        super.init()
    }

    /// Returns the first controller, which a function may make; nil where the storyboard has none.
    open func instantiateInitialController() -> Any? {
        guard let scene = file?.document.initialScene else { return nil }
        return load(scene)
    }
    /// Returns the first controller; nil where the storyboard has none of the kind.
    /// - Parameter creator: Makes the controller; without effect here, where its class does so.
    open func instantiateInitialController<Controller>(creator: ((NSCoder) -> Controller?)? = nil) -> Controller? {
        instantiateInitialController() as? Controller
    }
    /// Returns the controller of a name: an empty one, with a warning, for none.
    open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
        if let scene = file?.document.scene(named: identifier), let made = load(scene) { return made }
        RuntimeWarning.issue("Storyboard (\(name)) doesn't contain a controller with identifier '\(identifier)'")
        return NSViewController()
    }
    /// Returns the controller of a name, in its class; an empty one, with a warning, for none.
    /// - Parameter creator: Makes the controller; without effect here, where its class does so.
    open func instantiateController<Controller: NSViewController>(
        identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        if let made = instantiateController(withIdentifier: identifier) as? Controller { return made }
        guard let made = creator?(InterfaceCoder()) ?? Controller(coder: InterfaceCoder()) else {
            preconditionFailure("\(Controller.self).init(coder:) has returned nil.")
        }
        return made
    }

    /// Returns the controller of an identifier within the document; nil for none.
    func controller(withID id: String) -> NSResponder? { file?.document.scene(ofController: id).flatMap(load) }

    private func load(_ scene: InterfaceDocument.Scene) -> NSResponder? {
        guard let file else { return nil }
        if file.document.isForTouch {
            RuntimeWarning.issue("\(name) is not a storyboard of AppKit's.")
            return nil
        }
        let controller = scene.controller
        if controller?.name == "controllerPlaceholder" { return referenced(controller) }
        guard making.insert(scene.id).inserted else {
            RuntimeWarning.issue("\(name): the relationships of a scene lead back to it, and end there.")
            return nil
        }
        defer { making.remove(scene.id) }
        return NibLoader(file, owner: nil, storyboard: self).loadScene(scene)
    }

    /// The controller of another storyboard.
    private func referenced(_ element: XMLElement?) -> NSResponder? {
        guard let element, let other = element["storyboardName"] else { return nil }
        let storyboard = NSStoryboard(name: other, bundle: file?.bundle)
        guard let id = element["referencedIdentifier"] else {
            return storyboard.instantiateInitialController() as? NSResponder
        }
        return storyboard.instantiateController(withIdentifier: id) as? NSResponder
    }

    /// Makes the objects of the app: its menu and its delegate.
    func loadApplication() -> [AnyObject] {
        guard let file, let scene = file.document.applicationScene else { return [] }
        let loader = NibLoader(file, owner: NSApplication.shared, storyboard: self)
        let made = scene.objects.compactMap { loader.make($0) }
        loader.finish()
        return made + [loader]
    }
}

/// A connection between two controllers of a storyboard.
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
    var show: (() -> Void)?
    /// Creates a connection.
    public init(identifier: Identifier, source sourceController: Any, destination destinationController: Any) {
        self.identifier = identifier.isEmpty ? nil : identifier
        (self.sourceController, self.destinationController) = (sourceController, destinationController)
        super.init()
    }
    /// Shows the destination, as the storyboard says.
    open func perform() { show?() }
}

/// An object that follows connections of a storyboard.
///
/// Follows Apple's [NSSeguePerforming](https://developer.apple.com/documentation/appkit/nssegueperforming).
@MainActor @preconcurrency
public protocol NSSeguePerforming: NSObjectProtocol {
    /// Called before a connection is followed, with both controllers.
    func prepare(for segue: NSStoryboardSegue, sender: Any?)
    /// Follows the connection of a name.
    func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
    /// Whether a connection that the user chose is followed.
    func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool
}

extension NSViewController: NSSeguePerforming {}
extension NSWindowController: NSSeguePerforming {}
