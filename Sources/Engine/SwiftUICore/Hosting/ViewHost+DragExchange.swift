import DisplayList
import Foundation
import OrielFoundation

/// The data that this program drags over the desktop, for its own windows to take unencoded.
@MainActor
private enum DragHandover {
    static var providers: [NSItemProvider] = []
}

extension ViewHost {
    package func dragEntered(_ data: DragData) {
        desktopDrag?.cancel()
        desktopDrag = beginDrag(providers(of: data))
    }

    package func dragMoved(to location: CGPoint) -> DropResponse {
        guard let drag = desktopDrag else { return .nothing }
        drag.move(to: location)
        return drag.answer
    }

    package func dragLeft() {
        desktopDrag?.cancel()
        desktopDrag = nil
    }

    package func drop(_ data: DragData, at location: CGPoint) -> DropResponse {
        guard let drag = desktopDrag else { return .nothing }
        desktopDrag = nil
        drag.replace(providers(of: data))
        drag.move(to: location)
        let answer = drag.answer
        return drag.drop() ? answer : .nothing
    }

    private func providers(of data: DragData) -> [NSItemProvider] {
        data.isOwn && !DragHandover.providers.isEmpty ? DragHandover.providers : NSItemProvider.providers(of: data)
    }

    package func exportDrag(_ ready: @escaping (DragData) -> Void) -> Bool {
        guard let providers = graph.events.drag?.providers else { return false }
        DragHandover.providers = providers
        NSItemProvider.dragData(of: providers) { ready($0) }
        return true
    }

    package func handedOverDragEnded() { DragHandover.providers = [] }
}

extension ViewHost {
    /// Starts to follow something that is dragged into the window from outside.
    package func beginDrag(_ providers: [NSItemProvider]) -> WindowDrag { WindowDrag(providers, in: graph) }
}
