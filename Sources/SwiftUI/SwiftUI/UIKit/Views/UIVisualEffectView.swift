import Foundation
import SwiftUICore

/// A view that applies a visual effect to the views behind it, of UIKit.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIVisualEffect? { didSet { noteChange() } }
    /// The container for views that are not affected.
    open private(set) var contentView = UIView(frame: .zero)
    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContent()
    }
    /// Creates a view without an effect.
    public convenience init() { self.init(effect: nil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }
    private func addContent() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}

/// An effect on the views behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// Things behind a view, blurred.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
    /// The background's brightness and thickness.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial,
            systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
            systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight,
            systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }
    /// The background's brightness and thickness.
    public let style: Style
    /// Creates an effect.
    public init(style: Style) { self.style = style }
}
