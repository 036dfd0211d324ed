import Foundation
import SwiftUI

/// Lets the user pick a color from the screen; a desktop does not let apps see each other's windows, which is reported once.
///
/// Follows Apple's [NSColorSampler](https://developer.apple.com/documentation/appkit/nscolorsampler). The result is always nil, as after Escape.
@MainActor @preconcurrency
open class NSColorSampler: NSObject {
    /// Creates a sampler.
    public override init() { super.init() }
    /// Calls a function with the color: nil.
    open func show(selectionHandler: @escaping (NSColor?) -> Void) {
        RuntimeWarning.issue("NSColorSampler picks no colors here: see CompatibilityGaps.md.")
        DispatchQueue.main.async { MainActor.assumeIsolated { selectionHandler(nil) } }
    }
    /// Returns the color: nil.
    open func sample() async -> NSColor? {
        RuntimeWarning.issue("NSColorSampler picks no colors here: see CompatibilityGaps.md.")
        return nil
    }
}
