import CGtk
import DisplayList
import Foundation
import GtkShim

extension DesktopWindow {
    /// Puts text on the clipboard.
    func writeClipboard(_ text: String) {
        gdk_clipboard_set_text(gtk_widget_get_clipboard(canvas), text)
    }

    /// Puts data on the clipboard, in all its forms.
    func writeClipboard(_ data: DragData) {
        data.withForms { oriel_clipboard_set(gtk_widget_get_clipboard(canvas), $0, $1, $2) }
    }

    /// Makes text the desktop's selection, which the middle button pastes.
    func writePrimarySelection(_ text: String) {
        gdk_clipboard_set_text(gtk_widget_get_primary_clipboard(canvas), text)
    }

    /// Requests the clipboard's text; the answer is nil if there is none.
    func readClipboard(_ completion: @escaping (String?) -> Void) {
        read(gtk_widget_get_clipboard(canvas), completion)
    }

    /// Requests the clipboard's text and waits a moment for it; nil if there is none, or its owner does not answer.
    func readClipboardNow() -> String? {
        var answer: String??
        readClipboard { answer = .some($0) }
        MainLoop.wait(atMost: 0.3) { answer != nil }
        return answer ?? nil
    }

    /// Requests the desktop's selection; the answer is nil if no text is selected.
    func readPrimarySelection(_ completion: @escaping (String?) -> Void) {
        read(gtk_widget_get_primary_clipboard(canvas), completion)
    }

    /// How much text is taken, in bytes: more than anyone reads, less than a window takes long for.
    static let clipboardLimit = 64 << 20

    private func read(_ clipboard: OpaquePointer?, _ completion: @escaping (String?) -> Void) {
        let request = ClipboardRequest(completion)
        oriel_clipboard_read_text(
            clipboard, gsize(Self.clipboardLimit),
            { owner, bytes, size in
                let text = bytes.map {
                    String(decoding: UnsafeRawBufferPointer(start: $0, count: Int(size)), as: UTF8.self)
                }
                let request = Unmanaged<ClipboardRequest>.fromOpaque(owner!).takeRetainedValue()
                MainActor.assumeIsolated { request.completion(text) }
            }, Unmanaged.passRetained(request).toOpaque())
    }
}

/// Keeps a closure until the clipboard answers.
private final class ClipboardRequest {
    let completion: (String?) -> Void
    init(_ completion: @escaping (String?) -> Void) { self.completion = completion }
}
