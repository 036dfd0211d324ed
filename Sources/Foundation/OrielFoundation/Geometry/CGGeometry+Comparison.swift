import Foundation

/// A pointer to an object that a function sets: the same as another pointer on this system.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A pointer to an error that a function sets; nil where the error is not wanted.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension CGRect {
    /// Whether the rectangle is the same as another.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
    /// Whether the size is the same as another.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    /// Whether the point is the same as another.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}
