import DisplayList
import Foundation

/// The source of a test host's text sizes.
///
/// ```swift
/// let host = TestHost(
///     CounterView(), text: .supplied { string, font in CGSize(width: 8 * string.count, height: 16) })
/// #expect(host.element(text: "Count to 1").frame.height == 16)
/// ```
public enum TextMetricsSource {
    /// A character is 0.6 times the font size wide, a line 1.2 times as high: the same on every machine.
    case fixed
    /// A function from a string and a font to the size of one line, in points.
    case supplied((_ string: String, _ font: FontDescription) -> CGSize)
    #if ORIEL_IMAGE
    /// The machine's fonts, as pictures show them.
    case system
    #endif
}
