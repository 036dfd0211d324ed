/// The app that runs in this process, for what has no other way to it.
@MainActor
package enum RunningApp {
    /// The first window that is open; nil for none.
    package static weak var firstWindow: ViewHost?
}
