#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

extension URLSessionTask {
    private enum Delivery { nonisolated(unsafe) static var key = 0 }

    /// Whether the delegate receives data in pieces, as it arrives; true by default.
    ///
    /// Data is delivered in pieces in any case here, which a task with `false` is to expect as well. Follows Apple's
    /// [prefersIncrementalDelivery](https://developer.apple.com/documentation/foundation/urlsessiontask/prefersincrementaldelivery).
    public var prefersIncrementalDelivery: Bool {
        get { objc_getAssociatedObject(self, &Delivery.key) as? Bool ?? true }
        set { objc_setAssociatedObject(self, &Delivery.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

// Foundation's sessions call only the methods that its protocol has on Linux. These compile, and a session never calls them.

extension URLSessionTaskDelegate {
    /// Called by an app that passes on the creation of a task; a warning says that the receiver's own method is not called.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { lacks("didCreateTask:") }

    /// Called by an app that passes on that a task waits for a network; sessions don't wait here.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
        lacks("taskIsWaitingForConnectivity:")
    }

    /// Called by an app that passes on a response before the final one.
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceiveInformationalResponse response: HTTPURLResponse
    ) { lacks("task:didReceiveInformationalResponse:") }

    /// Called by an app that passes on that an upload continues at a place; there is no stream by default.
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, needNewBodyStreamFrom offset: Int64,
        completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        lacks("task:needNewBodyStreamFrom:completionHandler:")
        completionHandler(nil)
    }

    private func lacks(_ name: String) {
        RuntimeWarning.issue(
            "URLSessionTaskDelegate.urlSession(_:\(name)) is not called here: see CompatibilityGaps.md.")
    }
}
#endif
