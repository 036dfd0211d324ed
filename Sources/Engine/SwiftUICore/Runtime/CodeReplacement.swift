/// Code that is replaced while the app runs, as `oriel run --watch` does after each save.
package enum CodeReplacement {
    /// Whether functions may be replaced: a closure made again then counts as another one, even if it is the same code
    /// with the same captures.
    ///
    /// Set before the first window opens, and never changed afterwards.
    nonisolated(unsafe) package static var isPossible = false
}
