import CGtk
import DisplayList
import Foundation
import GtkShim

/// A drag from elsewhere over a window: requests its data, which arrives in parts.
@MainActor
final class IncomingDrag {
    let drop: OpaquePointer
    /// The supported forms.
    let types: [String]
    private(set) var data: DragData
    /// Whether the addresses are known, so that the content can be notified.
    private(set) var isReady = false
    /// Where it is, in points of the content.
    var location = CGPoint.zero

    /// The kinds of forms of which one each is read, the best first: programs offer pictures in all forms they can write.
    private static let choices: [[String]] = [
        [DragData.addressList], ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"], ["text/html"],
        ["image/png", "image/jpeg", "image/webp", "image/gif", "image/svg+xml", "image/tiff", "image/bmp"],
    ]

    init(_ drop: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(drop))
        self.drop = drop
        let offered = Self.offered(by: drop)
        types = Self.chosen(from: offered)
        data = DragData(types.map { .init($0) }, isOwn: gdk_drop_get_drag(drop) != nil)
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(drop)) }

    private static func offered(by drop: OpaquePointer) -> [String] {
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    /// The formats to read, chosen from the offered ones.
    static func chosen(from offered: [String]) -> [String] {
        var chosen = choices.compactMap { kind in kind.first { offered.contains($0) } }
        let known = Set(choices.joined())
        // Other data, if it has a known type, and up to a limit.
        chosen += offered.filter { name in
            !known.contains(name) && name.contains("/") && !name.hasPrefix("text/plain") && !name.hasPrefix("image/")
        }.prefix(4)
        return chosen
    }

    /// Reads the addresses, if there are any, then calls back.
    func prepare(_ ready: @escaping () -> Void) {
        guard types.contains(DragData.addressList), !data.isOwn else {
            isReady = true
            return ready()
        }
        read(DragData.addressList) { [self] list in
            if let list { data.addresses = DragData.addresses(in: list) }
            isReady = true
            ready()
        }
    }

    /// Reads all forms, then calls back.
    func load(_ ready: @escaping (DragData) -> Void) {
        // Within this program everything is there already.
        if data.isOwn { return ready(data) }
        load(types[...], ready)
    }

    private func load(_ rest: ArraySlice<String>, _ ready: @escaping (DragData) -> Void) {
        guard let type = rest.first else { return ready(data) }
        read(type) { [self] bytes in
            if let bytes, let place = data.forms.firstIndex(where: { $0.type == type }) {
                data.forms[place].data = bytes
                if type == DragData.addressList { data.addresses = DragData.addresses(in: bytes) }
            }
            load(rest.dropFirst(), ready)
        }
    }

    /// The maximum size of one form, in bytes: a folder of large pictures arrives as addresses.
    static let limit = 256 << 20

    private func read(_ type: String, _ done: @escaping (Data?) -> Void) {
        let request = ReadRequest(done)
        oriel_drop_read(
            drop, type, gsize(Self.limit),
            { owner, bytes, size in
                let data = bytes.map { Data(bytes: $0, count: Int(size)) }
                let request = Unmanaged<ReadRequest>.fromOpaque(owner!).takeRetainedValue()
                MainActor.assumeIsolated { request.done(data) }
            }, Unmanaged.passRetained(request).toOpaque())
    }
}

/// Keeps a closure until data has been read.
private final class ReadRequest {
    let done: (Data?) -> Void
    init(_ done: @escaping (Data?) -> Void) { self.done = done }
}
