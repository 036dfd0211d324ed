import Foundation

extension Path {
    /// Returns the path with a transform applied to all points.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.b == 0, transform.c == 0, let simple = applyingToSimpleForm(transform) { return simple }
        return Path(storage: .elements(elements.map { $0.mapped { $0.applying(transform) } }))
    }

    /// Returns the path moved by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    private func applyingToSimpleForm(_ t: CGAffineTransform) -> Path? {
        // A reflection would change where the outline begins and its direction.
        guard t.a > 0, t.d > 0 else { return nil }
        switch storage {
        case .empty: return self
        case .rect(let rect): return Path(storage: .rect(rect.applying(t)))
        case .ellipse(let rect): return Path(storage: .ellipse(rect.applying(t)))
        case .roundedRect(let rect, let size, let style):
            let scaled = CGSize(width: size.width * t.a, height: size.height * t.d)
            return Path(storage: .roundedRect(rect.applying(t), cornerSize: scaled, style: style))
        case .elements: return nil
        }
    }
}
