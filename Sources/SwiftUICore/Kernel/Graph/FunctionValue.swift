@_spi(Reflection) import Swift

/// What can be told of a function value in memory: a pointer to code, and one to what it captures.
enum FunctionValue {
    /// Where a field that holds a function stands in values of a type; nil if there is none.
    static func offset(of name: String, in type: Any.Type) -> Int? {
        var result: Int?
        _ = _forEachField(of: type, options: []) { fieldName, offset, _, _ in
            if String(cString: fieldName) == name { result = offset }
            return result == nil
        }
        return result
    }

    /// The code of the function at an address, if it captures nothing: it then depends on its arguments alone.
    static func pureFunction(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let words = address.assumingMemoryBound(to: UnsafeRawPointer?.self)
        return words[1] == nil ? words[0] : nil
    }
}
