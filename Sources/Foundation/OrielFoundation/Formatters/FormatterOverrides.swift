import Foundation

// Methods of `Formatter` that this system's Foundation lacks. Classes of apps that override them adopt these protocols instead, which
// `./oriel run PATH` writes: members of extensions can't be overridden.

/// A formatter that makes an object of a text.
public protocol _ObjectParser: AnyObject {
    /// Makes an object of a text; returns whether that is possible.
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
}

/// A formatter that makes an object of a part of a text.
public protocol _RangeParser: AnyObject {
    /// Makes an object of a part of a text, and changes the range to the part that was read.
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws
}

/// A formatter that checks a text while it is typed.
public protocol _PartialStringChecker: AnyObject {
    /// Returns whether a text may stay; a formatter that returns false may offer another one.
    func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
}

/// A formatter that checks a text while it is typed, with the selection.
public protocol _PartialSelectionChecker: AnyObject {
    /// Returns whether a text may stay; a formatter that returns false may change it and its selection.
    func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>, proposedSelectedRange: NSRangePointer?,
        originalString origString: String, originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
}
