import Foundation

/// An error of a framework that says by a code what went wrong.
///
/// Apple's frameworks have such errors from Objective-C. `catch CKError.networkFailure` and `case LAError.userCancel` compare
/// an error with a code, which this protocol does for all of them.
public protocol _CodedError: CustomNSError {
    /// The codes of these errors.
    associatedtype Code: _ErrorCode
    /// What went wrong.
    var code: Code { get }
}

/// A code that says what went wrong.
public protocol _ErrorCode: RawRepresentable, Hashable, Sendable where RawValue: BinaryInteger {}

extension _CodedError {
    /// The number of the code.
    public var errorCode: Int { Int(code.rawValue) }
}

extension _ErrorCode {
    /// Whether an error has this code, in a `catch` or a `case`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? any _CodedError).map { $0.code as? Self == code } ?? false
    }
}
