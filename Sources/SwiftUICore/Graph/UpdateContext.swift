import Foundation

/// What is being evaluated now. Main thread only.
enum UpdateContext {
    /// The node whose body or content closure is being evaluated; reads are noted in its name.
    nonisolated(unsafe) static var reader: NodeRef?
    /// The graph whose update pass is under way.
    nonisolated(unsafe) static var updating: ViewGraph?
    /// The thread that engine work belongs to.
    static let mainThread: pthread_t = {
        if Thread.isMainThread { return pthread_self() }
        return DispatchQueue.main.sync { pthread_self() }
    }()

    /// Whether the caller is on the main thread.
    @inline(__always)
    static var isOnMainThread: Bool { pthread_equal(pthread_self(), mainThread) != 0 }

    /// Calls a function while reads are noted in a node's name.
    @inline(__always)
    static func withReader<R>(_ node: NodeRef, _ body: () -> R) -> R {
        let outer = reader
        reader = node
        defer { reader = outer }
        return body()
    }
}

/// Notes which nodes read environment values.
enum EnvironmentTracking {
    @inline(__always)
    static func noteRead(of element: _EnvironmentElement) {
        if let reader = UpdateContext.reader { element.readers.insert(reader) }
    }
}
