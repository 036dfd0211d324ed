import Foundation

/// Makes the first thread serve the main queue, as in an app, where WebKit's tests run alone.
///
/// The tests' program parks its first thread and lets any thread serve the main queue. WebKit remembers the thread that used
/// it first, and ends the program where another one releases a page.
@section(".init_array") @used
let serveMainQueueOnFirstThread: @convention(c) () -> Void = {
    guard MainThread.isFirst, let hook = dlsym(nil, "swift_task_asyncMainDrainQueue_hook") else { return }
    let serve: @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void = { _, _ in
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
    hook.assumingMemoryBound(to: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void)?.self).pointee = serve
}

enum MainThread {
    /// Whether the main queue is the first thread's: the tests were chosen by their name.
    static var isFirst: Bool {
        let arguments = CommandLine.arguments
        return zip(arguments, arguments.dropFirst()).contains { $0 == "--filter" && $1.contains("WebKitTests") }
    }
}
