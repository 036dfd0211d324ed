import Foundation

/// A whole number, as Objective-C names it.
public typealias NSInteger = Int
/// A whole number that is not negative, as Objective-C names it.
public typealias NSUInteger = UInt

/// The kind of activities that are pages of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The version of Foundation: one of a system of today's, which is newer than those that apps compare it with.
public let NSFoundationVersionNumber = 4000.0
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The version of Foundation in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// The version of Foundation in iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
/// The version of Foundation in iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// The version of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
/// The version of Foundation in iOS 9.4.
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0

extension NSObject {
    /// Returns the name of the class, with its module's.
    public class func description() -> String { String(reflecting: self) }
}

extension String.StandardComparator {
    /// Sorts strings as lists of files are sorted; this system's Foundation keeps only the order of ``lexical``, which this is here.
    ///
    /// Use ``SortComparator/localizedStandard`` with `KeyPathComparator` or `sorted(using:)` for the order of people.
    public static var localizedStandard: String.StandardComparator { lexical(insteadOf: "localizedStandard") }
    /// Sorts strings as people expect; this system's Foundation keeps only the order of ``lexical``, which this is here.
    public static var localized: String.StandardComparator { lexical(insteadOf: "localized") }

    private static func lexical(insteadOf name: String) -> String.StandardComparator {
        RuntimeWarning.issue("String.StandardComparator.\(name) sorts as lexical does here: see CompatibilityGaps.md.")
        return .lexical
    }
}

extension Scanner {
    /// Reads up to a string, in the older form; returns whether anything was read.
    @_disfavoredOverload
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        read(scanUpToString(string), result)
    }
    /// Reads a string, in the older form; returns whether it was there.
    @_disfavoredOverload
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        read(scanString(string), result)
    }
    /// Reads characters of a set, in the older form; returns whether there were any.
    @_disfavoredOverload
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        read(scanCharacters(from: set), result)
    }
    /// Reads up to a character of a set, in the older form; returns whether anything was read.
    @_disfavoredOverload
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        read(scanUpToCharacters(from: set), result)
    }

    private func read(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
}

/// Returns the label of a queue; the label of the main queue for nil on the main thread, else an empty one.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    let label = queue?.label ?? (MainQueue.isServed ? DispatchQueue.main.label : "")
    return KeptTexts.pointer(to: label)
}
