import DisplayList
import Foundation

extension ViewHost {
    func pointerPicture(of view: AnyView, hotSpot: UnitPoint) -> PointerPicture? {
        let host = ViewHost(view, textSystem: graph.textSystem)
        host.isDecorable = false
        host.update(traits: traits)
        let size = host.idealSize
        guard size.width >= 1, size.height >= 1, size.width <= 256, size.height <= 256 else { return nil }
        host.resize(to: size)
        let outer = HostScope.window
        _ = host.renderFrame(at: 0)
        defer {
            host.close()
            HostScope.propose(outer)
        }
        return PointerPicture(
            commands: host.drawingCommands, size: size,
            hotSpot: CGPoint(x: size.width * hotSpot.x, y: size.height * hotSpot.y))
    }
}
