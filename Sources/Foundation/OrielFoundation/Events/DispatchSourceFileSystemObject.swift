import Foundation

/// Opens a file only to watch it.
public let O_EVTONLY: Int32 = 0o10_000_000

/// Watches a file or a folder that is open.
///
/// Follows Apple's
/// [DispatchSourceFileSystemObject](https://developer.apple.com/documentation/dispatch/dispatchsourcefilesystemobject). The
/// kernel's inotify reports the events; it has none for locks (`funlock`).
public protocol DispatchSourceFileSystemObject: AnyObject, Sendable {
    /// The file's descriptor.
    var handle: Int32 { get }
    /// The events that are watched for.
    var mask: DispatchSource.FileSystemEvent { get }
    /// The events since the handler was last called.
    var data: DispatchSource.FileSystemEvent { get }
    /// Whether the source is canceled.
    var isCancelled: Bool { get }
    /// Sets the function that is called for events; nil for none.
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the function that is called once the source is canceled; nil for none.
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the function that is called when the source begins to watch; nil for none.
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Begins to watch.
    func activate()
    /// Continues to watch; sources begin suspended.
    func resume()
    /// Pauses.
    func suspend()
    /// Ends watching.
    func cancel()
}

extension DispatchSourceFileSystemObject {
    /// Sets the function that is called for events; nil for none.
    public func setEventHandler(handler: (() -> Void)?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }
    /// Sets the function that is called once the source is canceled; nil for none.
    public func setCancelHandler(handler: (() -> Void)?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }
    /// Sets the function that is called when the source begins to watch; nil for none.
    public func setRegistrationHandler(handler: (() -> Void)?) {
        setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
    }
}

extension DispatchSource {
    /// Creates a source that watches a file or a folder, until it is canceled.
    /// - Parameters:
    ///   - fileDescriptor: The open file; it is not closed by the source.
    ///   - eventMask: The events to watch for.
    ///   - queue: The queue of the handlers; a queue of the system for nil.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        FileSystemSource(fileDescriptor, eventMask, queue)
    }
}
