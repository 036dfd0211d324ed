import Foundation
import SwiftUI

extension WKWebView: InterfaceDescribed {
    package func setInterfaceOutlet(_ value: AnyObject, named name: String) -> Bool {
        switch name {
        case "navigationDelegate": navigationDelegate = value as? any WKNavigationDelegate
        case "UIDelegate", "uiDelegate": uiDelegate = value as? any WKUIDelegate
        default: return false
        }
        return true
    }

    package func setInterfaceAttribute(_ value: String, named name: String) {
        let isOn = value == "YES"
        switch name {
        case "allowsBackForwardNavigationGestures": allowsBackForwardNavigationGestures = isOn
        case "allowsLinkPreview": allowsLinkPreview = isOn
        case "customUserAgent": customUserAgent = value
        default: break
        }
    }
}
