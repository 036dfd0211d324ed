import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation
import SwiftUICore

/// Makes the objects of a nib, or of a scene of a storyboard, and connects them.
@MainActor
final class InterfaceLoader {
    let file: InterfaceFile
    /// The storyboard of a scene; nil for a nib.
    let storyboard: UIStoryboard?
    private(set) weak var owner: AnyObject?
    private var external: [String: AnyObject] = [:]
    private var objects: [String: AnyObject] = [:]
    private(set) var topLevel: [AnyObject] = []
    private var made: [AnyObject] = []
    private var waiting: [(object: AnyObject, connection: XMLElement)] = []
    private var constraints: [(view: UIView, element: XMLElement)] = []
    private var attributes: [(object: AnyObject, element: XMLElement)] = []
    /// The objects of outlets that have several.
    var collections: [Collection: [AnyObject]] = [:]
    /// The kinds of the bars of a controller whose view is still to be made, by their identifiers.
    var waitingGuides: [String: String] = [:]
    /// The loader of the document around a prototype of a cell.
    let outer: InterfaceLoader?
    /// The controller of the scene; nil for a nib.
    weak var controller: UIViewController?

    /// An outlet of several objects.
    struct Collection: Hashable {
        let object: ObjectIdentifier
        let name: String
    }

    init(
        _ file: InterfaceFile, owner: AnyObject?, storyboard: UIStoryboard? = nil,
        outer: InterfaceLoader? = nil,
        external: [String: AnyObject] = [:]
    ) {
        (self.file, self.owner, self.storyboard, self.outer) = (file, owner, storyboard, outer)
        self.external = external
    }

    /// Makes the objects of a nib.
    func load() {
        for element in file.document.objects {
            if let object = make(element), object !== owner { topLevel.append(object) }
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

    /// Returns an object by its identifier in the document; nil for none.
    func object(_ id: String) -> AnyObject? { objects[id] ?? outer?.object(id) }

    /// Notes an object by the identifier of its element, with its connections.
    func note(_ object: AnyObject, _ element: XMLElement) {
        if let id = element["id"] { objects[id] = object }
        waiting += element.connections.map { (object, $0) }
        if element.child("userDefinedRuntimeAttributes") != nil { attributes.append((object, element)) }
    }
    /// Notes an object by an identifier.
    func note(_ object: AnyObject, id: String) { objects[id] = object }
    /// Notes an object that was made here, and is notified at the end.
    func noteMade(_ object: AnyObject, _ element: XMLElement) {
        made.append(object)
        note(object, element)
    }
    func noteConstraints(_ view: UIView, _ element: XMLElement) {
        constraints += element.child("constraints")?.children.map { (view, $0) } ?? []
    }

    func kind<T: AnyObject>(of element: XMLElement, as base: T.Type) -> T.Type {
        InterfaceNames.kind(of: element, as: base, in: file) { name in
            guard name.hasPrefix("UI"), name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
            else { return nil }
            return NSClassFromString("SwiftUI." + name)
        }
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
                objects[id] = object
            }
            return nil
        case "customObject":
            guard let object = ObjectMaking.make(kind(of: element, as: NSObject.self)) else { return nil }
            noteMade(object, element)
            return object
        case "exit":
            if let id = element["id"] { objects[id] = InterfaceExit.shared }
            return nil
        case let name where name.hasSuffix("GestureRecognizer"): return makeRecognizer(element)
        case let name where name.hasSuffix("ontroller"): return makeController(element)
        case "barButtonItem": return makeBarButton(element)
        case let name where Self.viewTypes[name] != nil: return makeView(element)
        default:
            unsupported(element)
            return nil
        }
    }

    func unsupported(_ element: XMLElement) {
        RuntimeWarning.issue(
            "\(file.name): objects of the kind “\(element.name)” are not made here (see CompatibilityGaps.md)."
        )
    }

    /// Activates constraints, makes connections, sets attributes, and notifies the objects.
    func finish() {
        let (new, views, values) = (made, constraints, attributes)
        (made, constraints, attributes) = ([], [], [])
        for (view, element) in views {
            guard let constraint = InterfaceConstraints.make(element, in: view, object) else { continue }
            note(constraint, element)
            constraint.isActive = true
        }
        let connections = waiting
        waiting = []
        for (object, connection) in connections where !connect(object, connection) {
            waiting.append((object, connection))
        }
        for (object, element) in values { InterfaceAttributes.apply(element, to: object, file) }
        for object in new {
            (object as? UIResponder)?.awakeFromNib()
            InterfaceClasses.awake(object)
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
