import CGtk
import CairoPainting
import Foundation

/// Which renderer the windows use.
enum RendererChoice: String {
    /// A render node for each layer, drawn by GTK with the graphics processor.
    case nodes
    /// Damaged parts painted with Cairo, passed to GTK as tiles: the fastest way without a graphics processor.
    case software
    /// The whole list painted with Cairo each time: the simplest way, as a reference for the others.
    case plain

    /// The choice: `ORIEL_RENDERER` if it names one, else the best for the machine.
    static let current: RendererChoice = {
        if let name = ProcessInfo.processInfo.environment["ORIEL_RENDERER"], let choice = RendererChoice(rawValue: name)
        {
            return choice
        }
        return GraphicsHardware.isPresent ? .nodes : .software
    }()

    /// Makes GTK draw without OpenGL where that would be done in software; call it before GTK starts.
    static func prepareEnvironment() {
        guard current != .nodes else { return }
        for (name, value) in variables(ProcessInfo.processInfo.environment, minorVersion: gtk_get_minor_version()) {
            setenv(name, value, 1)
        }
    }

    /// The variables to set for GTK to draw without OpenGL, given those already set.
    ///
    /// GTK would initialize OpenGL even if it draws without, which takes a third of a bare window's start.
    /// - Parameter minorVersion: The number after the 4 in GTK's version, on which the variable and its word depend.
    static func variables(_ existing: [String: String], minorVersion: UInt32) -> [String: String] {
        var result: [String: String] = [:]
        if existing["GSK_RENDERER"] == nil { result["GSK_RENDERER"] = "cairo" }
        // A user who names another renderer may need the APIs that it draws with.
        guard existing["GSK_RENDERER"] ?? "cairo" == "cairo" else { return result }
        func add(_ word: String, to name: String) {
            let words = existing[name].map { $0.split(separator: ",").map(String.init) } ?? []
            if !words.contains(word) { result[name] = (words + [word]).joined(separator: ",") }
        }
        if minorVersion >= 16 {
            add("gl", to: "GDK_DISABLE")
        } else {
            add("gl-disable", to: "GDK_DEBUG")
        }
        return result
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
