@_spi(Reflection) import Swift

/// Reads a function value in memory: a pointer to code, and one to its captures.
enum FunctionValue {
    /// The offset of a field that holds a function in values of a type; nil if there is none.
    static func offset(of name: String, in type: Any.Type) -> Int? {
        var result: Int?
        _ = _forEachField(of: type, options: []) { fieldName, offset, _, _ in
            if String(cString: fieldName) == name { result = offset }
            return result == nil
        }
        return result
    }

    /// The code of the function at an address, if it captures nothing: it then depends on its arguments alone.
    ///
    /// Nil where the runtime's layout is not known, or functions may be replaced: the function may depend on anything then.
    static func pureFunction(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
        guard RuntimeLayout.isKnown, !CodeReplacement.isPossible else { return nil }
        return words(at: address)
    }

    /// The code of a function value whose second word is empty.
    static func words(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let words = address.assumingMemoryBound(to: UnsafeRawPointer?.self)
        return words[1] == nil ? words[0] : nil
    }
}
