import Foundation
import Testing

@testable import ServiceManagement

/// The entry by which a desktop starts an app.
@Suite("Entries that start apps")
struct AutostartTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "start-\(UUID().uuidString)")

    private func entry(_ identifier: String, name: String = "Notes") -> Autostart {
        Autostart(
            folder: root.appending(path: "config/autostart"), identifier: identifier, name: name, program: "/bin/a")
    }
    private func files() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "config/autostart").path)) ?? []
    }
    private func text(_ file: String) throws -> String {
        try String(contentsOf: root.appending(path: "config/autostart/" + file), encoding: .utf8)
    }

    @Test("Folders are made, an entry is written again, and removed; removing none is no error")
    func enabling() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let entry = entry("org.example.a")
        try entry.disable()
        #expect(!entry.isEnabled && files().isEmpty)
        try entry.enable()
        try entry.enable()
        #expect(entry.isEnabled && files() == ["org.example.a.desktop"])
        #expect(try text("org.example.a.desktop") == "[Desktop Entry]\nType=Application\nName=Notes\nExec=\"/bin/a\"\n")
        try entry.disable()
        #expect(!entry.isEnabled && files().isEmpty)
    }

    @Test("The user switches an entry off by a line of its own")
    func switchedOff() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let entry = entry("a")
        for (line, isEnabled) in [
            ("Hidden=true", false), ("X-GNOME-Autostart-enabled=false", false), ("Hidden=false", true),
            ("X-GNOME-Autostart-enabled=true", true), ("Comment=Hidden=true", true),
        ] {
            try entry.enable()
            let file = root.appending(path: "config/autostart/a.desktop")
            try Data((try text("a.desktop") + line + "\n").utf8).write(to: file)
            #expect(entry.isEnabled == isEnabled, "\(line)")
        }
    }

    @Test("Identifiers and names are no paths, hidden files or lines of their own")
    func names() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try entry("../a/b").enable()
        try entry(".c", name: "Two\nLines").enable()
        #expect(files().sorted() == ["app..-a-b.desktop", "app.c.desktop"])
        #expect(try text("app.c.desktop").contains("Name=Two Lines\n"))
        #expect(Autostart.quoted("a b") == "\"a b\"" && Autostart.quoted("a\nb") == "\"ab\"")
        #expect(Autostart.quoted("$`\"") == "\"\\\\$\\\\`\\\\\"\"" && Autostart.quoted("\\") == "\"\\\\\\\\\"")
        #expect(Autostart.quoted("5%") == "\"5%%\"")
    }
}
