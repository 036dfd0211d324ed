import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// The classes that documents of Interface Builder name.
@MainActor
enum NibClasses {
    /// Returns the class of an element: its custom class where that is one of a kind, else a default.
    static func type<T: AnyObject>(of element: XMLElement, as base: T.Type, in file: NibFile) -> T.Type? {
        guard let written = element["customClass"], !written.isEmpty else { return base }
        let (name, module) = parts(of: written)
        let wanted = module ?? element["customModule"]
        if let found = system(name) ?? InterfaceClasses.named(name, module: wanted) {
            if let type = found as? T.Type { return type }
            RuntimeWarning.issue("\(file.name): class \(name) in Interface Builder file is not a \(base).")
            return base
        }
        RuntimeWarning.issue("Unknown class \(name) in Interface Builder file.")
        return base
    }

    private static func system(_ name: String) -> AnyClass? {
        guard name.hasPrefix("NS"), name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
        return name == "NSObject" ? NSObject.self : NSClassFromString("AppKit." + name)
    }

    /// The name and the module of a name as older documents write it: `_TtC3App4View`.
    static func parts(of name: String) -> (name: String, module: String?) {
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
}
