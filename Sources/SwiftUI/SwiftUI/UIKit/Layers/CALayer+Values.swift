import Foundation
import SwiftUICore

/// How the content of a layer is made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// A mean of the nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// A mean of the nearest pixels and sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// A property of layers that code names by its key, as animations do.
private struct LayerProperty {
    let get: (CALayer) -> Any?
    let set: (CALayer, Any?) -> Void

    init(_ get: @escaping (CALayer) -> Any?, _ set: @escaping (CALayer, Any?) -> Void) {
        (self.get, self.set) = (get, set)
    }

    static func number(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> LayerProperty {
        LayerProperty({ NSNumber(value: Double($0[keyPath: path])) }) { layer, value in
            if let number = double(value) { layer[keyPath: path] = CGFloat(number) }
        }
    }

    static func number(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> LayerProperty {
        LayerProperty({ NSNumber(value: $0[keyPath: path]) }) { layer, value in
            if let number = double(value) { layer[keyPath: path] = Float(number) }
        }
    }

    static func value<T>(_ path: ReferenceWritableKeyPath<CALayer, T>) -> LayerProperty {
        LayerProperty({ $0[keyPath: path] }) { layer, value in
            if let value = value as? T { layer[keyPath: path] = value }
        }
    }

    static func value<Layer: CALayer, T>(in path: ReferenceWritableKeyPath<Layer, T>) -> LayerProperty {
        LayerProperty({ ($0 as? Layer)?[keyPath: path] }) { layer, value in
            if let value = value as? T { (layer as? Layer)?[keyPath: path] = value }
        }
    }

    static func number<Layer: CALayer>(in path: ReferenceWritableKeyPath<Layer, CGFloat>) -> LayerProperty {
        LayerProperty({ ($0 as? Layer).map { NSNumber(value: Double($0[keyPath: path])) } }) { layer, value in
            if let number = double(value) { (layer as? Layer)?[keyPath: path] = CGFloat(number) }
        }
    }

    /// The property of a layer; nil for a value of the app's own.
    static func of(_ layer: CALayer, _ path: String) -> LayerProperty? {
        all[path]
            ?? (layer is CAShapeLayer
                ? shapes[path] : layer is CAGradientLayer ? gradients[path] : layer is CATextLayer ? texts[path] : nil)
    }

    private static let shapes: [String: LayerProperty] = [
        "path": .value(in: \CAShapeLayer.path), "fillColor": .value(in: \CAShapeLayer.fillColor),
        "strokeColor": .value(in: \CAShapeLayer.strokeColor), "strokeStart": .number(in: \CAShapeLayer.strokeStart),
        "strokeEnd": .number(in: \CAShapeLayer.strokeEnd), "lineWidth": .number(in: \CAShapeLayer.lineWidth),
        "miterLimit": .number(in: \CAShapeLayer.miterLimit),
        "lineDashPhase": .number(in: \CAShapeLayer.lineDashPhase),
        "lineDashPattern": .value(in: \CAShapeLayer.lineDashPattern),
    ]

    private static let gradients: [String: LayerProperty] = [
        "colors": .value(in: \CAGradientLayer.colors), "locations": .value(in: \CAGradientLayer.locations),
        "startPoint": .value(in: \CAGradientLayer.startPoint), "endPoint": .value(in: \CAGradientLayer.endPoint),
    ]

    private static let texts: [String: LayerProperty] = [
        "string": .value(in: \CATextLayer.string), "fontSize": .number(in: \CATextLayer.fontSize),
        "foregroundColor": .value(in: \CATextLayer.foregroundColor),
    ]

    static func double(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
    }

    static let all: [String: LayerProperty] = [
        "opacity": .number(\.opacity), "cornerRadius": .number(\.cornerRadius), "borderWidth": .number(\.borderWidth),
        "zPosition": .number(\.zPosition), "shadowOpacity": .number(\.shadowOpacity),
        "shadowRadius": .number(\.shadowRadius), "contentsScale": .number(\.contentsScale),
        "bounds": .value(\.bounds), "frame": .value(\.frame), "position": .value(\.position),
        "anchorPoint": .value(\.anchorPoint), "transform": .value(\.transform),
        "sublayerTransform": .value(\.sublayerTransform), "shadowOffset": .value(\.shadowOffset),
        "hidden": .value(\.isHidden), "isHidden": .value(\.isHidden), "masksToBounds": .value(\.masksToBounds),
        "backgroundColor": .value(\.backgroundColor), "borderColor": .value(\.borderColor),
        "shadowColor": .value(\.shadowColor), "contents": .value(\.contents), "name": .value(\.name),
        "contentsRect": .value(\.contentsRect), "mask": .value(\.mask),
        "bounds.size": .value(\.bounds.size), "bounds.origin": .value(\.bounds.origin),
        "bounds.size.width": .number(\.bounds.size.width), "bounds.size.height": .number(\.bounds.size.height),
        "position.x": .number(\.position.x), "position.y": .number(\.position.y),
        "transform.scale": .number(\.transform.m11), "transform.scale.x": .number(\.transform.m11),
        "transform.scale.y": .number(\.transform.m22), "transform.scale.z": .number(\.transform.m33),
        "transform.translation.x": .number(\.transform.m41), "transform.translation.y": .number(\.transform.m42),
        "transform.translation.z": .number(\.transform.m43),
        "transform.rotation": LayerProperty({ NSNumber(value: atan2($0.transform.m12, $0.transform.m11)) }) {
            if let angle = double($1) { $0.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1) }
        },
        "transform.rotation.z": LayerProperty({ NSNumber(value: atan2($0.transform.m12, $0.transform.m11)) }) {
            if let angle = double($1) { $0.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1) }
        },
    ]
}

