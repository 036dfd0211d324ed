// Generated from asset catalogues by `./oriel assets`; changes made here are lost.

import Foundation
import SwiftUI

private let assetBundle = Bundle.main

extension ColorResource {
    static let accent = ColorResource(name: "AccentColor", bundle: assetBundle)
    static let brand = ColorResource(name: "BrandColor", bundle: assetBundle)
    static let red = ColorResource(name: "red", bundle: assetBundle)
    /// The group Feedback.
    enum Feedback {
        static let error = ColorResource(name: "Feedback/error", bundle: assetBundle)
    }
}

extension ImageResource {
    static let urlBar = ImageResource(name: "URLBar", bundle: assetBundle)
}

extension Color {
    static var accent: Color { Color(.accent) }
    static var brand: Color { Color(.brand) }
    /// The group Feedback.
    enum Feedback {
        static var error: Color { Color(.Feedback.error) }
    }
}

extension ShapeStyle where Self == Color {
    static var accent: Color { Color(.accent) }
    static var brand: Color { Color(.brand) }
}

extension UIColor {
    static var accent: UIColor { UIColor(resource: .accent) }
    static var brand: UIColor { UIColor(resource: .brand) }
    /// The group Feedback.
    enum Feedback {
        static var error: UIColor { UIColor(resource: .Feedback.error) }
    }
}

extension UIImage {
    static var urlBar: UIImage { UIImage(resource: .urlBar) }
}
