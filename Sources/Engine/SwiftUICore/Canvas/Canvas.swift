import DisplayList
import Foundation

/// A view that draws with a function, in immediate mode: for drawings of many parts that need not be views.
///
/// The closure draws into a context in points, from the top left corner. It is called again when a value that it reads, or the
/// size, changes. Views for `symbols` are drawn by their tags.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     context.draw(Text("Go").bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// .frame(width: 100, height: 100)
/// ```
///
/// Follows Apple's [Canvas](https://developer.apple.com/documentation/swiftui/canvas). It takes all of the space
/// offered, and drawings beyond it are cut off. The function is called again when the view or its size changes, or a
/// value of the environment, a state or an observable object that it read.
public struct Canvas<Symbols: View> {
    /// Views that the function can draw by their tags.
    public var symbols: Symbols
    /// The function that draws, given a context and the size of the canvas in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is opaque: it is black where nothing is drawn.
    public var isOpaque: Bool
    /// The color mode; front ends draw in sRGB in any case.
    public var colorMode: ColorRenderingMode
    /// Whether the canvas may appear a moment later than the views around it; it appears with them here.
    public var rendersAsynchronously: Bool

    /// Creates a canvas that draws with a function, and with views known by their tags.
    /// - Parameters:
    ///   - opaque: Whether the canvas is opaque; false by default.
    ///   - colorMode: How colors are calculated with.
    ///   - rendersAsynchronously: Whether the canvas may appear later than the views around it.
    ///   - renderer: Draws, given a context and the size in points.
    ///   - symbols: Views with a `tag(_:)` each, for ``GraphicsContext/resolveSymbol(id:)``; they are drawn only where
    ///     the function draws them, and take no events.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
        self.symbols = symbols()
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas that draws with a function.
    /// - Parameters:
    ///   - opaque: Whether the canvas is opaque; false by default.
    ///   - colorMode: How colors are calculated with.
    ///   - rendersAsynchronously: Whether the canvas may appear later than the views around it.
    ///   - renderer: Draws, given a context and the size in points.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) {
            EmptyView()
        }
    }
}

extension Canvas: View {
    public typealias Body = Never
    public var body: Never { fatalError("Canvas has no body.") }
    nonisolated public static var _isUnary: Bool { true }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let drawing = CanvasDrawingKind.Payload(renderer: view.renderer, isOpaque: view.isOpaque)
        if Symbols.self == EmptyView.self { return context.element(CanvasDrawingKind.shared, drawing) }
        context.element(CanvasKind.shared, ()) { inner in
            inner.element(CanvasSymbolsKind.shared, ()) { Symbols._reconcile(view.symbols, &$0) }
            inner.element(CanvasDrawingKind.shared, drawing)
        }
    }
}
