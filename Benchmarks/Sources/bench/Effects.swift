import Foundation

/// 24 shadowed cards under effects that never rest, beside a page of Chromium that shows the same: `bench effects`.
enum Effects {
    static let names = ["blur", "scale", "move", "material", "mask", "tilt"]

    static func run(_ own: String) {
        let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        if browser == nil { print("Chromium is not installed (apt-get install chromium): nothing to compare with.") }
        for name in names {
            if let frames = Windows.frames("\(own)/effects", [name], seconds: 4) {
                report("\(name), Oriel", count: frames.count, seconds: frames.seconds, cpu: frames.cpu)
            } else {
                print("\(name), Oriel: no answer (swift build -c release --product effects)")
            }
            guard let browser else { continue }
            if let frames = page(browser, name) {
                report("\(name), Chromium", count: frames.count, seconds: frames.seconds, cpu: frames.cpu)
            } else {
                print("\(name), Chromium: no answer")
            }
        }
    }

    private static func report(_ name: String, count: Double, seconds: Double, cpu: Double) {
        print(
            String(
                format: "effect %@: %.1f frames a second, %.0f %% of a core, %.1f ms a frame", name, count / seconds,
                cpu / seconds * 100, cpu / max(count, 1) * 1000))
    }

    /// Shows the page and adds up what the browser's processes use while it counts frames.
    private static func page(_ browser: String, _ name: String) -> (count: Double, seconds: Double, cpu: Double)? {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Pages/effects.html").standardizedFileURL
        let profile = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-chromium-\(UUID())")
        defer { try? FileManager.default.removeItem(at: profile) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: browser)
        process.arguments = [
            "--no-sandbox", "--disable-gpu", "--no-first-run", "--enable-logging=stderr",
            "--force-device-scale-factor=1",
            "--user-data-dir=\(profile.path)", "--window-size=900,600", "--app=\(page.absoluteString)#\(name)",
        ]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let guardian = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 40, execute: guardian)
        defer {
            guardian.cancel()
            process.terminate()
            process.waitUntilExit()
        }
        var text = ""
        var before: Double?
        while true {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            text += String(decoding: data, as: UTF8.self)
            if before == nil, text.contains("counting") { before = processorTime(profile.path) }
            guard let range = text.range(of: "frames count=[0-9]+ seconds=[0-9.]+ end", options: .regularExpression)
            else {
                continue
            }
            let used = processorTime(profile.path) - (before ?? 0)
            let numbers = text[range].split(separator: " ").compactMap { part in
                part.split(separator: "=").last.flatMap { Double($0) }
            }
            return numbers.count == 2 ? (numbers[0], numbers[1], used) : nil
        }
    }

    /// What the processes have used that belong to a browser's profile, in seconds.
    private static func processorTime(_ profile: String) -> Double {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        var parents: [Int: Int] = [:], times: [Int: Double] = [:], belong: Set<Int> = []
        for name in all {
            guard let id = Int(name), let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
                let end = stat.lastIndex(of: ")")
            else { continue }
            let fields = stat[stat.index(after: end)...].split(separator: " ")
            guard fields.count > 13, let parent = Int(fields[1]), let user = Double(fields[11]),
                let system = Double(fields[12])
            else { continue }
            parents[id] = parent
            times[id] = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
            let words = (try? String(contentsOfFile: "/proc/\(name)/cmdline", encoding: .utf8)) ?? ""
            if words.contains(profile) { belong.insert(id) }
        }
        return times.reduce(0) { sum, entry in
            var id = entry.key
            while !belong.contains(id), let parent = parents[id], parent > 1 { id = parent }
            return belong.contains(id) ? sum + entry.value : sum
        }
    }
}
