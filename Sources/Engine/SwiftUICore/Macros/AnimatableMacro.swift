/// Makes a type animatable by all its stored variables.
///
/// Each stored variable that is not marked with `@AnimatableIgnored` becomes a part of `animatableData`, in the order of
/// the source. It must be animatable itself: a number, an angle, a point, a color or a vector.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///     var start: Angle
///     var share: Double
///     @AnimatableIgnored var isClockwise: Bool
///
///     func path(in rect: CGRect) -> Path { Path(rect) }
/// }
/// ```
///
/// Follows Apple's [Animatable()](https://developer.apple.com/documentation/swiftui/animatable()).
@attached(member, names: named(animatableData)) @attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "OrielMacros", type: "AnimatableMacro")

/// Excludes a stored variable from the data that `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "OrielMacros", type: "AnimatableIgnoredMacro")

/// Returns a stored variable of an animatable type as a vector; called by the macro's code.
public func _animatableData<Value: Animatable>(of value: Value) -> Value.AnimatableData { value.animatableData }

/// Sets a stored variable of an animatable type from a vector; called by the macro's code.
public func _setAnimatableData<Value: Animatable>(_ data: Value.AnimatableData, of value: inout Value) {
    value.animatableData = data
}
