import DisplayList
import Foundation

/// A view that shows an image or a symbol.
///
/// An image has the size of its pixels divided by their scale, in points, and keeps it unless it is `resizable()`. A symbol
/// has the size and weight of the font, and the foreground style's color. An asset that the app doesn't have is reported once
/// and draws nothing; an unknown symbol draws a placeholder of its size.
///
/// ```swift
/// HStack {
///     Image(systemName: "heart.fill").imageScale(.large).foregroundStyle(.red)
///     Image("Photo").resizable().scaledToFit().frame(width: 120)
/// }
/// ```
///
/// Follows Apple's [Image](https://developer.apple.com/documentation/swiftui/image). An image has the size of its file,
/// a symbol the size of the font, until ``resizable(capInsets:resizingMode:)`` lets it take any size.
public struct Image: Equatable, Sendable {
    /// Where the picture comes from.
    enum Provider: Equatable, Sendable {
        /// A file or an asset by name.
        case named(String, bundle: String?)
        /// A symbol of the system's set.
        case symbol(String, value: Double?)
        /// A picture that was loaded by the app.
        case platform(UIImage)
        /// Pixels with an orientation and a scale.
        case pixels(CGImage, scale: CGFloat, Orientation)
        /// The drawing of a function.
        case drawn(ImageDrawing)
    }

    let provider: Provider
    /// The label for assistive technology; nil for the name.
    let label: Text?
    /// Whether assistive technology passes the image over.
    let isDecorative: Bool
    var options = ImageOptions()

    init(_ provider: Provider, label: Text? = nil, isDecorative: Bool = false) {
        self.provider = provider
        self.label = label
        self.isDecorative = isDecorative
    }

    /// Returns the image with an option changed.
    func changing(_ change: (inout ImageOptions) -> Void) -> Image {
        var copy = self
        change(&copy.options)
        return copy
    }
}

/// The settings of an image's modifiers.
struct ImageOptions: Equatable, Sendable {
    /// How the image fills a size that is not its own; nil where it keeps its own.
    var resizing: Resizing?
    var renderingMode: Image.TemplateRenderingMode?
    var interpolation: Image.Interpolation?
    var symbolRenderingMode: SymbolRenderingMode?

    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: Image.ResizingMode
    }
}
