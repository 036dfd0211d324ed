import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// Makes the objects of a nib, or of a scene of a storyboard, and connects them.
@MainActor
final class NibLoader: DocumentLoader {
    let contents: DocumentObjects
    /// The storyboard of a scene; nil for a nib.
    let storyboard: NSStoryboard?
    private var windows: [NSWindow] = []
    private weak var controller: AnyObject?
    init(_ file: InterfaceFile, owner: AnyObject?, storyboard: NSStoryboard? = nil, outer: NibLoader? = nil) {
        self.storyboard = storyboard
        contents = DocumentObjects(file, owner: owner, around: outer?.contents)
    }

    /// Makes the objects of a nib; shows the windows that are visible at launch.
    func load() {
        for element in file.document.objects {
            if let object = make(element), object !== owner, object !== NSApplication.shared { keep(object) }
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

    func noteMade(_ object: AnyObject, _ element: XMLElement) {
        if element["sceneMemberID"] == "viewController" { controller = object }
        noteNew(object, element)
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
            notMade(element)
        case let name where name.hasSuffix("ormatter"): makeFormatter(element)
        case let name where NibLoader.viewTypes[name] != nil: makeView(element)
        default: notMade(element)
        }
    }

    private func noted(_ object: AnyObject, _ element: XMLElement, _ make: () -> Void) -> AnyObject {
        note(object, element)
        make()
        return object
    }

    private func notMade(_ element: XMLElement) -> AnyObject? {
        unsupported(element)
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

    func setOutlet(_ value: AnyObject, _ name: String, of object: AnyObject) -> Bool {
        NibOutlets.set(value, name, of: object)
    }
    func hasOutlets(_ name: String, _ object: AnyObject) -> Bool { false }
    func setAttribute(_ value: Any, _ path: String, of object: AnyObject) -> Bool {
        NibAttributes.set(value, path, of: object)
    }
    func color(_ element: XMLElement) -> NSColor? { NibValues.color(element, in: file) }
    func image(_ attribute: XMLElement) -> NSImage? { NibValues.image(attribute["value"], file) }

    /// Makes a connection; returns false for one whose other end does not exist yet.
    func connect(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        switch connection.name {
        case "action": connectAction(object, connection)
        case "segue": connectSegue(object, connection)
        case "binding": NibBinding.connect(object, connection, self)
        default: connectOutlet(object, connection)
        }
    }

    func awake(_ object: AnyObject) {
        switch object {
        case let object as NSResponder: object.awakeFromNib()
        case let object as NSMenu: object.awakeFromNib()
        case let object as NSMenuItem: object.awakeFromNib()
        case let object as NSCell: object.awakeFromNib()
        default: break
        }
    }

    /// The controller of the scene; nil for a nib, and for the app's scene.
    var sceneController: NSResponder? { controller as? NSResponder }

    /// Makes the view of a controller, with what belongs to it.
    func makeView(of element: XMLElement) -> NSView? {
        let view = makeView(element)
        finish()
        return view
    }
}
