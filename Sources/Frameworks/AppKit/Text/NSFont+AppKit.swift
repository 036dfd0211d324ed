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
