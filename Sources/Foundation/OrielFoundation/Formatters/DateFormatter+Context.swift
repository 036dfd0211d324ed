import Foundation

nonisolated(unsafe) private var contextKey: UInt8 = 0

extension DateFormatter {
    /// Where the words are used; unknown by default.
    ///
    /// It is kept, and has no effect: words are written as in the middle of a sentence.
    public var formattingContext: Formatter.Context {
        get { objc_getAssociatedObject(self, &contextKey) as? Formatter.Context ?? .unknown }
        set {
            if newValue == .beginningOfSentence || newValue == .standalone || newValue == .listItem {
                RuntimeWarning.issue("DateFormatter.formattingContext has no effect here: see CompatibilityGaps.md.")
            }
            objc_setAssociatedObject(self, &contextKey, newValue, .OBJC_ASSOCIATION_RETAIN)
        }
    }
}
