import Foundation
import OrielFoundation

/// A world of its own for scripts.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
    /// Creates a world.
    public override init() {}
}

/// Runs scripts in JavaScript.
///
/// Follows Apple's [JSContext](https://developer.apple.com/documentation/javascriptcore/jscontext). WebKitGTK's library runs them
/// (package `libjavascriptcoregtk-6.0-1`); without it there is no context, which is reported. Values are passed on as JSON: a script
/// gets copies, and does not call functions of the app.
open class JSContext: @unchecked Sendable {
    let library: ScriptLibrary
    let object: ScriptLibrary.Object
    /// The world of the context.
    public let virtualMachine: JSVirtualMachine!
    /// The name, for the app alone.
    open var name: String! = ""
    /// The last error that no function was called with; nil for none.
    open var exception: JSValue?
    /// Called with errors; keeps them in ``exception`` by default.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { context, exception in
        context?.exception = exception
    }

    /// Creates a context; nil if the library is not installed.
    public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }

    /// Creates a context in a world; nil if the library is not installed.
    public init!(virtualMachine: JSVirtualMachine!) {
        guard let library = ScriptLibrary.shared, let object = library.makeContext() else {
            RuntimeWarning.issue("JavaScriptCore: install libjavascriptcoregtk-6.0-1 to run scripts.")
            return nil
        }
        (self.library, self.object, self.virtualMachine) = (library, object, virtualMachine)
    }

    deinit { library.release(object) }

    /// The context of the script that runs; nil, as scripts do not call functions of the app.
    open class func current() -> JSContext! { nil }

    /// Runs a script, and returns its last value.
    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! {
        let script = script ?? ""
        return result(library.evaluate(object, script, script.utf8.count))
    }

    /// Runs a script of a file, and returns its last value.
    @discardableResult
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { evaluateScript(script) }

    /// The object that holds all names.
    open var globalObject: JSValue! { result(library.global(object)) }
    /// Returns the value of a name.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { result(library.find(object, "\(key ?? "")")) }
    /// Sets the value of a name.
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
        // The library's object goes with the value.
        withExtendedLifetime(JSValue(object: object, in: self)) { value in
            if let value { library.set(self.object, "\(key ?? "")", value.object) }
        }
    }

    /// Takes over an object of the library's as a value, and reports the error that the script has left.
    func result(_ value: ScriptLibrary.Object?) -> JSValue {
        let value = JSValue(value ?? undefined(), self)
        if let error = library.exception(object) {
            let text = library.text(library.exceptionText(error)) ?? "Error"
            library.clearException(object)
            exceptionHandler?(self, JSValue(object: text, in: self))
        }
        return value
    }

    func undefined() -> ScriptLibrary.Object {
        guard let value = library.undefined(object) else { fatalError("JavaScriptCore has no memory left.") }
        return value
    }
}
