import Foundation
import OrielBasics

/// A mistake of a program that stops it.
///
/// Follows Apple's [NSException](https://developer.apple.com/documentation/foundation/nsexception). Nothing catches an exception here,
/// as nothing in Swift does: ``raise()`` stops the program.
open class NSException: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of mistake.
    public let name: NSExceptionName
    /// The mistake in words; nil for none.
    public let reason: String?
    /// Further values; nil for none.
    public let userInfo: [AnyHashable: Any]?
    private var stack: [String] = []
    private var addresses: [NSNumber] = []

    /// Creates an exception.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    /// Returns the exception itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The functions that were running when the exception was raised, in words; none before.
    open var callStackSymbols: [String] { stack }
    /// The addresses of the functions that were running when the exception was raised; none before.
    open var callStackReturnAddresses: [NSNumber] { addresses }

    /// Calls the handler of uncaught exceptions, and stops the program with the exception as its last words.
    open func raise() {
        (stack, addresses) = (Thread.callStackSymbols, Thread.callStackReturnAddresses)
        if let handler = ExceptionHandler.current { handler(self) }
        StandardError.write(
            "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
        fatalError("uncaught exception \(name.rawValue)")
    }

    /// Raises an exception whose reason is a format with arguments.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    open override var description: String { reason ?? name.rawValue }
}

/// The handler of uncaught exceptions.
private enum ExceptionHandler {
    nonisolated(unsafe) static var current: ((NSException) -> Void)?
}

/// Sets the function that is called with an exception before it stops the program; nil for none.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) { ExceptionHandler.current = handler }
/// Returns the function that is called with an exception before it stops the program; nil for none.
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { ExceptionHandler.current }

extension NSExceptionName {
    /// Of no particular kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An index or a key beyond the bounds.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument that a method can't use.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that should never be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// Memory could not be had.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// An object of another process can't be reached.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object of another process is gone.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// The other end of a connection is gone.
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    /// A message took too long.
    public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
    /// The port that sends is invalid.
    public static let invalidSendPortException = NSExceptionName("NSInvalidSendPortException")
    /// The port that receives is invalid.
    public static let invalidReceivePortException = NSExceptionName("NSInvalidReceivePortException")
    /// A message could not be sent.
    public static let portSendException = NSExceptionName("NSPortSendException")
    /// A message could not be received.
    public static let portReceiveException = NSExceptionName("NSPortReceiveException")
    /// The oldest kind of exceptions.
    public static let oldStyleException = NSExceptionName("NSOldStyleException")
    /// An archive that contradicts itself.
    public static let inconsistentArchiveException = NSExceptionName("NSInconsistentArchiveException")
    /// A file could not be read or written.
    public static let fileHandleOperationException = NSExceptionName("NSFileHandleOperationException")
    /// A decimal number without an exact value.
    public static let decimalNumberExactnessException = NSExceptionName("NSDecimalNumberExactnessException")
    /// A decimal number that is too large.
    public static let decimalNumberOverflowException = NSExceptionName("NSDecimalNumberOverflowException")
    /// A decimal number that is too small.
    public static let decimalNumberUnderflowException = NSExceptionName("NSDecimalNumberUnderflowException")
    /// A division by zero.
    public static let decimalNumberDivideByZeroException = NSExceptionName("NSDecimalNumberDivideByZeroException")
    /// A key that an object does not have.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
