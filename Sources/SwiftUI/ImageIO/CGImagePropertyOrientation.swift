/// How the pixels of a file are turned to be upright, as files have it.
///
/// Follows Apple's
/// [CGImagePropertyOrientation](https://developer.apple.com/documentation/imageio/cgimagepropertyorientation).
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
