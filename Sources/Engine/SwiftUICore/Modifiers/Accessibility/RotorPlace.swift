/// A rotor of a view.
struct RotorPlace: Hashable {
    /// The view's name for assistive technology.
    let view: UInt64
    let title: String
}
