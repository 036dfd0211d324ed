import Foundation

/// Start to first frame, and 24 turning cards, beside the same windows of GTK alone: `bench window`.
enum Windows {
    /// What a run of a program told of its frames.
    struct Frames {
        /// From the start of the process to its first frame, in milliseconds.
        var start: Double
        var count: Double, seconds: Double, cpu: Double
    }

    static func run() {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] != nil else {
            return print("Windows: no display; start Xvfb, or use ./oriel bench.")
        }
        let own = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        starts(own)
        cards(own)
        Effects.run(own)
    }

    private static func starts(_ own: String) {
        let programs = [
            ("GTK hello", "\(own)/bare", ["hello"]), ("Memorize", "\(own)/Memorize", []),
            ("FizzBuzz", "\(own)/FizzBuzz", []),
        ].filter { program in
            let exists = FileManager.default.isExecutableFile(atPath: program.1)
            if !exists { print("\(program.0): not built (swift build -c release --product \(program.0))") }
            return exists
        }
        var times: [String: [Double]] = [:]
        // In turns, so that a busy machine is busy for all of them.
        for round in 0..<12 {
            for (name, path, arguments) in programs {
                guard let frames = frames(path, arguments, seconds: 0), round >= 2 else { continue }
                times[name, default: []].append(frames.start)
            }
        }
        func median(_ name: String) -> Double { (times[name] ?? []).sorted().middle }
        let hello = median("GTK hello")
        for (name, _, _) in programs {
            print(
                String(
                    format: "start to first frame, %@: %.0f ms, %.2f × GTK hello", name, median(name),
                    median(name) / hello))
        }
    }

    private static func cards(_ own: String) {
        for (name, path, arguments, renderer) in [
            ("GTK, its OpenGL renderer", "\(own)/bare", ["cards"], "gl"),
            ("GTK, its Cairo renderer", "\(own)/bare", ["cards"], "cairo"), ("Oriel", "\(own)/cards", [], nil),
        ] {
            guard let frames = frames(path, arguments, seconds: 4, renderer: renderer) else {
                print("24 turning cards, \(name): no answer")
                continue
            }
            print(
                String(
                    format: "24 turning cards, %@: %.1f frames a second, %.0f %% of a core", name,
                    frames.count / frames.seconds, frames.cpu / frames.seconds * 100))
        }
    }

    /// Runs a program until it has told of its frames; nil where it does not.
    static func frames(
        _ path: String, _ arguments: [String], seconds: Double, renderer: String? = nil
    ) -> Frames? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["ORIEL_FRAME_REPORT"] = "\(seconds)"
        // What Oriel's windows use where there is no graphics processor.
        let hasGraphics = FileManager.default.fileExists(atPath: "/dev/dri/renderD128")
        if let renderer = renderer ?? (hasGraphics ? nil : "cairo") { environment["GSK_RENDERER"] = renderer }
        if path.hasSuffix("cards") || path.hasSuffix("effects"), renderer == nil { environment["GSK_RENDERER"] = nil }
        process.environment = environment
        let pipe = Pipe()
        process.standardError = pipe
        let start = Date().timeIntervalSince1970
        guard (try? process.run()) != nil else { return nil }
        let guardian = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds + 10, execute: guardian)
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guardian.cancel()
        guard let line = output.split(separator: "\n").first(where: { $0.hasPrefix("frames ") }) else { return nil }
        var values: [String: Double] = [:]
        for part in line.split(separator: " ").dropFirst() {
            let pair = part.split(separator: "=")
            if pair.count == 2 { values[String(pair[0])] = Double(pair[1]) }
        }
        guard let first = values["first"] else { return nil }
        return Frames(
            start: (first - start) * 1000, count: values["count"] ?? 0, seconds: max(values["seconds"] ?? 0, 1e-3),
            cpu: values["cpu"] ?? 0)
    }
}

extension [Double] {
    /// The middle one of sorted numbers; NaN for none.
    fileprivate var middle: Double { isEmpty ? .nan : self[count / 2] }
}
