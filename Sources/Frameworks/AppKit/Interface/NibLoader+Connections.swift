import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

extension NibLoader {
    /// Makes a connection; returns false for one whose other end does not exist yet.
    func connect(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        switch connection.name {
        case "outlet": connectOutlet(object, connection)
        case "outletCollection": connectOutlets(object, connection)
        case "action": connectAction(object, connection)
        case "segue": connectSegue(object, connection)
        case "binding": NibBinding.connect(object, connection, self)
        default: true
        }
    }

    private func connectOutlet(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        guard let name = connection["property"], let id = connection["destination"] else { return true }
        guard let value = self.object(id) else { return false }
        InterfaceNames.set(value, name, of: object) { NibOutlets.set(value, name, of: object) }
        return true
    }

    private func connectOutlets(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        guard let name = connection["property"], let id = connection["destination"] else { return true }
        guard let value = self.object(id) else { return false }
        let key = Collection(object: ObjectIdentifier(object), name: name)
        collections[key, default: []].append(value)
        InterfaceNames.set(collections[key] ?? [], name, of: object) { false }
        return true
    }

    /// An outlet of several objects.
    struct Collection: Hashable {
        let object: ObjectIdentifier
        let name: String
    }

    private func connectAction(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        guard let name = connection["selector"] else { return true }
        let target = connection["target"].flatMap(self.object)
        let isResponder = connection["target"].map(isFirstResponder) ?? true
        if target == nil, !isResponder { return false }
        let found = target.flatMap { InterfaceClasses.method(name, of: $0) }
        if let target, found == nil {
            RuntimeWarning.issue(
                "Could not connect action \(name): target of class \(type(of: target)) has no such method")
        }
        let action = found ?? Selector(name)
        switch object {
        case let control as NSControl: (control.target, control.action) = (target, action)
        case let item as NSMenuItem: (item.target, item.action) = (target, action)
        case let cell as NSCell: (cell.target, cell.action) = (target, action)
        case let item as NSToolbarItem: (item.target, item.action) = (target, action)
        case let recognizer as NSGestureRecognizer: (recognizer.target, recognizer.action) = (target, action)
        default: RuntimeWarning.issue("\(file.name): a \(type(of: object)) has no action here.")
        }
        return true
    }

    private func isFirstResponder(_ id: String) -> Bool {
        if id == "-1" { return true }
        let all = storyboard == nil ? file.document.objects : file.document.scenes.flatMap(\.objects)
        return all.contains {
            $0["id"] == id && ($0["sceneMemberID"] == "firstResponder" || $0["customClass"] == "FirstResponder")
        }
    }
}
