import Foundation
import SwiftUI

/// A command of a script, which other programs would send.
///
/// Follows Apple's [NSScriptCommand](https://developer.apple.com/documentation/foundation/nsscriptcommand). No program here sends commands.
open class NSScriptCommand: NSObject {
    /// The command's description.
    public let commandDescription: NSScriptCommandDescription
    /// The object that the command is about; nil for none.
    open var directParameter: Any?
    /// The objects that receive the command, as a description; nil for none.
    open var receiversSpecifier: AnyObject?
    /// The objects that receive the command; nil for none.
    open var evaluatedReceivers: Any? { nil }
    /// The parameters by their names; nil for none.
    open var arguments: [String: Any]?
    /// The parameters with the objects that they describe: the same here.
    open var evaluatedArguments: [String: Any]? { arguments }
    /// Whether the command has all that its description asks for; true here.
    open var isWellFormed: Bool { true }
    /// The number of the error; 0 for none.
    open var scriptErrorNumber = 0
    /// The words of the error; nil for none.
    open var scriptErrorString: String?
    /// The event of the command; nil for none.
    open var appleEvent: NSAppleEventDescriptor? { nil }

    /// Creates a command.
    public init(commandDescription commandDef: NSScriptCommandDescription) {
        commandDescription = commandDef
        super.init()
        RuntimeWarning.issue("NSScriptCommand: no program here sends commands (see CompatibilityGaps.md).")
    }
    /// The command that is being performed; nil for none, as always here.
    open class func current() -> NSScriptCommand? { nil }
    /// Performs the command, as a subclass defines; returns its result, nil for none.
    open func performDefaultImplementation() -> Any? { nil }
    /// Performs the command; returns its result, nil for none.
    open func execute() -> Any? { performDefaultImplementation() }
    /// Waits with the result until ``resumeExecution(withResult:)``; no program waits here.
    open func suspendExecution() {}
    /// Ends a wait with a result.
    open func resumeExecution(withResult result: Any?) {}
}

/// The description of a command, of the app's dictionary for scripts.
///
/// Follows Apple's [NSScriptCommandDescription](https://developer.apple.com/documentation/foundation/nsscriptcommanddescription).
open class NSScriptCommandDescription: NSObject, @unchecked Sendable {
    /// The command's name.
    public let commandName: String
    /// The name of the group of commands.
    public let suiteName: String
    /// The names of the parameters.
    public let argumentNames: [String]
    /// The name of the command's class.
    public let commandClassName: String

    /// Creates a description; nil for one without a name.
    public init?(suiteName: String, commandName: String, dictionary commandDeclaration: [AnyHashable: Any]?) {
        guard !commandName.isEmpty else { return nil }
        (self.suiteName, self.commandName) = (suiteName, commandName)
        argumentNames = (commandDeclaration?["Arguments"] as? [String: Any])?.keys.sorted() ?? []
        commandClassName = commandDeclaration?["CommandClass"] as? String ?? "NSScriptCommand"
        super.init()
    }
    /// Creates a command of this kind.
    open func createCommandInstance() -> NSScriptCommand { NSScriptCommand(commandDescription: self) }
}
