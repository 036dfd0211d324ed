import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// Bindings of a control to the user's defaults; others are named in a warning.
@MainActor
enum NibBindings {
    static func connect(_ object: AnyObject, _ connection: XMLElement, _ loader: NibLoader) -> Bool {
        RuntimeWarning.issue(
            "\(loader.file.name): bindings are not followed here, as that of “\(connection["name"] ?? "")” to “\(connection["keyPath"] ?? "")” (see CompatibilityGaps.md)."
        )
        return true
    }
}
