import Foundation
import SwiftUICore

extension UIBlurEffect {
    /// The material of SwiftUI that is like the effect.
    var material: Material {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThinMaterial
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thinMaterial
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thickMaterial
        default: .regularMaterial
        }
    }
}

extension UIView {
    /// The font of the view's text; nil for a view without one.
    var textFont: UIFont? {
        switch self {
        case let view as UILabel: view.font
        case let view as UITextField: view.font ?? .systemFont(ofSize: 17)
        case let view as UIButton: view.titleLabel?.font
        default: nil
        }
    }
}
