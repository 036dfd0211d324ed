import Foundation
import Testing

@testable import OrielFoundation
@testable import os

@Suite("Names of Foundation that this system's lacks")
struct FoundationNameTests {
    @Test("Core Foundation's functions of addresses")
    func addresses() {
        let page = CFURLCreateWithString(nil, "https://me:secret@example.com:8080/a%20b/c.txt?q=%C3%A9#top", nil)
        #expect(CFURLCopyScheme(page) == "https")
        #expect(CFURLCopyHostName(page) == "example.com")
        #expect(CFURLGetPortNumber(page) == 8080)
        #expect(CFURLCopyUserName(page) == "me" && CFURLCopyPassword(page) == "secret")
        #expect(CFURLCopyPath(page) == "/a%20b/c.txt")
        #expect(CFURLCopyQueryString(page, nil) == "q=é" && CFURLCopyFragment(page, nil) == "top")
        #expect(CFURLCopyLastPathComponent(page) == "c.txt" && CFURLCopyPathExtension(page) == "txt")
        let file = CFURLCreateWithFileSystemPath(kCFAllocatorDefault, "/tmp/a", .cfurlposixPathStyle, true)
        let inner = CFURLCreateCopyAppendingPathComponent(nil, file, "b", false)
        #expect(CFURLHasDirectoryPath(file) && CFURLCopyFileSystemPath(inner, .cfurlposixPathStyle) == "/tmp/a/b")
        #expect(CFURLCreateCopyDeletingLastPathComponent(nil, inner)?.path == "/tmp/a")
        #expect(CFURLGetPortNumber(file) == -1)
        #expect(CFURLCreateWithString(nil, nil, nil) == nil)
    }

    @Test("Escapes of addresses")
    func escapes() {
        let encoding = CFStringBuiltInEncodings.UTF8.rawValue
        #expect(CFURLCreateStringByAddingPercentEscapes(nil, "a b&c/é", nil, "&/", encoding) == "a%20b%26c%2F%C3%A9")
        #expect(CFURLCreateStringByAddingPercentEscapes(nil, "a b&c", " ", nil, encoding) == "a b&c")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%2fc", "") == "a b/c")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%2Fc", "/") == "a b%2Fc")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b", nil) == "a%20b")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "%FF", "") == nil)
    }

    @Test("The kernel's files say how warm the machine is, and whether it saves energy")
    func power() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("sys-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        func write(_ path: String, _ text: String) throws {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((text + "\n").utf8).write(to: file)
        }
        let files = PowerFiles(root: root.path)
        #expect(!files.savesPower && files.thermalState == .nominal)
        try write("firmware/acpi/platform_profile", "low-power")
        try write("class/thermal/thermal_zone0/trip_point_0_type", "critical")
        try write("class/thermal/thermal_zone0/trip_point_0_temp", "100000")
        try write("class/thermal/thermal_zone0/trip_point_1_type", "passive")
        try write("class/thermal/thermal_zone0/trip_point_1_temp", "80000")
        #expect(files.savesPower)
        let states = try [40_000, 75_000, 85_000, 99_000, -1].map { temperature in
            try write("class/thermal/thermal_zone0/temp", "\(temperature)")
            return files.thermalState
        }
        #expect(states == [.nominal, .fair, .serious, .critical, .nominal])
    }

    @Test("Values that Apple's systems share among devices stay here, and a warning says so")
    func keyValueStore() {
        let store = NSUbiquitousKeyValueStore()
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            store.set("a", forKey: "oriel-text")
            store.set(Int64(7), forKey: "oriel-number")
            store.set(true, forKey: "oriel-flag")
        }
        #expect(warnings == ["There is no iCloud here: NSUbiquitousKeyValueStore keeps values on this machine."])
        #expect(store.string(forKey: "oriel-text") == "a" && store.longLong(forKey: "oriel-number") == 7)
        #expect(store.bool(forKey: "oriel-flag") && store.double(forKey: "oriel-number") == 7)
        #expect(NSUbiquitousKeyValueStore.default.string(forKey: "oriel-text") == "a", "one store of the app")
        #expect(UserDefaults.standard.object(forKey: "oriel-text") == nil)
        for key in ["oriel-text", "oriel-number", "oriel-flag"] { store.removeObject(forKey: key) }
        #expect(store.object(forKey: "oriel-text") == nil && store.longLong(forKey: "oriel-number") == 0)
    }

    @Test("Intervals are written with their names, lengths and notes; each ends once")
    func signposts() {
        final class Lines: @unchecked Sendable { var list: [String] = [] }
        let lines = Lines()
        let signposter = OSSignposter(subsystem: "game", category: "load")
        OSLog.$listener.withValue({ lines.list.append($0) }) {
            #expect(signposter.isEnabled && !OSSignposter.disabled.isEnabled)
            let state = signposter.beginInterval("Level", id: signposter.makeSignpostID(), "level \(3)")
            signposter.emitEvent("Half", "\(50) %")
            signposter.endInterval("Level", state, "done")
            signposter.endInterval("Level", state)
            #expect(signposter.withIntervalSignpost("Sum") { 1 + 1 } == 2)
            let log = OSLog(subsystem: "game", category: .pointsOfInterest)
            os_signpost(.begin, log: log, name: "Old", signpostID: OSSignpostID(log: log))
            os_signpost(.begin, log: log, name: "Old")
            os_signpost(.end, log: log, name: "Old", "%d rows", 5)
        }
        let texts = lines.list.map { line in
            String(line.drop { $0 != "[" }).replacing(#/\d+\.\d{3} ms/#, with: "T")
        }
        #expect(
            texts == [
                "[game:load] debug: Half: 50 %", "[game:load] debug: Level: T (level 3, done)",
                "[game:load] debug: Level: ended a second time", "[game:load] debug: Sum: T",
                "[game:PointsOfInterest] debug: Old: T (5 rows)",
            ])
        #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
        #expect(!signposter.isEnabled, "nothing is measured unless the environment asks for it")
    }

    @Test("What is left out has the value whose bytes are zero, where its type has one")
    func leftOut() {
        struct Pair { var a: Int32, b: Double? }
        enum Answer: UInt8 { case no, yes }
        var said: [String] = []
        let pair: Pair = RuntimeWarning.observing({ said.append($0) }) { _LeftOut.least("A.swift:1") }
        #expect(pair.a == 0 && pair.b == 0)
        #expect(said == ["A.swift:1 is left out: it uses what does not exist here (see oriel check)."])
        #expect(_LeftOut.least("A.swift:2") as Answer == .no)
        #expect(_LeftOut.least("A.swift:3") as () == ())
    }
}
