import Foundation

extension CGFloat? {
    /// The value, or nil with a warning where it is no number.
    func sanitized(_ name: String) -> CGFloat? {
        guard let self, !self.isFinite else { return self }
        RuntimeWarning.issue("Invalid \(name) (non-finite).")
        return nil
    }
}
