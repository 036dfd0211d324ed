import Foundation

/// What has the methods that this system's `Formatter` lacks.
public protocol _FormatterParsing: Formatter {}

extension Formatter: _FormatterParsing {}

extension _FormatterParsing {
    /// Makes an object of a text; returns whether that is possible.
    ///
    /// Follows Apple's
    /// [getObjectValue(_:for:errorDescription:)](https://developer.apple.com/documentation/foundation/formatter/getobjectvalue(_:for:errordescription:)).
    /// - Parameters:
    ///   - obj: Receives the object.
    ///   - string: The text.
    ///   - error: Receives the reason why there is none.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let parser = self as? any _ObjectParser {
            return parser.getObjectValue(obj, for: string, errorDescription: error)
        }
        if let parser = self as? any _RangeParser {
            do {
                try parser.getObjectValue(obj, for: string, range: nil)
                return true
            } catch let reason {
                error?.pointee = reason.localizedDescription as NSString
                return false
            }
        }
        return _superGetObjectValue(obj, for: string, errorDescription: error)
    }

    /// Makes an object of a part of a text; throws where that is impossible.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        if let parser = self as? any _RangeParser {
            return try parser.getObjectValue(obj, for: string, range: rangep)
        }
        try _superGetObjectValue(obj, for: string, range: rangep)
    }

    /// Returns whether a text may stay while it is typed; the formatter that returns false may offer another one.
    public func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        (self as? any _PartialStringChecker)?
            .isPartialStringValid(partialString, newEditingString: newString, errorDescription: error) ?? true
    }

    /// Returns whether a text may stay while it is typed; the formatter that returns false may change it and its selection.
    public func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
        proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
        originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let checker = self as? any _PartialSelectionChecker {
            return checker.isPartialStringValid(
                partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString,
                originalSelectedRange: origSelRange, errorDescription: error)
        }
        return _superIsPartialStringValid(
            partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString,
            originalSelectedRange: origSelRange, errorDescription: error)
    }

    /// Makes a number or a date of a text, as the formatters do that override nothing.
    public func _superGetObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let object: AnyObject? =
            switch self {
            case let formatter as NumberFormatter: formatter.number(from: string)
            case let formatter as DateFormatter: formatter.date(from: string) as NSDate?
            case let formatter as ISO8601DateFormatter: formatter.date(from: string) as NSDate?
            default: nil
            }
        guard let object else {
            error?.pointee = "The value “\(string)” is invalid." as NSString
            return false
        }
        obj?.pointee = object
        return true
    }

    /// Makes a number or a date of a part of a text, as the formatters do that override nothing.
    public func _superGetObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        let text = string as NSString
        let whole = NSRange(location: 0, length: text.length)
        let part = rangep.map { NSIntersectionRange($0.pointee, whole) } ?? whole
        var reason: NSString?
        guard _superGetObjectValue(obj, for: text.substring(with: part), errorDescription: &reason) else {
            throw CocoaError(
                .formatting, userInfo: [NSLocalizedDescriptionKey: (reason ?? "") as String])
        }
        rangep?.pointee = part
    }

    /// Accepts any text, as the formatters do that override nothing.
    public func _superIsPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { true }

    /// Asks the method without the selection, as the formatters do that override nothing.
    public func _superIsPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
        proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
        originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        var new: NSString?
        if isPartialStringValid(
            partialStringPtr.pointee as String, newEditingString: &new, errorDescription: error)
        {
            return true
        }
        if let new {
            partialStringPtr.pointee = new
            proposedSelRangePtr?.pointee = NSRange(location: new.length, length: 0)
        }
        return false
    }
}
