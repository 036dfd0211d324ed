import Foundation
import SwiftUI

/// A view that shows the content behind it, blurred.
///
/// Follows Apple's
/// [NSVisualEffectView](https://developer.apple.com/documentation/appkit/nsvisualeffectview). Views of the same window are blurred;
/// the desktop behind the window is not seen.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
    /// The purpose of the view, which decides on its material.
    public enum Material: Int, Sendable {
        case titlebar = 3
        case selection
        case menu
        case popover
        case sidebar
        case headerView = 10
        case sheet, windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground
        case underWindowBackground = 21
        case underPageBackground
        /// The older material that follows the appearance.
        case appearanceBased = 0
        /// The older light material.
        case light = 1
        /// The older dark material.
        case dark = 2
        /// The older, less translucent light material.
        case mediumLight = 8
        /// The older, darker material.
        case ultraDark = 9
    }
    /// The blurred content.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// Whether the view looks as in a window that is in use.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    private let effect = UIVisualEffectView(effect: nil)
    /// The purpose of the view; a title bar by default.
    open var material = Material.titlebar { didSet { followMaterial() } }
    /// The blurred content; the window's in any case.
    open var blendingMode = BlendingMode.behindWindow { didSet { followMaterial() } }
    /// Whether the view looks as in a window that is in use; always here.
    open var state = State.followsWindowActiveState
    /// Whether the material is emphasized; without effect.
    open var isEmphasized = false
    /// The image whose opacity limits the view; nil for none.
    ///
    /// Without effect.
    open var maskImage: NSImage?

    /// Creates a view of a rectangle.
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        prepare()
    }
    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        effect.frame = backing.bounds
        effect.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backing.addSubview(effect)
        followMaterial()
    }
    override var firstIndex: Int { 1 }

    private func followMaterial() {
        let style: UIBlurEffect.Style =
            switch material {
            case .hudWindow, .fullScreenUI: .systemThinMaterial
            case .sheet, .windowBackground, .contentBackground, .underWindowBackground, .underPageBackground:
                .systemThickMaterial
            case .titlebar, .headerView: .systemChromeMaterial
            default: .systemMaterial
            }
        effect.effect = UIBlurEffect(style: style)
        changed()
    }
    /// The background for labels within: dark for the selection.
    open var interiorBackgroundStyle: BackgroundStyle { material == .selection && isEmphasized ? .emphasized : .normal }
}
