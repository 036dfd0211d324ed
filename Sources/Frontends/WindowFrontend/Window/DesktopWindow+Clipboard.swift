import CGtk
import Foundation

extension DesktopWindow {
    /// Puts text on the clipboard.
    func writeClipboard(_ text: String) {
        gdk_clipboard_set_text(gtk_widget_get_clipboard(canvas), text)
    }

    /// Makes text the desktop's selection, which the middle button pastes.
    func writePrimarySelection(_ text: String) {
        gdk_clipboard_set_text(gtk_widget_get_primary_clipboard(canvas), text)
    }

    /// Asks for the clipboard's text; the answer is nil where it holds none.
    func readClipboard(_ completion: @escaping (String?) -> Void) {
        read(gtk_widget_get_clipboard(canvas), completion)
    }

    /// Asks for the desktop's selection; the answer is nil where no text is selected.
    func readPrimarySelection(_ completion: @escaping (String?) -> Void) {
        read(gtk_widget_get_primary_clipboard(canvas), completion)
    }

    private func read(_ clipboard: OpaquePointer?, _ completion: @escaping (String?) -> Void) {
        let request = ClipboardRequest(completion)
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { clipboard, result, data in
                let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
                defer { g_free(text) }
                let answer = text.map { String(cString: $0) }
                let request = Unmanaged<ClipboardRequest>.fromOpaque(data!).takeRetainedValue()
                MainActor.assumeIsolated { request.completion(answer) }
            }, Unmanaged.passRetained(request).toOpaque())
    }
}

/// Keeps a closure until the clipboard answers.
private final class ClipboardRequest {
    let completion: (String?) -> Void
    init(_ completion: @escaping (String?) -> Void) { self.completion = completion }
}
