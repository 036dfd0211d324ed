import Foundation
import Glibc
import OrielFoundation

/// The functions of WebKitGTK's library for JavaScript, which is loaded when it is first needed.
struct ScriptLibrary: Sendable {
    /// An object of the library's.
    typealias Object = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias Make = @convention(c) () -> Object?
    typealias Evaluate = @convention(c) (Object, Text, Int) -> Object?
    typealias Part = @convention(c) (Object) -> Object?
    typealias Act = @convention(c) (Object) -> Void
    typealias Ask = @convention(c) (Object) -> Int32
    typealias Number = @convention(c) (Object) -> Double
    typealias Write = @convention(c) (Object) -> UnsafeMutablePointer<CChar>?
    typealias WriteIndented = @convention(c) (Object, UInt32) -> UnsafeMutablePointer<CChar>?
    typealias FromNumber = @convention(c) (Object, Double) -> Object?
    typealias FromBool = @convention(c) (Object, Int32) -> Object?
    typealias FromText = @convention(c) (Object, Text) -> Object?
    typealias Find = @convention(c) (Object, Text) -> Object?
    typealias FindAt = @convention(c) (Object, UInt32) -> Object?
    typealias Set = @convention(c) (Object, Text, Object) -> Void
    typealias Has = @convention(c) (Object, Text) -> Int32
    typealias Call = @convention(c) (Object, UInt32, UnsafeMutablePointer<Object?>?) -> Object?
    typealias Invoke = @convention(c) (Object, Text, UInt32, UnsafeMutablePointer<Object?>?) -> Object?
    typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

    let makeContext: Make
    let evaluate: Evaluate
    let exception: Part
    let clearException: Act
    let exceptionText: Write
    let global: Part
    let find: Find
    let set: Set
    let undefined: Part
    let null: Part
    let fromBool: FromBool
    let fromNumber: FromNumber
    let fromText: FromText
    let fromJSON: FromText
    let isUndefined: Ask
    let isNull: Ask
    let isBool: Ask
    let isNumber: Ask
    let isText: Ask
    let isArray: Ask
    let isObject: Ask
    let isFunction: Ask
    let toBool: Ask
    let toNumber: Number
    let toText: Write
    let toJSON: WriteIndented
    let property: Find
    let propertyAt: FindAt
    let setProperty: Set
    let hasProperty: Has
    let call: Call
    let construct: Call
    let invoke: Invoke
    let retain: Part
    let release: Act
    let free: Free

    /// The library; nil if it is not installed.
    static let shared = ScriptLibrary()

    private init?() {
        let names = ["libjavascriptcoregtk-6.0.so.1", "libjavascriptcoregtk-4.1.so.0"]
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        var isWhole = true
        func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function {
            // A function that is not there is never called: the library is not used then.
            let place = dlsym(handle, name) ?? dlsym(handle, "jsc_context_new")
            if dlsym(handle, name) == nil { isWhole = false }
            return unsafeBitCast(place, to: type)
        }
        makeContext = function("jsc_context_new")
        evaluate = function("jsc_context_evaluate")
        exception = function("jsc_context_get_exception")
        clearException = function("jsc_context_clear_exception")
        exceptionText = function("jsc_exception_to_string")
        global = function("jsc_context_get_global_object")
        find = function("jsc_context_get_value")
        set = function("jsc_context_set_value")
        undefined = function("jsc_value_new_undefined")
        null = function("jsc_value_new_null")
        fromBool = function("jsc_value_new_boolean")
        fromNumber = function("jsc_value_new_number")
        fromText = function("jsc_value_new_string")
        fromJSON = function("jsc_value_new_from_json")
        isUndefined = function("jsc_value_is_undefined")
        isNull = function("jsc_value_is_null")
        isBool = function("jsc_value_is_boolean")
        isNumber = function("jsc_value_is_number")
        isText = function("jsc_value_is_string")
        isArray = function("jsc_value_is_array")
        isObject = function("jsc_value_is_object")
        isFunction = function("jsc_value_is_function")
        toBool = function("jsc_value_to_boolean")
        toNumber = function("jsc_value_to_double")
        toText = function("jsc_value_to_string")
        toJSON = function("jsc_value_to_json")
        property = function("jsc_value_object_get_property")
        propertyAt = function("jsc_value_object_get_property_at_index")
        setProperty = function("jsc_value_object_set_property")
        hasProperty = function("jsc_value_object_has_property")
        call = function("jsc_value_function_callv")
        construct = function("jsc_value_constructor_callv")
        invoke = function("jsc_value_object_invoke_methodv")
        retain = function("g_object_ref")
        release = function("g_object_unref")
        free = function("g_free")
        if !isWhole { return nil }
    }

    /// Returns a text of the library's, which is released.
    func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
        guard let pointer else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}
