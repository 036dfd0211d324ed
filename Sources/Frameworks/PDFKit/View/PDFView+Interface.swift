import Foundation
import SwiftUI

extension PDFView: InterfaceDescribed {
    package func setInterfaceOutlet(_ value: AnyObject, named name: String) -> Bool {
        guard name == "delegate" else { return false }
        delegate = value as? any PDFViewDelegate
        return true
    }
}
