import CairoPainting
import Foundation

/// Which renderer the windows use.
enum RendererChoice: String {
    /// A render node for each layer, drawn by GTK with the graphics processor.
    case nodes
    /// Damaged parts painted with Cairo, handed to GTK as tiles: the fastest way without a graphics processor.
    case software
    /// The whole list painted with Cairo each time: the plainest way, to compare the others with.
    case plain

    /// The choice: `ORIEL_RENDERER` if it names one, else what suits the machine.
    static let current: RendererChoice = {
        if let name = ProcessInfo.processInfo.environment["ORIEL_RENDERER"], let choice = RendererChoice(rawValue: name)
        {
            return choice
        }
        return GraphicsHardware.isPresent ? .nodes : .software
    }()

    /// Tells GTK to draw without OpenGL where that would be a software one; call it before GTK starts.
    static func prepareEnvironment() {
        if current != .nodes { setenv("GSK_RENDERER", "cairo", 0) }
    }
}

extension WindowFrontEnd {
    /// Makes the renderer for a window.
    func makeRenderer() -> any WindowRenderer {
        let painter = CairoPainter(textSystem: textSystemWithPango)
        switch RendererChoice.current {
        case .nodes: return NodeRenderer(painter: painter)
        case .software: return SoftwareRenderer(painter: painter)
        case .plain: return PlainRenderer(painter: painter)
        }
    }
}
