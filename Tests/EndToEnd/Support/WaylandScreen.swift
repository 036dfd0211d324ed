import Foundation

/// An invisible display of Wayland's: sway without a screen, its pixels by grim, its keys by wtype.
final class WaylandScreen: Screen {
    private let server = Process()
    /// The server lives as long as this is open, as X11's does.
    private let life = Pipe()
    private let folder: URL
    private let pointer: VirtualPointer
    private let control: String
    private let display: String

    override var environment: [String: String] {
        [
            "WAYLAND_DISPLAY": display, "XDG_RUNTIME_DIR": folder.path, "GDK_BACKEND": "wayland",
            "SWAYSOCK": control,
        ]
    }

    private static let settings = """
        output HEADLESS-1 resolution \(Screen.width)x\(Screen.height) position 0 0 bg #808080 solid_color
        default_border none
        default_floating_border none
        for_window [app_id=".*"] floating enable
        focus_follows_mouse no
        xwayland disable
        """

    /// Starts the display.
    override init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let settings = folder.appendingPathComponent("settings").path
        try Self.settings.write(toFile: settings, atomically: true, encoding: .utf8)
        var command = ["sway", "-c", settings]
        if getuid() == 0 {
            // sway refuses to run as the administrator.
            for path in [folder.path, settings] { chown(path, 65534, 65534) }
            command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + command
        }
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        server.arguments = ["-c", #""$@" </dev/null & read -r _; kill $!"#, "sh"] + command
        server.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
            "XDG_RUNTIME_DIR": folder.path, "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman",
            "WLR_LIBINPUT_NO_DEVICES": "1",
        ]
        server.standardInput = life
        server.standardOutput = FileHandle.nullDevice
        server.standardError = FileHandle.nullDevice
        try server.runWithoutBlockedSignals()
        var names: [String] = []
        for _ in 0..<1000 {
            names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains("wayland-1"), names.contains(where: { $0.hasPrefix("sway-ipc") }) { break }
            usleep(10_000)
        }
        guard let socket = names.first(where: { $0.hasPrefix("sway-ipc") }), names.contains("wayland-1") else {
            throw Problem(description: "sway did not start.")
        }
        display = "wayland-1"
        control = folder.appendingPathComponent(socket).path
        pointer = try VirtualPointer(socket: folder.appendingPathComponent(display).path)
        try super.init()
    }

    deinit {
        try? life.fileHandleForWriting.close()
        server.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    override func pixels(in part: CGRect) -> [UInt32] {
        let (width, height) = (Int(part.width), Int(part.height))
        let place = "\(Int(part.minX)),\(Int(part.minY)) \(width)x\(height)"
        guard let data = try? Self.output(of: "grim", ["-t", "ppm", "-g", place, "-"], environment: environment),
            data.count >= width * height * 3
        else { return [] }
        // What is before the pixels is a line with the size, and one with the greatest value.
        let bytes = [UInt8](data.suffix(width * height * 3))
        return (0..<width * height).map { index in
            let pixel = index * 3
            return UInt32(bytes[pixel]) << 16 | UInt32(bytes[pixel + 1]) << 8 | UInt32(bytes[pixel + 2])
        }
    }

    // MARK: Actions

    override func run(_ words: [String]) throws -> String {
        var rest = words[...]
        var printed = ""
        while let word = rest.popFirst() {
            switch word {
            case "mousemove":
                pointer.move(to: CGPoint(x: number(&rest), y: number(&rest)))
            case "mousedown": pointer.press(number(&rest), isDown: true)
            case "mouseup": pointer.press(number(&rest), isDown: false)
            case "click": click(number(&rest))
            case "sleep": usleep(UInt32((Double(rest.popFirst() ?? "") ?? 0) * 1e6))
            case "key": try press(rest.popFirst() ?? "")
            case "type":
                // The delay and its number are the first words.
                try tool("wtype", ["-d", String(rest.dropFirst().first ?? "0"), rest.last ?? ""])
                rest = []
            case "search":
                let process = rest.last.flatMap { Int($0) } ?? 0
                printed = try windows(of: process).map { "\($0.id)" }.joined(separator: "\n")
                rest = []
            case "getwindowgeometry":
                let id = rest.last.flatMap { Int($0) } ?? 0
                let place = try allWindows().first { $0.id == id }?.place ?? .zero
                printed = "X=\(Int(place.x))\nY=\(Int(place.y))"
                rest = []
            case "windowfocus", "windowsize", "windowmove":
                try manage(word, rest.filter { $0 != "--sync" })
                rest = []
            default: throw Problem(description: "Wayland's display does not know '\(word)'.")
            }
        }
        return printed
    }

    private func number(_ words: inout ArraySlice<String>) -> Int { words.popFirst().flatMap { Int($0) } ?? 0 }

    /// Clicks; buttons 4 and 5 are the wheel's.
    private func click(_ button: Int) {
        if button >= 4 { return pointer.scroll(button == 5 ? 1 : -1) }
        pointer.press(button, isDown: true)
        usleep(20_000)
        pointer.press(button, isDown: false)
    }

    /// Presses a key, such as `ctrl+a` or `Return`.
    private func press(_ name: String) throws {
        var parts = name.split(separator: "+").map(String.init)
        let key = parts.popLast() ?? ""
        let modifiers = parts.map { $0 == "super" ? "logo" : $0 }
        try tool("wtype", modifiers.flatMap { ["-M", $0] } + ["-k", key] + modifiers.flatMap { ["-m", $0] })
    }

    private func manage(_ command: String, _ words: [String]) throws {
        let window = "[con_id=\(words.first ?? "")]"
        let (first, second) = (words.dropFirst().first ?? "0", words.last ?? "0")
        switch command {
        case "windowsize": try tool("swaymsg", ["\(window) resize set \(first) px \(second) px"])
        case "windowmove": try tool("swaymsg", ["\(window) move absolute position \(first) \(second)"])
        default: try tool("swaymsg", ["\(window) focus"])
        }
    }

    @discardableResult
    private func tool(_ name: String, _ arguments: [String]) throws -> Data {
        try Self.output(of: name, arguments, environment: environment)
    }

    // MARK: Windows

    private struct DesktopWindow {
        var id: Int
        var process: Int
        var place: CGPoint
    }

    /// The windows of a program, in the order in which they were opened.
    private func windows(of process: Int) throws -> [DesktopWindow] {
        try allWindows().filter { $0.process == process }.sorted { $0.id < $1.id }
    }

    private func allWindows() throws -> [DesktopWindow] {
        var result: [DesktopWindow] = []
        func visit(_ value: Any) {
            guard let node = value as? [String: Any] else { return }
            if let process = node["pid"] as? Int, let id = node["id"] as? Int, let rect = node["rect"] as? [String: Any]
            {
                let place = CGPoint(x: rect["x"] as? Int ?? 0, y: rect["y"] as? Int ?? 0)
                result.append(DesktopWindow(id: id, process: process, place: place))
            }
            for key in ["nodes", "floating_nodes"] { (node[key] as? [Any])?.forEach(visit) }
        }
        visit(try JSONSerialization.jsonObject(with: tool("swaymsg", ["-t", "get_tree", "-r"])))
        return result
    }
}
