/// Functions of each element of a list.
///
/// Follows Apple's [vForce](https://developer.apple.com/documentation/accelerate/vforce-swift.enum). Lists of different lengths count to the shorter one.
public enum vForce {}
