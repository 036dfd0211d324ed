import Foundation

/// A script of AppleScript, which this system does not have.
///
/// Follows Apple's [NSAppleScript](https://developer.apple.com/documentation/foundation/nsapplescript). Running one ends in an
/// error, and a warning says so once.
open class NSAppleScript: NSObject {
    /// The text; nil for a script of a file.
    public let source: String?
    /// Whether the script was compiled; never here.
    open var isCompiled: Bool { false }

    /// Creates a script of a text.
    public init?(source: String) {
        self.source = source
        super.init()
    }
    /// Reads the script of a file; nil where there is none.
    public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            errorInfo?.pointee = Self.failure("The file can’t be read.")
            return nil
        }
        source = text
        super.init()
    }

    /// Compiles the script; returns false, with an error.
    @discardableResult
    open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
        errorInfo?.pointee = lacks()
        return false
    }
    /// Runs the script; returns an empty result, with an error.
    @discardableResult
    open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
        errorInfo?.pointee = lacks()
        return NSAppleEventDescriptor()
    }
    /// Sends an event to the script; returns an empty result, with an error.
    @discardableResult
    open func executeAppleEvent(
        _ event: NSAppleEventDescriptor, error errorInfo: UnsafeMutablePointer<NSDictionary?>?
    ) -> NSAppleEventDescriptor { executeAndReturnError(errorInfo) }

    private func lacks() -> NSDictionary {
        RuntimeWarning.issue("NSAppleScript: this system has no AppleScript (see CompatibilityGaps.md).")
        return Self.failure("This system has no AppleScript.")
    }
    private static func failure(_ message: String) -> NSDictionary {
        NSDictionary(
            objects: [NSString(string: message), NSString(string: message), NSNumber(value: -1728)],
            forKeys: [
                NSString(string: errorMessage), NSString(string: errorBriefMessage), NSString(string: errorNumber),
            ])
    }

    /// The key of an error's message.
    public static let errorMessage = "NSAppleScriptErrorMessage"
    /// The key of an error's short message.
    public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
    /// The key of an error's number.
    public static let errorNumber = "NSAppleScriptErrorNumber"
    /// The key of the name of the app in which an error occurred.
    public static let errorAppName = "NSAppleScriptErrorAppName"
    /// The key of the range of an error in the text.
    public static let errorRange = "NSAppleScriptErrorRange"
}
