/// Allows a variable inside a `#Preview` to hold state.
///
/// Mark variables with property wrappers at the top level of the preview's body. Each becomes a property of a view
/// that has the rest of the body as its own:
///
/// ```swift
/// #Preview {
///     @Previewable @State var isFaceUp = true
///     Toggle("Face up", isOn: $isFaceUp)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "OrielMacros", type: "PreviewableMacro")
