import Foundation

/// A color as AppKit has it: the same bridge as ``UIColor``, with AppKit's names beside UIKit's.
public typealias NSColor = UIColor

extension UIColor {
    /// Creates a color from sRGB components, each from 0 to 1.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color from sRGB components, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color from sRGB components, each from 0 to 1.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The red component, in light appearance.
    public var redComponent: CGFloat { CGFloat(rgba.red) }
    /// The green component, in light appearance.
    public var greenComponent: CGFloat { CGFloat(rgba.green) }
    /// The blue component, in light appearance.
    public var blueComponent: CGFloat { CGFloat(rgba.blue) }
    /// The opacity, in light appearance.
    public var alphaComponent: CGFloat { CGFloat(rgba.opacity) }

    /// The hue from 0 to 1, in light appearance.
    public var hueComponent: CGFloat { hsb.0 }
    /// The saturation from 0 to 1, in light appearance.
    public var saturationComponent: CGFloat { hsb.1 }
    /// The brightness from 0 to 1, in light appearance.
    public var brightnessComponent: CGFloat { hsb.2 }
    private var hsb: (CGFloat, CGFloat, CGFloat) {
        let rgba = rgba
        let (hue, saturation, brightness) = ColorMath.hsb(Double(rgba.red), Double(rgba.green), Double(rgba.blue))
        return (CGFloat(hue), CGFloat(saturation), CGFloat(brightness))
    }

    /// The text of primary content.
    public static var labelColor: NSColor { label }
    /// The text of secondary content.
    public static var secondaryLabelColor: NSColor { secondaryLabel }
    /// The text of tertiary content.
    public static var tertiaryLabelColor: NSColor { tertiaryLabel }
    /// The text of quaternary content.
    public static var quaternaryLabelColor: NSColor { quaternaryLabel }
    /// The text of placeholders.
    public static var placeholderTextColor: NSColor { placeholderText }
    /// Text that can be edited.
    public static var textColor: NSColor { label }
    /// The background of text that can be edited.
    public static var textBackgroundColor: NSColor { systemBackground }
    /// The background of windows.
    public static var windowBackgroundColor: NSColor { UIColor(.system(.window)) }
    /// The background of large controls such as lists.
    public static var controlBackgroundColor: NSColor { systemBackground }
    /// The surface of controls.
    public static var controlColor: NSColor { systemFill }
    /// The text of controls.
    public static var controlTextColor: NSColor { label }
    /// The background behind documents.
    public static var underPageBackgroundColor: NSColor { secondarySystemBackground }
    /// Thin lines.
    public static var separatorColor: NSColor { separator }
    /// The text of links.
    public static var linkColor: NSColor { link }
    /// The accent color.
    public static var controlAccentColor: NSColor { tintColor }
    /// The background of selected content.
    public static var selectedContentBackgroundColor: NSColor { tintColor }
    /// The background of selected content in a window that is not key.
    public static var unemphasizedSelectedContentBackgroundColor: NSColor { UIColor(.system(.selection)) }
    /// The backgrounds of rows, one after the other.
    public static var alternatingContentBackgroundColors: [NSColor] { [systemBackground, secondarySystemBackground] }
    /// Text that is chosen.
    public static var selectedTextColor: NSColor { label }
    /// The background of selected text.
    public static var selectedTextBackgroundColor: NSColor { tintColor.withAlphaComponent(0.3) }
    /// Text that is chosen in a window that is not in use.
    public static var unemphasizedSelectedTextColor: NSColor { label }
    /// The background of selected text in a window that is not key.
    public static var unemphasizedSelectedTextBackgroundColor: NSColor { UIColor(.system(.selection)) }
    /// The ring around the focused element.
    public static var keyboardFocusIndicatorColor: NSColor { tintColor.withAlphaComponent(0.5) }
    /// Text on the background of selected content.
    public static var alternateSelectedControlTextColor: NSColor { white }
    /// Text of a chosen menu item.
    public static var selectedMenuItemTextColor: NSColor { white }
    /// The title of a window.
    public static var windowFrameTextColor: NSColor { label }
    /// The text of controls that are out of use.
    public static var disabledControlTextColor: NSColor { tertiaryLabel }
    /// The surface of chosen controls.
    public static var selectedControlColor: NSColor { tintColor.withAlphaComponent(0.3) }
    /// The text of chosen controls.
    public static var selectedControlTextColor: NSColor { label }
    /// The background of a row of pictures to run through.
    public static var scrubberTexturedBackground: NSColor { secondarySystemBackground }
    /// The lines of tables.
    public static var gridColor: NSColor { opaqueSeparator }
    /// The text of tables' headers.
    public static var headerTextColor: NSColor { label }
    /// The highlight of search results.
    public static var findHighlightColor: NSColor { yellow }
    /// The light on a surface.
    public static var highlightColor: NSColor { white }
    /// Shadows.
    public static var shadowColor: NSColor { black }
    /// The text of quinary content.
    public static var quinaryLabel: NSColor { UIColor(.system(.quinaryLabel)) }
}
