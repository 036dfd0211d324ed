import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// A binding of a control or view to a value of the user's defaults, as documents of Interface Builder have them.
@MainActor
final class NibBinding {
    private weak var object: AnyObject?
    private let name: String
    private let key: String
    private let isNegated: Bool
    private let defaults: UserDefaults
    private var isWriting = false

    /// Makes a binding; a warning names one to something other than the defaults.
    ///
    /// Returns true, as there is nothing to wait for.
    static func connect(_ object: AnyObject, _ connection: XMLElement, _ loader: NibLoader) -> Bool {
        let (name, path) = (connection["name"] ?? "", connection["keyPath"] ?? "")
        guard let id = connection["destination"], let controller = loader.object(id) as? NSUserDefaultsController,
            path.hasPrefix("values."), let view = object as? NSView ?? (object as? NSCell)?.controlView
        else {
            RuntimeWarning.issue(
                "\(loader.file.name): bindings to objects other than the user's defaults are not followed here, as that of “\(name)” to “\(path)” (see CompatibilityGaps.md)."
            )
            return true
        }
        let transformer = connection.child(key: "options")?.child(key: "NSValueTransformerName")?.text
        let binding = NibBinding(
            view, name, String(path.dropFirst(7)), isNegated: transformer == "NSNegateBoolean", controller.defaults)
        guard binding.read() else {
            RuntimeWarning.issue(
                "\(loader.file.name): the binding of “\(name)” of a \(type(of: view)) is not followed here (see CompatibilityGaps.md)."
            )
            return true
        }
        (view as? NSControl)?.bindings.append(binding)
        loader.keep(binding)
        return true
    }

    init(_ object: AnyObject, _ name: String, _ key: String, isNegated: Bool, _ defaults: UserDefaults) {
        (self.object, self.name, self.key, self.isNegated) = (object, name, key, isNegated)
        self.defaults = defaults
        _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                if let self, !self.isWriting { _ = self.read() }
            }
        }
    }

    private var flag: Bool { defaults.bool(forKey: key) != isNegated }

    /// Gives the view the value; returns false for a property that is not known here.
    func read() -> Bool {
        switch (name, object) {
        case ("value", let button as NSButton): button.state = flag ? .on : .off
        case ("value", let toggle as NSSwitch): toggle.state = flag ? .on : .off
        case ("value", let text as NSTextView): text.string = defaults.string(forKey: key) ?? ""
        case ("value", let control as NSControl): control.objectValue = defaults.object(forKey: key)
        case ("enabled", let control as NSControl): control.isEnabled = flag
        case ("editable", let field as NSTextField): field.isEditable = flag
        case ("hidden", let view as NSView): view.isHidden = flag
        case ("selectedTag", let popUp as NSPopUpButton): popUp.selectItem(withTag: defaults.integer(forKey: key))
        case ("selectedIndex", let popUp as NSPopUpButton): popUp.selectItem(at: defaults.integer(forKey: key))
        case ("selectedValue", let popUp as NSPopUpButton):
            if let title = defaults.string(forKey: key) { popUp.selectItem(withTitle: title) }
        default: return false
        }
        return true
    }

    /// Keeps the value that the user has chosen.
    func write() {
        isWriting = true
        defer { isWriting = false }
        switch (name, object) {
        case ("value", let button as NSButton): defaults.set((button.state == .on) != isNegated, forKey: key)
        case ("value", let toggle as NSSwitch): defaults.set((toggle.state == .on) != isNegated, forKey: key)
        case ("value", let control as NSControl): defaults.set(control.objectValue, forKey: key)
        case ("selectedTag", let popUp as NSPopUpButton): defaults.set(popUp.selectedTag(), forKey: key)
        case ("selectedIndex", let popUp as NSPopUpButton): defaults.set(popUp.indexOfSelectedItem, forKey: key)
        case ("selectedValue", let popUp as NSPopUpButton): defaults.set(popUp.titleOfSelectedItem, forKey: key)
        default: break
        }
    }
}
