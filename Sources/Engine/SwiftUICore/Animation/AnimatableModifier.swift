/// A modifier whose changes can be animated.
///
/// Apple deprecated it: a modifier that is ``Animatable`` is the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}
