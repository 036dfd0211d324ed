import Foundation

/// At which view assistive technology is, as a value to read and set.
///
/// Without assistive technology it is the value that the app sets. Setting it does not move the focus. Follows Apple's
/// [AccessibilityFocusState](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    /// Creates a state for a single view: whether assistive technology is there.
    public init() where Value == Bool { _value = State(wrappedValue: false) }

    /// Creates a state for a single view, and for some technologies; all count alike here.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

    /// Creates a state for several views: at which assistive technology is; nil for none.
    public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

    /// Creates a state for several views, and for some technologies; all count alike here.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

    /// The value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// The binding to pass to `accessibilityFocused(_:)`.
    public var projectedValue: Binding { Binding(binding: $value) }

    /// A two-way connection to a state.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUICore.Binding<Value>

        /// The value.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Connects whether assistive technology is at the view with a value.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusedModifier(binding: condition.binding, value: true, none: false))
    }

    /// Connects whether assistive technology is at the view with a value of a state.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(
            AccessibilityFocusedModifier(
                binding: binding.binding, value: value, none: (Value.self as? any Nullable.Type)?.null as? Value))
    }
}

private struct AccessibilityFocusedModifier<Value: Hashable>: ViewModifier {
    let binding: Binding<Value>
    let value: Value
    let none: Value?

    func body(content: Content) -> some View {
        let isOn = binding.wrappedValue == value
        content.controlAccessibility {
            $0.focus = .init(isOn: isOn) { isOn in
                if isOn {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value, let none {
                    binding.wrappedValue = none
                }
            }
        }
    }
}

/// Technologies by which people use an app.
///
/// Follows Apple's
/// [AccessibilityTechnologies](https://developer.apple.com/documentation/swiftui/accessibilitytechnologies).
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    public typealias Element = AccessibilityTechnologies
    public typealias ArrayLiteralElement = AccessibilityTechnologies

    private var bits: UInt8

    private init(bits: UInt8) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = 0 }

    /// Screen readers.
    public static let voiceOver = AccessibilityTechnologies(bits: 1)
    /// Switches that steer the device.
    public static let switchControl = AccessibilityTechnologies(bits: 2)

    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let old = intersection(newMember)
        bits |= newMember.bits
        return old.isEmpty ? nil : old
    }

    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}
