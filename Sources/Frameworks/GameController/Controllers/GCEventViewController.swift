import Foundation
import OrielFoundation
import SwiftUI

/// A controller of views that can give the events of controllers to the responders, which no desktop does.
///
/// Follows Apple's [GCEventViewController](https://developer.apple.com/documentation/gamecontroller/gceventviewcontroller).
@MainActor @preconcurrency
open class GCEventViewController: UIViewController {
    /// Whether responders receive the events of controllers; they never do here, where controllers make no presses.
    open var controllerUserInteractionEnabled = false {
        didSet {
            guard controllerUserInteractionEnabled else { return }
            RuntimeWarning.issue(
                "GCEventViewController: controllers make no presses here; their values and functions work.")
        }
    }
}
