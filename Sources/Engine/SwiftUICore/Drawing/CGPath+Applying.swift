import DisplayList
import Foundation
import OrielFoundation

extension CGPath {
    /// Calls a function with each element, in order.
    ///
    /// Follows Apple's [applyWithBlock(_:)](https://developer.apple.com/documentation/coregraphics/cgpath/applywithblock(_:)).
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in Path(self).elements {
            var points: [CGPoint]
            let type: CGPathElementType
            switch element {
            case .move(let to): (type, points) = (.moveToPoint, [to])
            case .line(let to): (type, points) = (.addLineToPoint, [to])
            case .quadCurve(let to, let control): (type, points) = (.addQuadCurveToPoint, [control, to])
            case .curve(let to, let control1, let control2):
                (type, points) = (.addCurveToPoint, [control1, control2, to])
            case .closeSubpath: (type, points) = (.closeSubpath, [.zero])
            }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let first = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: first)) { block($0) }
            }
        }
    }

    /// Calls a C function with each element, in order.
    ///
    /// Follows Apple's [apply(info:function:)](https://developer.apple.com/documentation/coregraphics/cgpath/apply(info:function:)).
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
