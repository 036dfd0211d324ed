import Foundation
import SwiftUI

extension NSView {
    /// Creates a link that calls a method for each frame of the screen that the view is on.
    public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
        CADisplayLink(target: target, selector: selector)
    }
}
