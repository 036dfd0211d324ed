import Foundation

/// The machine's graphics hardware.
enum GraphicsHardware {
    /// Whether the kernel offers a graphics processor to render with.
    ///
    /// Without one GTK would draw through a
    /// software OpenGL, which costs a quarter of a second at the start and most of a core in an animation.
    static let isPresent: Bool = {
        let files = FileManager.default
        if files.fileExists(atPath: "/dev/nvidia0") { return true }
        let devices = (try? files.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return devices.contains { $0.hasPrefix("renderD") }
    }()
}
