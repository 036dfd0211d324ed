/// The first stored property of a class whose objects are values of a text's attributes.
///
/// Where two runs of a text meet, Core Foundation compares their values. In an object's first word it expects the number of a
/// type of its own, and stops the program where it finds none: 0 in these bits, as in most floating-point numbers. This number
/// is of no type, so that the object's own `isEqual(_:)` is asked.
package struct ObjectMark: Sendable {
    private let word: UInt = 0x3FF << 8

    /// Creates a mark.
    package init() {}
}
