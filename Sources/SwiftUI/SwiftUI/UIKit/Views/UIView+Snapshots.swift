import Foundation
import OrielFoundation
import SwiftUICore

extension UIView {
    @discardableResult
    func standardDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        return draw(into: context, rect)
    }

    func standardSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let copy = UIImageView(image: image)
        copy.frame = frame
        return copy
    }

    fileprivate func draw(into context: CGContext, _ rect: CGRect) -> Bool {
        let size = bounds.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return false }
        let renderer = ImageRenderer(content: _swiftUIContent.frame(width: size.width, height: size.height))
        renderer.render { _, draw in
            context.saveGState()
            context.translateBy(x: rect.minX.finite, y: rect.minY.finite)
            context.scaleBy(x: (rect.width / size.width).finite, y: (rect.height / size.height).finite)
            draw(context)
            context.restoreGState()
        }
        return true
    }
}

extension CALayer {
    func standardRender(in ctx: CGContext) {
        guard let view, MainQueue.isServed else { return }
        MainActor.assumeIsolated { _ = view.draw(into: ctx, bounds) }
    }
}
