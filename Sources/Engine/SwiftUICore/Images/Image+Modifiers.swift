import DisplayList
import Foundation

extension Image {
    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable {
        /// It is repeated.
        case tile
        /// It is stretched.
        case stretch
    }

    /// Whether a picture's colors or only its shape count.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground style fills the opaque parts.
        case template
        /// The picture keeps its colors.
        case original
    }

    /// How smoothly a picture is scaled.
    public enum Interpolation: Hashable, Sendable {
        /// Each pixel stays a square.
        case none
        /// Fast.
        case low
        /// A balance.
        case medium
        /// Smooth.
        case high

        var content: ImageContent.Interpolation {
            switch self {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        }
    }

    /// The size of symbols relative to the font.
    public enum Scale: Hashable, Sendable {
        case small, medium, large

        /// The letter of the scale in symbol templates.
        var letter: Character {
            switch self {
            case .small: "S"
            case .medium: "M"
            case .large: "L"
            }
        }

        /// The factor by which the font's size is multiplied.
        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// Makes the image resizable; the insets, in points, keep their size, the rest is stretched or repeated.
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        changing { $0.resizing = .init(capInsets: capInsets, mode: resizingMode) }
    }

    /// Sets whether the foreground style or the picture's own colors are drawn; nil for the asset's own setting.
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changing { $0.renderingMode = renderingMode }
    }

    /// Sets how smoothly the picture is scaled.
    public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
        changing { $0.interpolation = interpolation }
    }

    /// Sets whether edges are smoothed.
    ///
    /// Pictures' edges are on whole pixels here, so that they look the same.
    public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
        if !isAntialiased { RuntimeWarning.issue("antialiased(false) has no effect here: see CompatibilityGaps.md.") }
        return self
    }

    /// Sets how a symbol's layers are colored; nil for the environment's way.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changing { $0.symbolRenderingMode = mode }
    }
}
