import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation
import SwiftUICore

/// Makes the objects of a nib, or of a scene of a storyboard, and connects them.
@MainActor
final class InterfaceLoader: DocumentLoader {
    let contents: DocumentObjects
    /// The storyboard of a scene; nil for a nib.
    let storyboard: UIStoryboard?
    private let external: [String: AnyObject]
    /// The kinds of the bars of a controller whose view is still to be made, by their identifiers.
    var waitingGuides: [String: String] = [:]
    /// The loader of the document around a prototype of a cell.
    let outer: InterfaceLoader?
    /// The controller of the scene; nil for a nib.
    weak var controller: UIViewController?

    init(
        _ file: InterfaceFile, owner: AnyObject?, storyboard: UIStoryboard? = nil,
        outer: InterfaceLoader? = nil,
        external: [String: AnyObject] = [:]
    ) {
        (self.storyboard, self.outer, self.external) = (storyboard, outer, external)
        contents = DocumentObjects(file, owner: owner, around: outer?.contents)
    }

    /// Makes the objects of a nib.
    func load() {
        for element in file.document.objects {
            if let object = make(element), object !== owner { keep(object) }
        }
        finish()
    }

    /// Makes the controller of a scene, with the objects beside it; nil for a scene without one.
    func load(_ scene: InterfaceDocument.Scene) -> UIViewController? {
        // Recognizers and others are there before the views that refer to them.
        var others: [AnyObject] = []
        for element in scene.objects where element["sceneMemberID"] != "viewController" {
            if let object = make(element) { others.append(object) }
        }
        guard let element = scene.controller, let found = makeController(element) else { return nil }
        found.keptObjects += others
        finish()
        return found
    }

    func kind<T: AnyObject>(of element: XMLElement, as base: T.Type) -> T.Type {
        InterfaceNames.kind(of: element, as: base, in: file) { FrameworkClasses.named($0) }
    }

    /// Makes an object at the outermost level; nil for a kind that does not exist here.
    private func make(_ element: XMLElement) -> AnyObject? {
        switch element.name {
        case "placeholder":
            if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
                note(owner, element)
                return owner
            }
            if let id = element["id"], let name = element["placeholderIdentifier"],
                let object = external[name]
            {
                note(object, id: id)
            }
            return nil
        case "customObject":
            guard let object = ObjectMaking.make(kind(of: element, as: NSObject.self)) else { return nil }
            noteNew(object, element)
            return object
        case "exit":
            if let id = element["id"] { note(InterfaceExit.shared, id: id) }
            return nil
        case let name where name.hasSuffix("GestureRecognizer"): return makeRecognizer(element)
        case let name where name.hasSuffix("ontroller"): return makeController(element)
        case "barButtonItem": return makeBarButton(element)
        case let name where Self.viewTypes[name] != nil || FrameworkClasses.ofElement(name) is UIView.Type:
            return makeView(element)
        default:
            unsupported(element)
            return nil
        }
    }

    func setOutlet(_ value: AnyObject, _ name: String, of object: AnyObject) -> Bool {
        InterfaceOutlets.set(value, name, of: object)
    }
    func hasOutlets(_ name: String, _ object: AnyObject) -> Bool { name == "constraints" }
    func setAttribute(_ value: Any, _ path: String, of object: AnyObject) -> Bool {
        InterfaceAttributes.set(value, path, of: object)
    }
    func color(_ element: XMLElement) -> UIColor? { InterfaceValues.color(element, in: file) }
    func image(_ attribute: XMLElement) -> UIImage? {
        InterfaceValues.image(attribute, "value", in: file)
    }
    func awake(_ object: AnyObject) { (object as? UIResponder)?.awakeFromNib() }

    /// Makes a connection; returns false for one whose other end does not exist yet.
    func connect(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        switch connection.name {
        case "action": connectAction(object, connection)
        case "segue": connectSegue(object, connection)
        case "outletCollection" where connection["property"] == "gestureRecognizers":
            connectRecognizer(object, connection)
        default: connectOutlet(object, connection)
        }
    }

    /// Makes a view with what belongs to it, and connects it.
    func makeWhole(_ element: XMLElement) -> UIView? {
        let view = makeView(element)
        finish()
        return view
    }
}

/// The end of scenes: what connections back lead to.
final class InterfaceExit: NSObject, Sendable {
    static let shared = InterfaceExit()
}
