import CGtk
import DisplayList
import Foundation

extension DesktopWindow {
    private typealias PlaceHandler =
        @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) ->
        GdkDragAction
    private typealias DropHandler =
        @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean
    private typealias LeaveHandler =
        @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

    /// Delivers drags from elsewhere to the content.
    func connectDrops() {
        let target = gtk_drop_target_async_new(
            nil, GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))
        let moved: PlaceHandler = { _, drop, x, y, data in
            let window = owner(data, DesktopWindow.self)
            return MainActor.assumeIsolated { window.dragged(drop!, to: CGPoint(x: x, y: y)) }
        }
        connect(raw(target), "drag-enter", to: self, moved)
        connect(raw(target), "drag-motion", to: self, moved)
        let left: LeaveHandler = { _, drop, data in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.dragLeft(drop!) }
        }
        connect(raw(target), "drag-leave", to: self, left)
        let dropped: DropHandler = { _, drop, x, y, data in
            let window = owner(data, DesktopWindow.self)
            return MainActor.assumeIsolated { window.dropped(drop!, at: CGPoint(x: x, y: y)) } ? 1 : 0
        }
        connect(raw(target), "drop", to: self, dropped)
        gtk_widget_add_controller(canvas, target)
    }

    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - contentFrame.minX, y: point.y - contentFrame.minY)
    }

    private func dragged(_ drop: OpaquePointer, to point: CGPoint) -> GdkDragAction {
        let drag = incomingDrag(drop)
        drag.location = place(point)
        // Until the dragged data is known, it is assumed to be acceptable.
        guard drag.isReady else { return GDK_ACTION_COPY }
        return content.dragMoved(to: drag.location).action
    }

    /// The drag of a drop, of which the content is notified once enough is known.
    private func incomingDrag(_ drop: OpaquePointer) -> IncomingDrag {
        if let incoming, incoming.drop == drop { return incoming }
        let drag = IncomingDrag(drop)
        incoming = drag
        drag.prepare { [weak self, weak drag] in
            guard let self, let drag, self.incoming === drag, self.window != nil else { return }
            self.content.dragEntered(drag.data)
            _ = self.content.dragMoved(to: drag.location)
        }
        return drag
    }

    private func dragLeft(_ drop: OpaquePointer) {
        // GTK reports that the drag leaves before a drop.
        guard let drag = incoming, drag.drop == drop else { return }
        DispatchQueue.main.async { [weak self] in
            guard let self, self.incoming === drag, !self.isDropping else { return }
            self.incoming = nil
            if drag.isReady { self.content.dragLeft() }
        }
    }

    private func dropped(_ drop: OpaquePointer, at point: CGPoint) -> Bool {
        let drag = incomingDrag(drop)
        drag.location = place(point)
        isDropping = true
        drag.load { [weak self] data in
            var answer = DropResponse.nothing
            if let self, self.window != nil {
                if !drag.isReady { self.content.dragEntered(data) }
                answer = self.content.drop(data, at: drag.location)
                self.incoming = nil
                self.isDropping = false
            }
            gdk_drop_finish(drop, answer.action)
        }
        return true
    }
}

extension DropResponse {
    /// GDK's word for it.
    var action: GdkDragAction {
        switch self {
        case .nothing: GdkDragAction(rawValue: 0)
        case .copy: GDK_ACTION_COPY
        case .move: GDK_ACTION_MOVE
        }
    }
}
