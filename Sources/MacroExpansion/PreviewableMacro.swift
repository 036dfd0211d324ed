/// `@Previewable`: marks a variable inside a `#Preview`, which `PreviewMacro` finds and moves.
///
/// The compiler expands macros attached to members and globals, and leaves those on local variables alone. So
/// being asked to expand this one means that it stands in the wrong place.
enum PreviewableMacro {
    static let misuse = MacroError("'@Previewable' can only be used inside a '#Preview' block", at: 0)
}
