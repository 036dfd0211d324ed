import CGtk

/// Connects a C function to a signal; the owner is passed unretained and must outlive the object or disconnect.
@discardableResult
func connect<Function>(
    _ object: UnsafeMutableRawPointer?, _ signal: String, to owner: AnyObject, _ handler: Function
) -> gulong {
    g_signal_connect_data(
        object, signal, unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(owner).toOpaque(), nil,
        GConnectFlags(rawValue: 0))
}

/// A signal without arguments: object, owner.
typealias PlainHandler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
/// A change of a property: object, description of the property, owner.
typealias NotifyHandler =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
/// A signal that may be answered: object, owner.
typealias AnswerHandler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean

/// The owner behind a signal's data.
func owner<T: AnyObject>(_ data: UnsafeMutableRawPointer?, _ type: T.Type = T.self) -> T {
    Unmanaged<T>.fromOpaque(data!).takeUnretainedValue()
}

/// The raw pointer of a GObject that Swift imports as an opaque one.
func raw(_ object: OpaquePointer?) -> UnsafeMutableRawPointer? { object.map { UnsafeMutableRawPointer($0) } }
