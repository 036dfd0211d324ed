import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation
import SwiftUICore

extension InterfaceLoader {
    func connectRecognizer(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        guard let id = connection["destination"] else { return true }
        guard let value = self.object(id) else { return false }
        guard let recognizer = value as? UIGestureRecognizer else { return connectOutlet(object, connection) }
        (object as? UIView)?.addGestureRecognizer(recognizer)
        return true
    }

    func connectAction(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        guard let name = connection["selector"] else { return true }
        let id = connection["destination"] ?? connection["target"] ?? "-1"
        let target = self.object(id)
        if target == nil, id != "-1" {
            // The first responder of a scene has an identifier of its own, and is not looked for here.
            return object is UIBarButtonItem || object is UIControl ? false : true
        }
        let action = method(name, of: target)
        switch object {
        case let control as UIControl:
            control.addTarget(
                target, action: action, for: Self.events[connection["eventType"] ?? ""] ?? .touchUpInside)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: hasNoAction(object)
        }
        return true
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
        "touchDragInside": .touchDragInside,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
        "primaryActionTriggered": .primaryActionTriggered,
    ]

    /// Notes a connection that the user or the app follows; embeds a controller at once.
    func connectSegue(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        guard let storyboard, let destination = connection["destination"] else { return true }
        let kind = connection["kind"] ?? "show"
        if kind == "relationship" { return true }
        let segue = InterfaceSegue(
            identifier: connection["identifier"], kind: kind, destination: destination,
            unwind: connection["unwindAction"], style: connection["modalPresentationStyle"],
            storyboard: storyboard)
        let source = controller ?? (outer?.controller)
        segue.source = source
        if kind == "embed", let container = object as? UIView {
            segue.embed(in: container)
            return true
        }
        source?.segues.append(segue)
        switch object {
        case let control as UIControl:
            control.addTarget(
                segue, action: Selector(InterfaceSegue.follow), for: .primaryActionTriggered)
        case let item as UIBarButtonItem:
            (item.target, item.action) = (segue, Selector(InterfaceSegue.follow))
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(segue, action: Selector(InterfaceSegue.follow))
        case let cell as UITableViewCell where connection["trigger"] == nil: cell.segue = segue
        case let cell as UICollectionViewCell: cell.segue = segue
        default: break
        }
        return true
    }
}

/// The outlets of UIKit's own classes.
@MainActor
enum InterfaceOutlets {
    /// Puts an object into an outlet; returns false if the class has none of the name, or another kind of object.
    static func set(_ value: AnyObject, _ name: String, of object: AnyObject) -> Bool {
        if let described = object as? any InterfaceDescribed, described.setInterfaceOutlet(value, named: name) {
            return true
        }
        switch name {
        case "view":
            guard let view = value as? UIView, let controller = object as? UIViewController else {
                return false
            }
            controller.view = view
        case "tableView":
            guard let table = value as? UITableView, let controller = object as? UITableViewController
            else { return false }
            controller.tableView = table
        case "delegate": return setDelegate(value, of: object)
        case "dataSource":
            switch object {
            case let table as UITableView: table.dataSource = value as? any UITableViewDataSource
            case let collection as UICollectionView:
                collection.dataSource = value as? any UICollectionViewDataSource
            case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
            default: return false
            }
        case "prefetchDataSource", "searchDisplayController", "inputAccessoryView", "accessoryView",
            "backgroundView",
            "selectedBackgroundView", "navigationItem", "tabBarItem", "toolbar", "navigationBar",
            "tabBar":
            return true
        default: return false
        }
        return true
    }

    /// A delegate without the protocol has none of its methods, and nothing is missing.
    private static func setDelegate(_ value: AnyObject, of object: AnyObject) -> Bool {
        switch object {
        case let table as UITableView: table.delegate = value as? any UITableViewDelegate
        case let collection as UICollectionView:
            collection.delegate = value as? any UICollectionViewDelegate
        case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
        case let text as UITextView: text.delegate = value as? any UITextViewDelegate
        case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
        case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
        case let scroll as UIScrollView: scroll.delegate = value as? any UIScrollViewDelegate
        case let tabs as UITabBarController: tabs.delegate = value as? any UITabBarControllerDelegate
        case let recognizer as UIGestureRecognizer:
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case let bar as UITabBar: bar.delegate = value as? any UITabBarDelegate
        case let bar as UINavigationBar: bar.delegate = value as? any UINavigationBarDelegate
        case let bar as UIToolbar: bar.delegate = value as? any UIToolbarDelegate
        case let stack as UINavigationController: stack.delegate = value as? any UINavigationControllerDelegate
        default: return false
        }
        return true
    }
}

/// The properties of UIKit's own classes that documents set by their names.
@MainActor
enum InterfaceAttributes {
    /// Sets a property; returns false if there is none of the name.
    static func set(_ value: Any, _ path: String, of object: AnyObject) -> Bool {
        guard let view = object as? UIView else { return false }
        let number = value as? NSNumber
        let length = CGFloat(number?.doubleValue ?? 0)
        switch path {
        case "layer.cornerRadius", "cornerRadius": view.layer.cornerRadius = length
        case "layer.borderWidth": view.layer.borderWidth = length
        case "layer.masksToBounds": view.layer.masksToBounds = number?.boolValue ?? false
        case "layer.opacity": view.layer.opacity = number?.floatValue ?? 1
        case "layer.borderColor", "layer.borderUIColor":
            view.layer.borderColor = (value as? UIColor)?.cgColor
        case "layer.backgroundColor": view.layer.backgroundColor = (value as? UIColor)?.cgColor
        case "layer.shadowRadius": view.layer.shadowRadius = length
        case "layer.shadowOpacity": view.layer.shadowOpacity = number?.floatValue ?? 0
        case "clipsToBounds": view.clipsToBounds = number?.boolValue ?? false
        case "hidden": view.isHidden = number?.boolValue ?? false
        default: return false
        }
        return true
    }
}
