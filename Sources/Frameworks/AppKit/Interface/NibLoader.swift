import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// Makes the objects of a nib, or of a scene of a storyboard, and connects them.
@MainActor
final class NibLoader {
    let file: InterfaceFile
    /// The storyboard of a scene; nil for a nib.
    let storyboard: NSStoryboard?
    /// The object that stands for “File's Owner”; nil for none.
    private(set) weak var owner: AnyObject?
    /// The objects by their identifiers in the document.
    private(set) var objects: [String: AnyObject] = [:]
    /// The objects at the outermost level, which the owner keeps.
    private(set) var topLevel: [AnyObject] = []
    private var made: [AnyObject] = []
    /// The connections of objects, with their element; done once both ends exist.
    private var waiting: [(object: AnyObject, connection: XMLElement)] = []
    private var constraints: [(view: NSView, element: XMLElement)] = []
    private var attributes: [(object: AnyObject, element: XMLElement)] = []
    private var windows: [NSWindow] = []
    private weak var controller: AnyObject?
    /// The objects of outlets that have several.
    var collections: [Collection: [AnyObject]] = [:]
    /// The loader of the document around a prototype of a cell.
    private let outer: NibLoader?

    init(_ file: InterfaceFile, owner: AnyObject?, storyboard: NSStoryboard? = nil, outer: NibLoader? = nil) {
        (self.file, self.owner, self.storyboard, self.outer) = (file, owner, storyboard, outer)
    }

    /// Makes the objects of a nib; shows the windows that are visible at launch.
    func load() {
        for element in file.document.objects {
            if let object = make(element), object !== owner, object !== NSApplication.shared { topLevel.append(object) }
        }
        finish()
        for window in windows { window.makeKeyAndOrderFront(nil) }
        windows = []
    }

    /// Returns the class of an element: its custom class where that is one of a kind, else a default.
    func kind<T: AnyObject>(of element: XMLElement, as base: T.Type) -> T.Type {
        InterfaceNames.kind(of: element, as: base, in: file) { name in
            guard name.hasPrefix("NS"), name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
                return nil
            }
            return name == "NSObject" ? NSObject.self : NSClassFromString("AppKit." + name)
        }
    }

    /// Returns an object by its identifier in the document; nil for none.
    func object(_ id: String) -> AnyObject? { objects[id] ?? outer?.object(id) }

    /// Notes an object by the identifier of its element, with its connections.
    func note(_ object: AnyObject, _ element: XMLElement) {
        if let id = element["id"] { objects[id] = object }
        waiting += element.connections.map { (object, $0) }
        if element.child("userDefinedRuntimeAttributes") != nil { attributes.append((object, element)) }
    }
    /// Notes an object that was made here, and hears of it.
    func noteMade(_ object: AnyObject, _ element: XMLElement) {
        made.append(object)
        if element["sceneMemberID"] == "viewController" { controller = object }
        note(object, element)
    }
    func noteConstraints(_ view: NSView, _ element: XMLElement) {
        constraints += element.child("constraints")?.children.map { (view, $0) } ?? []
    }
    func show(atLaunch window: NSWindow) { windows.append(window) }

    /// Makes an object at the outermost level.
    @discardableResult
    func make(_ element: XMLElement) -> AnyObject? {
        switch element.name {
        case "customObject": makeObject(element)
        case "application": noted(NSApplication.shared, element) { makeApplication(element) }
        case "menu": makeMenu(element)
        case "menuItem": makeMenuItem(element)
        case "window": makeWindow(element)
        case "popover": makePopover(element)
        case "windowController": makeWindowController(element)
        case "viewController", "tabViewController", "splitViewController", "pagecontroller":
            makeViewController(element)
        case "userDefaultsController": noted(NSUserDefaultsController.shared, element) {}
        case "objectController", "arrayController", "treeController", "dictionaryController":
            unsupported(element)
        case let name where name.hasSuffix("ormatter"): makeFormatter(element)
        case let name where NibLoader.viewTypes[name] != nil: makeView(element)
        default: unsupported(element)
        }
    }

    private func noted(_ object: AnyObject, _ element: XMLElement, _ make: () -> Void) -> AnyObject {
        note(object, element)
        make()
        return object
    }

    private func unsupported(_ element: XMLElement) -> AnyObject? {
        RuntimeWarning.issue(
            "\(file.name): objects of the kind “\(element.name)” are not made here (see CompatibilityGaps.md).")
        return nil
    }

    private func makeObject(_ element: XMLElement) -> AnyObject? {
        let name = element["customClass"] ?? "NSObject"
        switch element["id"] {
        case "-2":
            if let owner { note(owner, element) }
            return owner
        case "-3":
            note(NSApplication.shared, element)
            return NSApplication.shared
        case "-1": return nil
        default: break
        }
        if element["sceneMemberID"] == "firstResponder" || name == "FirstResponder" { return nil }
        if name == "NSFontManager" { return noted(NSFontManager.shared, element) {} }
        guard let object = ObjectMaking.make(kind(of: element, as: NSObject.self)) else { return nil }
        noteMade(object, element)
        return object
    }

    private func makeApplication(_ element: XMLElement) {
        for menu in element.children(named: "menu") { makeMenu(menu) }
    }

    /// Activates constraints, makes connections, sets attributes, and notifies the objects.
    func finish() {
        let (new, views) = (made, constraints)
        made = []
        constraints = []
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
        for (object, element) in attributes { NibAttributes.apply(element, to: object, file) }
        attributes = []
        for object in new { NibLoader.awake(object) }
    }

    private static func awake(_ object: AnyObject) {
        switch object {
        case let object as NSResponder: object.awakeFromNib()
        case let object as NSMenu: object.awakeFromNib()
        case let object as NSMenuItem: object.awakeFromNib()
        case let object as NSCell: object.awakeFromNib()
        default: break
        }
        InterfaceClasses.awake(object)
    }

    /// Keeps an object as long as the loader.
    func keep(_ object: AnyObject) { topLevel.append(object) }

    /// The controller of the scene; nil for a nib, and for the app's scene.
    var sceneController: NSResponder? { controller as? NSResponder }

    /// Makes the view of a controller, with what belongs to it.
    func makeView(of element: XMLElement) -> NSView? {
        let view = makeView(element)
        finish()
        return view
    }
}
