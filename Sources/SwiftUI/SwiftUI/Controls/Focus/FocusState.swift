import Foundation

/// Which view has the keyboard, as a value to read and set.
///
/// The value follows the focus, and moves it when it is set. A Boolean is for one field; an optional value is for several of
/// them, nil while none has the focus.
///
/// ```swift
/// struct Login: View {
///     enum Field { case name, password }
///     @State private var name = ""
///     @FocusState private var field: Field?
///     var body: some View {
///         TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .password }
///         Button("Start") { field = .name }
///     }
/// }
/// ```
///
/// Follows Apple's [FocusState](https://developer.apple.com/documentation/swiftui/focusstate).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    /// Creates a state for a single view: whether it has the keyboard.
    public init() where Value == Bool { _value = State(wrappedValue: false) }

    /// Creates a state for several views: which has the keyboard; nil for none.
    public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

    /// The value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// The binding to pass to `focused(_:)`.
    public var projectedValue: Binding { Binding(binding: $value) }

    /// A two-way connection to a focus state.
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
    /// Connects whether the view, or one inside, has the keyboard with a value.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition.binding, value: true, none: false))
    }

    /// Connects whether the view, or one inside, has the keyboard with a value of a focus state.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(
            FocusedModifier(
                binding: binding.binding, value: value, none: (Value.self as? any Nullable.Type)?.null as? Value))
    }

    /// Focuses the view when it first appears.
    /// - Parameter priority: When the view counts, where the focus would go elsewhere; without effect here, where a default
    ///   counts once.
    public nonisolated func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        withoutEffect("defaultFocus(_:_:priority:) with .userInitiated", where: priority == .userInitiated)
            .onAppear { binding.wrappedValue = value }
    }
}

/// When a default focus counts.
///
/// Follows Apple's
/// [DefaultFocusEvaluationPriority](https://developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority).
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let isUserInitiated: Bool
    /// When the focus comes by itself.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// Also when the user moves the focus there.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// A type with a value for nothing.
protocol Nullable {
    static var null: Self { get }
}

extension Optional: Nullable {
    static var null: Wrapped? { .none }
}

private struct FocusedModifier<Value: Hashable>: ViewModifier {
    let binding: Binding<Value>
    let value: Value
    let none: Value?

    func body(content: Content) -> some View {
        let isWanted = binding.wrappedValue == value
        content.responder {
            $0.wantsFocus = isWanted
            $0.focusWithinChanged = { has in
                if has {
                    if binding.wrappedValue != value { binding.wrappedValue = value }
                } else if binding.wrappedValue == value, let none {
                    binding.wrappedValue = none
                }
            }
        }
    }
}
