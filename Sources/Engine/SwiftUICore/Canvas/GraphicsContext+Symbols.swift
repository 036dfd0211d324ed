import DisplayList
import Foundation

extension GraphicsContext {
    /// A view among a canvas's symbols, with its current appearance.
    public struct ResolvedSymbol {
        /// The view's ideal size, in points.
        public let size: CGSize
        let commands: [DrawingCommand]
    }

    /// Returns the symbol whose view has a tag; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { recorder.symbol(AnyHashable(id)) }

    /// Draws a symbol into a rectangle, stretched to its size.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0, !symbol.commands.isEmpty else { return }
        var copy = self
        copy.translateBy(x: rect.minX, y: rect.minY)
        copy.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        copy.add(symbol.commands) { Path(CGRect(origin: .zero, size: symbol.size)) }
    }

    /// Draws a symbol in its own size.
    /// - Parameters:
    ///   - point: The position of the anchor, in points.
    ///   - anchor: The point of the symbol that counts; its middle by default.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(symbol.size, at: point, anchor: anchor))
    }
}

extension GraphicsContext.ResolvedSymbol: Equatable {}
