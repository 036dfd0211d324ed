import Foundation

extension CGFloat? {
    /// The value, or nil with a warning where it is not a number; ten million points count for more.
    func sanitized(_ name: String) -> CGFloat? {
        guard let self, !(abs(self) <= 1e7) else { return self }
        if self.isFinite { return self.bounded }
        RuntimeWarning.issue("Invalid \(name) (non-finite).")
        return nil
    }
}

extension EdgeInsets {
    /// The insets, with 0 and a warning for values that are not numbers; ten million points count for more.
    func sanitized(_ name: String) -> EdgeInsets {
        func sanitized(_ value: CGFloat) -> CGFloat { Optional(value).sanitized(name) ?? 0 }
        return EdgeInsets(
            top: sanitized(top), leading: sanitized(leading), bottom: sanitized(bottom), trailing: sanitized(trailing))
    }
}
