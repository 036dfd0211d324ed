import CGtk
import DisplayList
import Foundation
import FrontEndKit
import GtkShim
import OrielBasics

/// The input method of a window: composes keys to text while a text field has the focus.
///
/// GTK's context is made when text is first typed; loading the desktop's method costs some milliseconds.
@MainActor
final class InputMethod {
    /// Called with committed text.
    var onCommit: ((String) -> Void)?
    /// Called with text being composed and the caret's place in it, in characters.
    var onComposition: ((String, Int) -> Void)?
    /// The widget whose window takes the text.
    var client: UnsafeMutablePointer<GtkWidget>?

    private var context: UnsafeMutablePointer<GtkIMContext>?
    private var state: TextInputState?
    private var isComposing = false
    private var hasFocus = true

    isolated deinit { detach() }

    /// Follows the focused text field; nil when there is none.
    /// - Parameter offset: Where the content begins in the widget, in points.
    func update(_ new: TextInputState?, offset: CGPoint) {
        let old = state
        state = new
        guard let new else {
            if old != nil { leave() }
            return
        }
        guard let context = madeContext() else { return }
        if new.gtkPurpose != old?.gtkPurpose {
            oriel_object_set_enumeration(context, "input-purpose", Int32(new.gtkPurpose.rawValue))
        }
        if new.hints != old?.hints {
            oriel_object_set_enumeration(context, "input-hints", Int32(new.gtkHints.rawValue))
        }
        if old == nil, hasFocus { gtk_im_context_focus_in(context) }
        let caret = new.caret.offsetBy(dx: offset.x, dy: offset.y)
        guard caret.minX.isFinite, caret.minY.isFinite, abs(caret.minX) < 1e6, abs(caret.minY) < 1e6 else { return }
        var area = GdkRectangle(
            x: Int32(clamping: caret.minX), y: Int32(clamping: caret.minY),
            width: Int32(caret.width.clamped(to: 1...1e4)), height: Int32(caret.height.clamped(to: 1...1e4)))
        gtk_im_context_set_cursor_location(context, &area)
    }

    /// Updates whether the window has the keyboard focus.
    func setFocus(_ hasFocus: Bool) {
        guard hasFocus != self.hasFocus else { return }
        self.hasFocus = hasFocus
        guard let context, state != nil else { return }
        if hasFocus { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
    }

    /// Offers a key to the method; returns whether it took it.
    ///
    /// Without a focused text field it takes none.
    func filter(_ event: OpaquePointer) -> Bool {
        guard state != nil, let context else { return false }
        return gtk_im_context_filter_keypress(context, event) != 0
    }

    /// Removes the context.
    func detach() {
        guard let context else { return }
        g_signal_handlers_disconnect_matched(
            context, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
        gtk_im_context_set_client_widget(context, nil)
        g_object_unref(context)
        self.context = nil
        state = nil
    }

    private func leave() {
        guard let context else { return }
        gtk_im_context_reset(context)
        gtk_im_context_focus_out(context)
        isComposing = false
    }

    private func madeContext() -> UnsafeMutablePointer<GtkIMContext>? {
        if let context { return context }
        guard let made = gtk_im_multicontext_new() else { return nil }
        context = made
        gtk_im_context_set_client_widget(made, client)
        let committed:
            @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void = {
                _, text, data in
                guard let text else { return }
                let string = String(cString: text)
                let method = owner(data, InputMethod.self)
                MainActor.assumeIsolated { method.commit(string) }
            }
        connect(made, "commit", to: self, committed)
        let changed: PlainHandler = { _, data in
            let method = owner(data, InputMethod.self)
            MainActor.assumeIsolated { method.compositionChanged() }
        }
        connect(made, "preedit-changed", to: self, changed)
        return made
    }

    private func commit(_ text: String) {
        if isComposing {
            isComposing = false
            onComposition?("", 0)
        }
        onCommit?(text)
    }

    private func compositionChanged() {
        var text: UnsafeMutablePointer<CChar>?
        var caret: Int32 = 0
        gtk_im_context_get_preedit_string(context, &text, nil, &caret)
        defer { g_free(text) }
        let string = text.map { String(cString: $0) } ?? ""
        guard isComposing || !string.isEmpty else { return }
        isComposing = !string.isEmpty
        // GTK counts scalars; the event counts characters.
        let before = String(String.UnicodeScalarView(string.unicodeScalars.prefix(Int(max(0, caret)))))
        onComposition?(string, before.count)
    }
}
