import CPangoCairo
import Foundation

/// Collects the bytes that Cairo writes.
final class ByteStream {
    /// The bytes so far.
    var data = Data()

    /// The user data that Cairo passes to ``write``.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Cairo's callback.
    static let write: cairo_write_func_t = { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
    }
}

extension cairo_status_t {
    /// Cairo's own words.
    var text: String { String(cString: cairo_status_to_string(self)) }
}
