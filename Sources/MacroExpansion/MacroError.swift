/// Why a macro cannot be expanded, and where: `offset` counts UTF-8 bytes from the start of the piece of source
/// that was being read.
struct MacroError: Error, Equatable {
    var message: String
    var offset: Int

    init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }

    static func unknownMacro(_ macro: MacroReference) -> MacroError {
        MacroError("OrielMacros has no macro of type '\(macro.typeName)' for this place", at: 0)
    }
}
