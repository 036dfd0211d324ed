import Foundation

/// What is being evaluated now. Main thread only.
enum UpdateContext {
    /// The node whose body or content closure is being evaluated; reads are noted in its name.
    nonisolated(unsafe) static var reader: NodeRef?
    /// The graph whose update pass is under way.
    nonisolated(unsafe) static var updating: ViewGraph?
    /// Marks the main queue, which a program without a run loop of its own drains on any thread.
    private static let mainQueueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller is on the main thread, or on the main queue where that has none.
    @inline(__always)
    static var isOnMainThread: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
    }

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
