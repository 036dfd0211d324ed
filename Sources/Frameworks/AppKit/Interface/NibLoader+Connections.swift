import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

extension NibLoader {
    func connectAction(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        guard let name = connection["selector"] else { return true }
        let target = connection["target"].flatMap(self.object)
        let isResponder = connection["target"].map(isFirstResponder) ?? true
        if target == nil, !isResponder { return false }
        let action = method(name, of: target)
        switch object {
        case let control as NSControl: (control.target, control.action) = (target, action)
        case let item as NSMenuItem: (item.target, item.action) = (target, action)
        case let cell as NSCell: (cell.target, cell.action) = (target, action)
        case let item as NSToolbarItem: (item.target, item.action) = (target, action)
        case let recognizer as NSGestureRecognizer: (recognizer.target, recognizer.action) = (target, action)
        default: hasNoAction(object)
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
