import Foundation
import SwiftUI

extension NSView {
    /// The shadow below the view; nil, the default, for none.
    ///
    /// Positive heights move it up. It is the view's layer's: a view without ``wantsLayer`` shows it here, too. A later change of the object has no effect
    /// until it is assigned again. Follows Apple's
    /// [shadow](https://developer.apple.com/documentation/appkit/nsview/shadow).
    public var shadow: NSShadow? {
        get {
            let layer = backing.layer
            guard layer.shadowOpacity > 0 else { return nil }
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: layer.shadowOffset.width, height: -layer.shadowOffset.height)
            shadow.shadowBlurRadius = layer.shadowRadius
            shadow.shadowColor = layer.shadowColor.map { UIColor(cgColor: $0) }
            return shadow
        }
        set {
            let layer = backing.layer
            layer.shadowOpacity = newValue == nil ? 0 : 1
            guard let newValue else { return }
            layer.shadowOffset = CGSize(width: newValue.shadowOffset.width, height: -newValue.shadowOffset.height)
            layer.shadowRadius = newValue.shadowBlurRadius
            layer.shadowColor = (newValue.shadowColor as? UIColor)?.cgColor
        }
    }
}
