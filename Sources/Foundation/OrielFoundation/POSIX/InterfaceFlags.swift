/// Returns the flags that two sets have in common: of an interface, and of constants such as `IFF_UP`.
///
/// The constants are numbers of C on Apple's systems, and of Swift's `Int` here. A second set of them, as for other constants, would
/// make expressions with several flags too hard for the compiler.
@_disfavoredOverload
public func & (lhs: Int32, rhs: Int) -> Int32 { lhs & Int32(truncatingIfNeeded: rhs) }