extension CALayer {
    func standardValue(forKey key: String) -> Any? { value(forKeyPath: key) }

    func standardValue(forKeyPath keyPath: String) -> Any? {
        if let property = LayerProperty.of(self, keyPath) { return property.get(self) }
        return values[keyPath]
    }

    func standardSetValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    func standardSetValue(_ value: Any?, forKeyPath keyPath: String) {
        if let property = LayerProperty.of(self, keyPath) {
            property.set(self, (value as? NSValue)?.geometry ?? value)
            if keyPath == "transform.scale", let scale = LayerProperty.double(value) {
                transform.m22 = CGFloat(scale)
            }
        } else {
            setOwn(value, keyPath)
        }
    }

    /// Sets a value of the app's own: the layer is displayed, and the action of the key run, where its class wants that.
    private func setOwn(_ value: Any?, _ key: String) {
        guard !Self.isQuiet, Swift.type(of: self).needsDisplay(forKey: key) else {
            values[key] = value
            return
        }
        let before = values[key]
        // The action is made while the layer has the value from before.
        let action = CATransaction.disableActions() ? nil : action(forKey: key) as? CAAnimation
        values[key] = value
        setNeedsDisplay()
        guard let action else { return }
        if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.byValue == nil {
            basic.fromValue = before
        }
        add(action, forKey: key)
    }
}

/// Transforms of layers that are values, by their objects.
private enum LayerTransforms {
    nonisolated(unsafe) static var key: UInt8 = 0
}

extension NSValue {
    /// Creates a value of a layer's transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(point: .zero)
        objc_setAssociatedObject(self, &LayerTransforms.key, TransformBox(transform), .OBJC_ASSOCIATION_RETAIN)
    }

    /// The transform; the identity for a value of another kind.
    public var caTransform3DValue: CATransform3D { transform ?? CATransform3DIdentity }

    private var transform: CATransform3D? {
        (objc_getAssociatedObject(self, &LayerTransforms.key) as? TransformBox)?.transform
    }

    /// The rectangle, point, size or transform; nil for a number.
    var geometry: Any? {
        if let transform { return transform }
        let kind = String(cString: objCType)
        return kind.hasPrefix("{CGRect")
            ? rectValue
            : kind.hasPrefix("{CGPoint")
                ? pointValue
                : kind.hasPrefix("{CGSize") ? sizeValue : nil
    }
}

private final class TransformBox {
    let transform: CATransform3D
    init(_ transform: CATransform3D) { self.transform = transform }
}
