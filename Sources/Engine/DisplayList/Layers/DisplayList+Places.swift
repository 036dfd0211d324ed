import Foundation

extension DisplayList {
    /// The rectangle that a layer takes in the window, with the effects around it: the box around it where it is turned.
    ///
    /// Nil for a layer that is not in the list, or whose place is not a place.
    ///
    /// ```swift
    /// let list = DisplayList()
    /// let page = list.insert(into: .root, after: .none, content: .color(.white))
    /// list.setFrame(page, position: CGPoint(x: 20, y: 20), size: CGSize(width: 80, height: 120))
    /// #expect(list.shownFrame(of: page) == CGRect(x: 20, y: 20, width: 80, height: 120))
    /// ```
    public func shownFrame(of id: LayerID) -> CGRect? {
        guard contains(id) else { return nil }
        var frame = self[id].bounds
        var layer = id
        while layer != .none {
            for case .transform(let transform) in self[layer].effects { frame = transform.box(around: frame) }
            let position = self[layer].position
            frame = frame.offsetBy(dx: position.x, dy: position.y)
            layer = self[layer].parent
        }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        return numbers.allSatisfy { $0.isFinite && abs($0) < 1e6 } ? frame : nil
    }
}

extension ProjectionTransform {
    /// The box around a rectangle after the transform.
    fileprivate func box(around rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { $0.applying(self) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}
