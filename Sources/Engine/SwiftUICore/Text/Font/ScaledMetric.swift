import Foundation

/// A length that grows and shrinks with the user's preferred text size.
///
/// Follows Apple's [ScaledMetric](https://developer.apple.com/documentation/swiftui/scaledmetric).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var factor: CGFloat = 1

    /// Creates a metric that scales as a text style does; the value is the one at the standard size.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Creates a metric that scales as body text does; the value is the one at the standard size.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The scaled value.
    public var wrappedValue: Value { base * Value(Double(factor)) }

    public static func _connect(
        _ property: UnsafeMutablePointer<ScaledMetric>, _ connection: inout _PropertyConnection
    ) {
        let context = FontContext(EnvironmentValues(head: connection.node.environment))
        property.pointee.factor = property.pointee.style.scale(context.dynamicTypeSize) * context.scale
    }
}

extension ScaledMetric: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: ScaledMetric.self)
        let b = b.assumingMemoryBound(to: ScaledMetric.self)
        return a.pointee.base == b.pointee.base && a.pointee.style == b.pointee.style
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: ChangeReporting {
    func remembered() -> (ScaledMetric) -> Bool { remembering { $0.wrappedValue } }
}
