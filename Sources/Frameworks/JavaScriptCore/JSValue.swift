import Foundation
import OrielFoundation

/// A value of a script.
///
/// Follows Apple's [JSValue](https://developer.apple.com/documentation/javascriptcore/jsvalue).
open class JSValue: NSObject, @unchecked Sendable {
    /// The context that the value belongs to.
    public let context: JSContext!
    let object: ScriptLibrary.Object
    private var library: ScriptLibrary { context.library }

    /// Takes over an object of the library's.
    init(_ object: ScriptLibrary.Object, _ context: JSContext) { (self.object, self.context) = (object, context) }

    deinit { context.library.release(object) }

    // MARK: Making

    /// Creates a value of a text, number, truth value, list or dictionary, or of another value; undefined for anything else, with a warning.
    public convenience init!(object value: Any!, in context: JSContext!) {
        self.init(JSValue.make(value, context) ?? context.undefined(), context)
    }
    /// Creates a truth value.
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(object: value, in: context) }
    /// Creates a number.
    public convenience init!(double value: Double, in context: JSContext!) { self.init(object: value, in: context) }
    /// Creates a number.
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(object: value, in: context) }
    /// Creates the value `undefined`.
    public convenience init!(undefinedIn context: JSContext!) { self.init(context.undefined(), context) }
    /// Creates the value `null`.
    public convenience init!(nullIn context: JSContext!) { self.init(object: NSNull(), in: context) }

    /// Creates an object without properties.
    public convenience init!(newObjectIn context: JSContext!) { self.init(script: "({})", context) }
    /// Creates a list without elements.
    public convenience init!(newArrayIn context: JSContext!) { self.init(script: "[]", context) }
    /// Creates an error with a message.
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(script: "new Error(\(JSValue.literal(message)))", context)
    }
    /// Creates a regular expression.
    public convenience init!(
        newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!
    ) { self.init(script: "new RegExp(\(JSValue.literal(pattern)), \(JSValue.literal(flags)))", context) }
    /// Creates a symbol with a description.
    public convenience init!(newSymbolFromDescription description: String!, in context: JSContext!) {
        self.init(script: "Symbol(\(JSValue.literal(description)))", context)
    }

    private convenience init?(script: String, _ context: JSContext!) {
        guard let context, let value = context.evaluateScript(script),
            let object = context.library.retain(value.object)
        else { return nil }
        self.init(object, context)
    }

    /// The text as scripts write it.
    private static func literal(_ text: String?) -> String {
        let data = try? JSONSerialization.data(withJSONObject: text ?? "", options: .fragmentsAllowed)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    private static func make(_ value: Any?, _ context: JSContext) -> ScriptLibrary.Object? {
        let (library, world) = (context.library, context.object)
        switch value {
        case nil: return library.undefined(world)
        case is NSNull: return library.null(world)
        case let value as JSValue: return library.retain(value.object)
        case let value as String: return library.fromText(world, value)
        case let value as Bool: return library.fromBool(world, value ? 1 : 0)
        case let value as any BinaryInteger: return library.fromNumber(world, Double(value))
        case let value as Double: return library.fromNumber(world, value)
        case let value as Float: return library.fromNumber(world, Double(value))
        case let value as NSNumber: return library.fromNumber(world, value.doubleValue)
        case let value?:
            guard JSONSerialization.isValidJSONObject(value),
                let data = try? JSONSerialization.data(withJSONObject: value)
            else {
                RuntimeWarning.issue("JavaScriptCore: a \(type(of: value)) cannot be passed to scripts.")
                return nil
            }
            return library.fromJSON(world, String(decoding: data, as: UTF8.self))
        }
    }

    // MARK: Kinds

    /// Whether it is `undefined`.
    open var isUndefined: Bool { library.isUndefined(object) != 0 }
    /// Whether it is `null`.
    open var isNull: Bool { library.isNull(object) != 0 }
    /// Whether it is a truth value.
    open var isBoolean: Bool { library.isBool(object) != 0 }
    /// Whether it is a number.
    open var isNumber: Bool { library.isNumber(object) != 0 }
    /// Whether it is a text.
    open var isString: Bool { library.isText(object) != 0 }
    /// Whether it is an object: also a list or a function.
    open var isObject: Bool { library.isObject(object) != 0 }
    /// Whether it is a list.
    open var isArray: Bool { library.isArray(object) != 0 }

    // MARK: Values

    /// Returns the value as a script turns it into a text.
    open func toString() -> String! { library.text(library.toText(object)) ?? "" }
    /// Returns the value as a truth value.
    open func toBool() -> Bool { library.toBool(object) != 0 }
    /// Returns the value as a number; not a number if it is none.
    open func toDouble() -> Double { library.toNumber(object) }
    /// Returns the value as a number of 32 bits, as a script does: modulo 2 to the power of 32, 0 if it is none.
    open func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }
    /// Returns the value as a number of 32 bits without a sign, as a script does.
    open func toUInt32() -> UInt32 {
        let number = toDouble()
        guard number.isFinite else { return 0 }
        let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
        return UInt32(rest < 0 ? rest + 4_294_967_296 : rest)
    }
    /// Returns the value as a number.
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
    /// Returns the value as a list; nil if it is none.
    open func toArray() -> [Any]! { json as? [Any] }
    /// Returns the value as a dictionary; nil if it is none.
    open func toDictionary() -> [AnyHashable: Any]! { json as? [String: Any] }
    /// Returns the value as a text, number, truth value, list or dictionary; nil if it is undefined.
    open func toObject() -> Any! {
        if isUndefined { return nil }
        if isNull { return NSNull() }
        if isString { return toString() }
        if isBoolean { return toBool() }
        if isNumber { return toDouble() }
        return json
    }

    private var json: Any? {
        guard let text = library.text(library.toJSON(object, 0)) else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }

    open override var description: String { toString() }

    // MARK: Parts and calls

    /// Returns the value of a property.
    open func forProperty(_ property: String!) -> JSValue! {
        guard isObject else { return JSValue(undefinedIn: context) }
        return context.result(library.property(object, property ?? ""))
    }
    /// Returns the value of a property.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty("\(key ?? "")") }
    /// Returns an element of a list.
    open func atIndex(_ index: Int) -> JSValue! {
        guard isObject, let index = UInt32(exactly: index) else { return JSValue(undefinedIn: context) }
        return context.result(library.propertyAt(object, index))
    }
    /// Sets the value of a property.
    open func setValue(_ value: Any!, forProperty property: String!) {
        guard isObject else { return }
        withExtendedLifetime(JSValue(object: value, in: context)) { value in
            if let value { library.setProperty(object, property ?? "", value.object) }
        }
    }
    /// Returns whether it has a property.
    open func hasProperty(_ property: String!) -> Bool { isObject && library.hasProperty(object, property ?? "") != 0 }

    /// Calls the value, which must be a function, and returns its result; undefined if it is none.
    @discardableResult
    open func call(withArguments arguments: [Any]!) -> JSValue! {
        guard library.isFunction(object) != 0 else { return JSValue(undefinedIn: context) }
        return with(arguments) { library.call(object, $0, $1) }
    }
    /// Makes an object with the value, which must be a function; undefined if it is none.
    open func construct(withArguments arguments: [Any]!) -> JSValue! {
        guard library.isFunction(object) != 0 else { return JSValue(undefinedIn: context) }
        return with(arguments) { library.construct(object, $0, $1) }
    }
    /// Calls a function of the value, and returns its result; undefined if it has none of the name.
    @discardableResult
    open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        guard isObject else { return JSValue(undefinedIn: context) }
        return with(arguments) { library.invoke(object, method ?? "", $0, $1) }
    }

    private func with(
        _ arguments: [Any]?, _ body: (UInt32, UnsafeMutablePointer<ScriptLibrary.Object?>?) -> ScriptLibrary.Object?
    ) -> JSValue {
        let values = (arguments ?? []).map { JSValue(object: $0, in: context)! }
        var objects: [ScriptLibrary.Object?] = values.map(\.object)
        return withExtendedLifetime(values) {
            context.result(objects.withUnsafeMutableBufferPointer { body(UInt32($0.count), $0.baseAddress) })
        }
    }
}
