import Combine
import Observation

extension View {
    /// Publishes a value while the focus is within the view.
    ///
    /// Follows Apple's [focusedValue(_:_:)](https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:)-5dehy).
    /// Menus and other views read it by ``FocusedValue``.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(keyPath, value))
    }

    /// Publishes a value while the focus is within the view; nil publishes nothing.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath, value))
    }

    /// Publishes an observable object while the focus is within the view, by its type; nil publishes nothing.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(object))
    }

    /// Publishes a value while the view's window is the one in use, wherever the focus is in it.
    ///
    /// Follows Apple's
    /// [focusedSceneValue(_:_:)](https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)-9jmr7).
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(keyPath, value, isOfScene: true))
    }

    /// Publishes a value while the view's window is the one in use; nil publishes nothing.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath, value, isOfScene: true))
    }

    /// Publishes an observable object while the view's window is the one in use, by its type; nil publishes nothing.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(object, isOfScene: true))
    }

    /// Publishes an object while the focus is within the view: ``FocusedObject`` finds it by its type.
    ///
    /// Follows Apple's [focusedObject(_:)](https://developer.apple.com/documentation/swiftui/view/focusedobject(_:)-5a8ih).
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueModifier(object))
    }

    /// Publishes an object while the focus is within the view; nil publishes nothing.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(object))
    }

    /// Publishes an object while the view's window is the one in use: ``FocusedObject`` finds it by its type.
    ///
    /// Follows Apple's
    /// [focusedSceneObject(_:)](https://developer.apple.com/documentation/swiftui/view/focusedsceneobject(_:)-48nfq).
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueModifier(object, isOfScene: true))
    }

    /// Publishes an object while the view's window is the one in use; nil publishes nothing.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(object, isOfScene: true))
    }
}
