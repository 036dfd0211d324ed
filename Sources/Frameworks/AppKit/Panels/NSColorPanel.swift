import Foundation
import SwiftUI

/// A panel for choosing a color; never shown here.
///
/// Use SwiftUI's `ColorPicker`.
///
/// Follows Apple's [NSColorPanel](https://developer.apple.com/documentation/appkit/nscolorpanel).
@MainActor @preconcurrency
open class NSColorPanel: NSPanel {
    /// The one panel.
    public static let shared = NSColorPanel(
        contentRect: NSRect(x: 0, y: 0, width: 230, height: 300), styleMask: [.titled, .closable], backing: .buffered,
        defer: true)
    /// Whether the panel was ever asked for.
    open class var sharedColorPanelExists: Bool { true }
    /// The way in which colors are chosen.
    public enum Mode: Int, Sendable {
        case none = -1
        case gray = 0
        case RGB, CMYK, HSB, customPalette, colorList, wheel, crayon
    }
    /// The way in which colors are chosen; kept.
    open var mode = Mode.wheel
    /// The view below the colors; nil for none, and not shown.
    open var accessoryView: NSView?
    /// The color; white by default.
    open var color = NSColor.white
    /// Whether colors can be transparent.
    open var showsAlpha = false
    /// Whether each step of a change is reported.
    open var isContinuous = true
    private weak var target: AnyObject?
    private var action: Selector?
    /// Sets the object whose method is called with another color.
    open func setTarget(_ target: Any?) { self.target = target.map { $0 as AnyObject } }
    /// Sets the method that is called with another color.
    open func setAction(_ selector: Selector?) { action = selector }
    /// Shows the panel: without colors to choose from, as it has none here.
    open override func makeKeyAndOrderFront(_ sender: Any?) { Self.lacks() }
    /// Shows the panel: without colors to choose from, as it has none here.
    open override func orderFront(_ sender: Any?) { Self.lacks() }
    private static func lacks() {
        RuntimeWarning.issue("NSColorPanel is not shown: use ColorPicker (see CompatibilityGaps.md).")
    }
}
