import CGtk
import DisplayList
import Foundation
import GtkShim

extension DesktopWindow {
    /// Puts the widgets of views into their places, and removes those whose views are gone.
    func placeNativeChildren() {
        let places = content.nativeChildren
        if places.isEmpty, nativeChildren.isEmpty { return }
        watchNativeChildren()
        for child in nativeChildren where !places.contains(where: { $0.child === child }) {
            oriel_native_remove(canvas, widget(of: child))
        }
        nativeChildren = places.map(\.child)
        for place in places {
            let frame = place.frame.offsetBy(dx: contentFrame.minX, dy: contentFrame.minY)
            let (left, top) = (frame.minX.rounded(), frame.minY.rounded())
            oriel_native_place(
                canvas, widget(of: place.child), Int32(left), Int32(top), Int32(max(frame.maxX.rounded() - left, 0)),
                Int32(max(frame.maxY.rounded() - top, 0)))
        }
        // Something may have come or gone below the pointer.
        chooseTarget(at: input.pointerLocation)
        // An app may move the focus from a page to a field.
        if content.textInput != nil, !places.isEmpty { takeFocus(leavesNativeChildren: false) }
    }

    /// Draws the widgets below the content, whose holes show them.
    func drawNativeChildren(onto snapshot: OpaquePointer) {
        guard !nativeChildren.isEmpty else { return }
        // The holes are in nothing but the content: below it is its color.
        var color = GdkRGBA(content.backgroundColor)
        var bounds = graphene_rect_t(contentFrame)
        gtk_snapshot_append_color(snapshot, &color, &bounds)
        for child in nativeChildren { gtk_widget_snapshot_child(canvas, widget(of: child), snapshot) }
    }

    /// The widget of a view that has another one within, such as that with the keys; nil for none.
    func nativeChild(containing inner: UnsafeMutablePointer<GtkWidget>) -> (any NativeChild)? {
        nativeChildren.first { child in
            let widget = widget(of: child)
            return inner == widget || gtk_widget_is_ancestor(inner, widget) != 0
        }
    }

    private func widget(of child: any NativeChild) -> UnsafeMutablePointer<GtkWidget> {
        child.widget.assumingMemoryBound(to: GtkWidget.self)
    }

    /// Follows the pointer, which belongs to what lies above a widget, and the focus.
    ///
    /// A touch comes without a motion before it, so that its target is chosen before GTK looks for one.
    private func watchNativeChildren() {
        guard !watchesNativeChildren, let window else { return }
        watchesNativeChildren = true
        oriel_native_watch(
            canvas,
            { data, event in
                guard let event else { return }
                let window = owner(data, DesktopWindow.self)
                nonisolated(unsafe) let pointer = event
                MainActor.assumeIsolated { window.chooseTarget(of: pointer) }
            }, Unmanaged.passUnretained(self).toOpaque())
        let focusMoved: NotifyHandler = { _, _, data in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.noteFocusOfNativeChild() }
        }
        connect(window, "notify::focus-widget", to: self, focusMoved)
    }

    /// Lets a widget have the pointer's events where nothing lies above its view.
    private func chooseTarget(of event: OpaquePointer) {
        switch gdk_event_get_event_type(event) {
        case GDK_MOTION_NOTIFY, GDK_ENTER_NOTIFY, GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: break
        default: return
        }
        if !nativeChildren.isEmpty, let location = location(of: event) { chooseTarget(at: location) }
    }

    private func chooseTarget(at location: CGPoint) {
        let target = content.nativeChild(at: location)
        for child in nativeChildren {
            let isTarget: gboolean = child === target ? 1 : 0
            let widget = widget(of: child)
            if gtk_widget_get_can_target(widget) != isTarget { gtk_widget_set_can_target(widget, isTarget) }
        }
    }

    private func noteFocusOfNativeChild() {
        guard let window, let focus = gtk_window_get_focus(cast(window)), let child = nativeChild(containing: focus)
        else { return }
        content.nativeChildFocused(child)
    }
}
