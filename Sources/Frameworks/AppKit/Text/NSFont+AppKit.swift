import SwiftUI
import SwiftUICore

extension NSFont {
    /// Creates a font from a description; nil never.
    /// - Parameter size: The size in points; 0 for the description's.
    @_disfavoredOverload
    public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size: CGFloat) {
        let font: NSFont = NSFont(descriptor: fontDescriptor, size: size)
        self.init(font.fontDescription)
    }
}

// A member of this module takes the place of one with its name in a module below, wherever AppKit is imported.
extension NSFont {
    /// The name of the font's family; nil never, but an optional for apps of the Mac.
    public var familyName: String? { fontDescription.family ?? ".SystemUI" }
}
