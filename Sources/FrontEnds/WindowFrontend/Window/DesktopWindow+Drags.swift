import CGtk
import DisplayList
import Foundation
import GtkShim

extension DesktopWindow {
    /// Continues a drag that started within the window over the desktop, once the pointer leaves it.
    func exportDrag(_ event: OpaquePointer, at location: CGPoint) {
        guard !input.buttons.isEmpty, !CGRect(origin: .zero, size: contentFrame.size).contains(location),
            let window, let device = gdk_event_get_device(event), let surface = gtk_native_get_surface(raw(window))
        else { return }
        var (x, y) = (0.0, 0.0)
        gdk_event_get_position(event, &x, &y)
        g_object_ref(UnsafeMutableRawPointer(device))
        let isBegun = content.exportDrag { [weak self] data in
            defer { g_object_unref(UnsafeMutableRawPointer(device)) }
            if self?.window == nil || self?.begin(data, surface, device, x, y) != true {
                self?.content.handedOverDragEnded()
            }
        }
        if isBegun {
            // The content's own drag ends here; buttons are released for the desktop, not for it.
            _ = cancelButtons()
        } else {
            g_object_unref(UnsafeMutableRawPointer(device))
        }
    }

    private func begin(
        _ data: DragData, _ surface: OpaquePointer, _ device: OpaquePointer, _ x: Double, _ y: Double
    ) -> Bool {
        let end = DragEnd { [weak self] in self?.content.handedOverDragEnded() }
        let owner = Unmanaged.passRetained(end)
        let drag = data.withForms { count, names, bytes in
            oriel_drag_begin(
                surface, device, count, names, bytes, x, y, data.iconName,
                { owner, _ in
                    let end = Unmanaged<DragEnd>.fromOpaque(owner!).takeRetainedValue()
                    MainActor.assumeIsolated { end.ended() }
                }, owner.toOpaque())
        }
        if drag == nil { owner.release() }
        return drag != nil
    }
}

/// Keeps a closure until a drag is over.
private final class DragEnd {
    let ended: () -> Void
    init(_ ended: @escaping () -> Void) { self.ended = ended }
}

extension DragData {
    /// Calls a function with the forms as GTK takes them: how many there are, their types, and their data.
    func withForms<Result>(
        _ body: (Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<OpaquePointer?>?) -> Result
    ) -> Result {
        var names = forms.map { strdup($0.type) }
        var bytes = forms.map { form in form.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) } }
        defer {
            for name in names { free(name) }
            for data in bytes { g_bytes_unref(data) }
        }
        return names.withUnsafeMutableBufferPointer { names in
            names.withMemoryRebound(to: UnsafePointer<CChar>?.self) { names in
                bytes.withUnsafeMutableBufferPointer { bytes in
                    body(Int32(names.count), names.baseAddress, UnsafePointer(bytes.baseAddress))
                }
            }
        }
    }

    /// The icon theme's name for the dragged data.
    var iconName: String {
        if forms.contains(where: { $0.type.hasPrefix("image/") }) { return "image-x-generic" }
        if !addresses.isEmpty { return addresses.allSatisfy(\.isFileURL) ? "text-x-generic" : "web-browser" }
        return "text-x-generic"
    }
}
