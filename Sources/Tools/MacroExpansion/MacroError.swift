import SwiftTokens

/// Why a macro cannot be expanded, and where in the piece of source that was being read.
typealias MacroError = SourceError

extension MacroError {
    static func unknownMacro(_ macro: MacroReference) -> MacroError {
        MacroError("OrielMacros has no macro of type '\(macro.typeName)' for this place", at: 0)
    }
}
