import SwiftUI

/// A place beside a mark, a plot or a chart.
///
/// Follows Apple's [AnnotationPosition](https://developer.apple.com/documentation/charts/annotationposition).
public struct AnnotationPosition: Hashable, Sendable {
    enum Storage: Hashable { case automatic, overlay, at(x: Int8, y: Int8) }
    let storage: Storage

    /// Wherever is usual.
    public static let automatic = AnnotationPosition(storage: .automatic)
    /// On top of it.
    public static let overlay = AnnotationPosition(storage: .overlay)
    /// Above.
    public static let top = AnnotationPosition(storage: .at(x: 0, y: -1))
    /// Below.
    public static let bottom = AnnotationPosition(storage: .at(x: 0, y: 1))
    /// Before it.
    public static let leading = AnnotationPosition(storage: .at(x: -1, y: 0))
    /// After it.
    public static let trailing = AnnotationPosition(storage: .at(x: 1, y: 0))
    /// Above and before it.
    public static let topLeading = AnnotationPosition(storage: .at(x: -1, y: -1))
    /// Above and after it.
    public static let topTrailing = AnnotationPosition(storage: .at(x: 1, y: -1))
    /// Below and before it.
    public static let bottomLeading = AnnotationPosition(storage: .at(x: -1, y: 1))
    /// Below and after it.
    public static let bottomTrailing = AnnotationPosition(storage: .at(x: 1, y: 1))

    /// -1 before, 0 within, 1 after, along each axis; nil on top of it.
    var direction: (x: CGFloat, y: CGFloat)? {
        switch storage {
        case .automatic: (0, -1)
        case .overlay: nil
        case .at(let x, let y): (CGFloat(x), CGFloat(y))
        }
    }
}

/// Information for an annotation about its mark.
///
/// Follows Apple's [AnnotationContext](https://developer.apple.com/documentation/charts/annotationcontext).
public struct AnnotationContext {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// The treatment of annotations that don't fit.
///
/// Follows Apple's
/// [AnnotationOverflowResolution](https://developer.apple.com/documentation/charts/annotationoverflowresolution).
public struct AnnotationOverflowResolution: Sendable {
    /// The treatment along one axis.
    public struct Strategy: Sendable {
        enum Storage { case automatic, fit(Boundary), padScale, disabled }
        let storage: Storage

        /// Moves the annotation into the chart.
        public static let automatic = Strategy(storage: .automatic)
        /// Moves the annotation into the chart.
        public static var fit: Strategy { fit(to: .automatic) }
        /// Moves the annotation into a part of the chart.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: .fit(boundary)) }
        /// Makes room in the axis's scale; here the annotation is moved into the plot.
        public static let padScale = Strategy(storage: .padScale)
        /// Leaves the annotation where it is.
        public static let disabled = Strategy(storage: .disabled)
    }

    /// A part of a chart that annotations are moved into.
    public struct Boundary: Sendable {
        enum Storage { case automatic, chart, plot }
        let storage: Storage
        /// The chart with its axes.
        public static let automatic = Boundary(storage: .automatic)
        /// The chart with its axes.
        public static let chart = Boundary(storage: .chart)
        /// The plot within the axes.
        public static let plot = Boundary(storage: .plot)
    }

    let x: Strategy
    let y: Strategy

    /// The default along both axes.
    public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)
    /// Creates a resolution for each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

/// A view beside a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let content: (AnnotationContext) -> AnyView
}

extension ChartContent {
    /// Shows a view beside each mark.
    /// - Parameters:
    ///   - position: Where; above by default.
    ///   - alignment: How the view is aligned with the mark along its edge; centered by default.
    ///   - spacing: The distance in points; a few by default.
    ///   - content: Makes the view.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content
        )
    }

    /// Shows a view beside each mark, made for the mark's size.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content
        )
    }

    /// Shows a view beside each mark, with a rule for views that don't fit.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let content = content()
        return annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
        ) { _ in content }
    }

    /// Shows a view beside each mark, made for the mark's size, with a rule for views that don't fit.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        styled {
            $0.annotations.append(
                MarkAnnotation(
                    position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflowResolution
                ) { AnyView(content($0)) })
        }
    }
}
