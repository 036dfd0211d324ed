/// How a picture must be turned and mirrored to be upright, by the numbers of files.
///
/// Follows Apple's
/// [CGImagePropertyOrientation](https://developer.apple.com/documentation/imageio/cgimagepropertyorientation).
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
