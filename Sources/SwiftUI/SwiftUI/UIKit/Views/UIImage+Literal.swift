import SwiftUICore

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal that names no other.
public typealias _ImageLiteralType = UIImage
