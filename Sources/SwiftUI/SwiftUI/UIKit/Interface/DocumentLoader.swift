import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation

/// The objects of a document of Interface Builder while they are made and connected.
@MainActor
package final class DocumentObjects {
    package let file: InterfaceFile
    /// The object that stands for “File's Owner”; nil for none.
    package private(set) weak var owner: AnyObject?
    /// The objects at the outermost level, which the owner keeps.
    package fileprivate(set) var topLevel: [AnyObject] = []
    /// The objects by their identifiers in the document.
    fileprivate var objects: [String: AnyObject] = [:]
    fileprivate var made: [AnyObject] = []
    /// The connections of objects, with their element; done once both ends exist.
    fileprivate var waiting: [(object: AnyObject, connection: XMLElement)] = []
    fileprivate var constraints: [(view: AnyObject, element: XMLElement)] = []
    fileprivate var attributes: [(object: AnyObject, element: XMLElement)] = []
    /// The objects of outlets that have several.
    fileprivate var collections: [Collection: [AnyObject]] = [:]
    /// The objects of the document around a prototype of a cell.
    private let around: DocumentObjects?

    /// An outlet of several objects.
    fileprivate struct Collection: Hashable {
        let object: ObjectIdentifier
        let name: String
    }

    package init(_ file: InterfaceFile, owner: AnyObject?, around: DocumentObjects?) {
        (self.file, self.owner, self.around) = (file, owner, around)
    }

    fileprivate func object(_ id: String) -> AnyObject? { objects[id] ?? around?.object(id) }
}

/// Makes the objects of a document of Interface Builder, and connects them: the part that AppKit and UIKit share.
@MainActor
package protocol DocumentLoader: AnyObject {
    var contents: DocumentObjects { get }
    /// Makes a connection; returns false for one whose other end does not exist yet.
    func connect(_ object: AnyObject, _ connection: XMLElement) -> Bool
    /// Puts an object into an outlet of a framework's class; returns false if there is none of the name for such an object.
    func setOutlet(_ value: AnyObject, _ name: String, of object: AnyObject) -> Bool
    /// Whether a framework's class has an outlet of several objects of a name.
    func hasOutlets(_ name: String, _ object: AnyObject) -> Bool
    /// Sets a property of a framework's class; returns false if it has none of the name.
    func setAttribute(_ value: Any, _ path: String, of object: AnyObject) -> Bool
    /// Returns the color of an element; nil for none.
    func color(_ element: XMLElement) -> UIColor?
    /// Returns the image that an attribute names; nil for none.
    func image(_ attribute: XMLElement) -> UIImage?
    /// Notifies an object of a framework's class that it was made from a document.
    func awake(_ object: AnyObject)
}

extension DocumentLoader {
    package var file: InterfaceFile { contents.file }
    package var owner: AnyObject? { contents.owner }
    package var topLevel: [AnyObject] { contents.topLevel }

    // MARK: Objects

    /// Returns an object by its identifier in the document; nil for none.
    package func object(_ id: String) -> AnyObject? { contents.object(id) }

    /// Notes an object by the identifier of its element, with its connections.
    package func note(_ object: AnyObject, _ element: XMLElement) {
        if let id = element["id"] { contents.objects[id] = object }
        contents.waiting += element.connections.map { (object, $0) }
        if element.child("userDefinedRuntimeAttributes") != nil { contents.attributes.append((object, element)) }
    }
    /// Notes an object by an identifier.
    package func note(_ object: AnyObject, id: String) { contents.objects[id] = object }
    /// Notes an object that was made here, and is notified at the end.
    package func noteNew(_ object: AnyObject, _ element: XMLElement) {
        contents.made.append(object)
        note(object, element)
    }
    /// Notes the constraints of a view.
    package func noteConstraints(_ view: AnyObject, _ element: XMLElement) {
        contents.constraints += element.child("constraints")?.children.map { (view, $0) } ?? []
    }
    /// Keeps an object as long as the owner does.
    package func keep(_ object: AnyObject) { contents.topLevel.append(object) }

    /// Says that an object is not made.
    package func unsupported(_ element: XMLElement) {
        RuntimeWarning.issue(
            "\(file.name): objects of the kind “\(element.name)” are not made here (see CompatibilityGaps.md).")
    }

    /// Activates constraints, makes connections, sets attributes, and notifies the objects.
    package func finish() {
        let (new, views, values) = (contents.made, contents.constraints, contents.attributes)
        (contents.made, contents.constraints, contents.attributes) = ([], [], [])
        for (view, element) in views {
            guard let constraint = InterfaceConstraints.make(element, in: view, object) else { continue }
            note(constraint, element)
            constraint.isActive = true
        }
        let connections = contents.waiting
        contents.waiting = []
        for (object, connection) in connections where !connect(object, connection) {
            contents.waiting.append((object, connection))
        }
        for (object, element) in values { setAttributes(of: object, element) }
        for object in new {
            awake(object)
            InterfaceClasses.awake(object)
        }
    }

    // MARK: Connections

    /// Connects an outlet of one object or several; returns false for one whose other end does not exist yet.
    package func connectOutlet(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        let isCollection = connection.name == "outletCollection"
        guard isCollection || connection.name == "outlet", let name = connection["property"],
            let id = connection["destination"]
        else { return true }
        guard let value = self.object(id) else { return false }
        guard isCollection else {
            InterfaceNames.set(value, name, of: object) { setOutlet(value, name, of: object) }
            return true
        }
        let key = DocumentObjects.Collection(object: ObjectIdentifier(object), name: name)
        contents.collections[key, default: []].append(value)
        InterfaceNames.set(contents.collections[key] ?? [], name, of: object) { hasOutlets(name, object) }
        return true
    }

    /// Returns the method that an action calls; a warning says so where the target has none of the name.
    package func method(_ name: String, of target: AnyObject?) -> Selector {
        if let found = target.flatMap({ InterfaceClasses.method(name, of: $0) }) { return found }
        if let target {
            RuntimeWarning.issue(
                "Could not connect action \(name): target of class \(type(of: target)) has no such method")
        }
        return Selector(name)
    }

    /// Says that an object has no action.
    package func hasNoAction(_ object: AnyObject) {
        RuntimeWarning.issue("\(file.name): a \(type(of: object)) has no action here.")
    }

    /// Sets the values that a document has for names of properties: `userDefinedRuntimeAttributes`.
    private func setAttributes(of object: AnyObject, _ element: XMLElement) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"], let value = value(of: attribute) else { continue }
            if InterfaceClasses.set(value, path, of: object) == true || setAttribute(value, path, of: object) {
                continue
            }
            RuntimeWarning.issue(
                "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): this class is not key value coding-compliant for the key \(path)."
            )
        }
    }

    private func value(of attribute: XMLElement) -> Any? {
        let child = attribute.child(key: "value")
        switch attribute["type"] {
        case "boolean": return NSNumber(value: attribute.flag("value"))
        case "number":
            let text = child?["value"] ?? attribute["value"]
            return text.flatMap(Double.init).map { NSNumber(value: $0) }
        case "string": return attribute["value"] ?? child?.text
        case "color": return child.flatMap(color)
        case "image": return image(attribute)
        case "point": return child.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "size": return child.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
        case "rect": return InterfaceValues.rect(child)
        default: return nil
        }
    }
}
