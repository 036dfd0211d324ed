import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation

/// The classes that documents of Interface Builder name.
@MainActor
package enum InterfaceNames {
    /// Returns the class of an element: its custom class where that is one of a kind, else a default.
    /// - Parameter system: Returns a framework's class.
    package static func kind<T: AnyObject>(
        of element: XMLElement, as base: T.Type, in file: InterfaceFile, system: (String) -> AnyClass?
    ) -> T.Type {
        guard let written = element["customClass"], !written.isEmpty else { return base }
        let (name, module) = parts(of: written)
        if let found = system(name)
            ?? InterfaceClasses.named(name, module: module ?? element["customModule"])
        {
            if let type = found as? T.Type { return type }
            RuntimeWarning.issue(
                "\(file.name): class \(name) in Interface Builder file is not a \(base).")
            return base
        }
        RuntimeWarning.issue("Unknown class \(name) in Interface Builder file.")
        return base
    }

    /// The name and the module of a name as older documents write it: `_TtC3App4View`.
    package static func parts(of name: String) -> (name: String, module: String?) {
        guard name.hasPrefix("_TtC") else { return (name, nil) }
        var rest = name.dropFirst(4)
        var parts: [String] = []
        while let length = Int(rest.prefix { $0.isNumber }), length > 0, length < rest.count {
            rest = rest.drop { $0.isNumber }
            parts.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return parts.count == 2 ? (parts[1], parts[0]) : (name, nil)
    }

    /// Puts an object into an outlet; warns where there is none of the name.
    /// - Parameter known: Sets an outlet of a framework's class; returns false where it has none.
    package static func set(_ value: Any, _ name: String, of object: AnyObject, _ known: () -> Bool) {
        if InterfaceClasses.set(value, name, of: object) == true || known() { return }
        RuntimeWarning.issue(
            "Failed to connect (\(name)) outlet from (\(type(of: object))) to (\(type(of: value))): missing setter or instance variable"
        )
    }
}
