import Foundation
import SwiftUICore

/// A control that shows a color, and opens a panel to choose another one.
///
/// Follows Apple's [UIColorWell](https://developer.apple.com/documentation/uikit/uicolorwell).
@MainActor @preconcurrency
open class UIColorWell: UIControl {
    /// The color; nil for none.
    open var selectedColor: UIColor? { didSet { noteChange() } }
    /// Whether colors may be transparent; true by default.
    open var supportsAlpha = true { didSet { noteChange() } }
    /// The title of the panel; nil for the usual one.
    open var title: String? { didSet { noteChange() } }

    /// Changes the color, as the panel does.
    func choose(_ color: UIColor) {
        guard isEnabled else { return }
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}

/// A color well of UIKit as a color picker of SwiftUI.
struct ColorWellCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let well: UIColorWell

    var body: some View {
        let color = Binding {
            well.selectedColor.map { Color($0) } ?? .clear
        } set: {
            well.choose(UIColor($0))
        }
        ColorPicker(well.title ?? "", selection: color, supportsOpacity: well.supportsAlpha)
            .labelsHidden()
            .disabled(!well.isEnabled)
    }
}
