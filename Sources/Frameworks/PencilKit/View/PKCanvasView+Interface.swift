import Foundation
import SwiftUI

extension PKCanvasView: InterfaceDescribed {
    package func setInterfaceOutlet(_ value: AnyObject, named name: String) -> Bool {
        guard name == "delegate" else { return false }
        delegate = value as? any PKCanvasViewDelegate
        return true
    }
}
