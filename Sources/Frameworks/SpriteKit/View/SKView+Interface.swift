import Foundation
import SwiftUI

extension SKView: InterfaceDescribed {
    package func setInterfaceOutlet(_ value: AnyObject, named name: String) -> Bool {
        guard name == "delegate" else { return false }
        delegate = value as? any SKViewDelegate
        return true
    }

    package func setInterfaceAttribute(_ value: String, named name: String) {
        switch name {
        case "asynchronous": isAsynchronous = value == "YES"
        case "ignoresSiblingOrder": ignoresSiblingOrder = value == "YES"
        case "preferredFramesPerSecond": preferredFramesPerSecond = Int(value) ?? preferredFramesPerSecond
        default: break
        }
    }
}
