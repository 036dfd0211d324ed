import Foundation
import OrielFoundation
import Synchronization

/// The evaluation in progress.
///
/// Main thread only.
enum UpdateContext {
    /// The node whose body or content closure is being evaluated; reads are noted in its name.
    static var reader: NodeRef? {
        @inline(__always) get {
            UnsafeMutablePointer(bitPattern: readerAddress.load(ordering: .relaxed)).map(NodeRef.init)
        }
        @inline(__always) set { readerAddress.store(UInt(bitPattern: newValue?.record), ordering: .relaxed) }
    }
    // Other threads check whether the reader is theirs; the negative result is always valid.
    private static let readerAddress = Atomic<UInt>(0)
    /// The thread of the reader: reads of other threads at the same time are not its own.
    private static let readerThread = Atomic<UInt>(0)
    /// The custom modifier whose body is being evaluated for its own sake: the view it is applied to stays.
    nonisolated(unsafe) static var keepsContent: NodeRef?
    /// The graph whose update pass is under way.
    nonisolated(unsafe) static var updating: ViewGraph?
    /// The process's first thread, once it was used here.
    nonisolated(unsafe) private static var firstThread: pthread_t?

    /// Whether the caller is on the main thread, or on the thread that serves the main queue: in a program with an
    /// asynchronous `main`, such as a test runner, that is another one.
    @inline(__always)
    static var isOnMainThread: Bool {
        if let firstThread, pthread_equal(pthread_self(), firstThread) != 0 { return true }
        return isServingMainQueue
    }

    @inline(never)
    private static var isServingMainQueue: Bool {
        if Thread.isMainThread {
            firstThread = pthread_self()
            return true
        }
        return MainQueue.isServed
    }

    /// Calls a function while reads are noted in a node's name.
    @inline(__always)
    static func withReader<R>(_ node: NodeRef, _ body: () -> R) -> R {
        let outer = reader
        begin(node)
        defer { reader = outer }
        return body()
    }

    /// Records reads on this thread as dependencies of a node.
    @inline(__always)
    static func begin(_ node: NodeRef) {
        reader = node
        readerThread.store(UInt(pthread_self()), ordering: .relaxed)
    }

    /// The reader, for values that may be read on any thread; nil on threads other than the reader's.
    @inline(__always)
    static var readerOfThisThread: NodeRef? {
        guard let reader, readerThread.load(ordering: .relaxed) == UInt(pthread_self()) else { return nil }
        return reader
    }

    /// Calls a function without recording reads.
    @inline(__always)
    static func withoutReader<R>(_ body: () -> R) -> R {
        let outer = reader
        reader = nil
        defer { reader = outer }
        return body()
    }
}

/// Notes which nodes read environment values.
enum EnvironmentTracking {
    @inline(__always)
    static func noteRead(of element: _EnvironmentElement) {
        if let reader = UpdateContext.readerOfThisThread { element.readers.insert(reader) }
    }
}
