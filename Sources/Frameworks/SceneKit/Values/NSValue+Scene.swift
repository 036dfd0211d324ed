import Foundation
import OrielFoundation

private final class SceneValue {
    let value: Any
    init(_ value: Any) { self.value = value }
    nonisolated(unsafe) static var key: UInt8 = 0
}

extension NSValue {
    /// Creates a value of a vector.
    public convenience init(scnVector3 v: SCNVector3) {
        self.init(point: .zero)
        objc_setAssociatedObject(self, &SceneValue.key, SceneValue(v), .OBJC_ASSOCIATION_RETAIN)
    }
    /// Creates a value of four numbers.
    public convenience init(scnVector4 v: SCNVector4) {
        self.init(point: .zero)
        objc_setAssociatedObject(self, &SceneValue.key, SceneValue(v), .OBJC_ASSOCIATION_RETAIN)
    }
    /// Creates a value of a matrix.
    public convenience init(scnMatrix4 v: SCNMatrix4) {
        self.init(point: .zero)
        objc_setAssociatedObject(self, &SceneValue.key, SceneValue(v), .OBJC_ASSOCIATION_RETAIN)
    }

    /// The vector, four numbers or matrix of SceneKit; nil for a value of another kind.
    var sceneValue: Any? { (objc_getAssociatedObject(self, &SceneValue.key) as? SceneValue)?.value }

    /// The vector; zeros for a value of another kind.
    public var scnVector3Value: SCNVector3 { sceneValue as? SCNVector3 ?? SCNVector3() }
    /// The four numbers; zeros for a value of another kind.
    public var scnVector4Value: SCNVector4 { sceneValue as? SCNVector4 ?? SCNVector4() }
    /// The matrix; the identity for a value of another kind.
    public var scnMatrix4Value: SCNMatrix4 { sceneValue as? SCNMatrix4 ?? SCNMatrix4Identity }
}
