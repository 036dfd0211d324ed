import Foundation
import Glibc
import Testing

@Suite("Terminals that go or refuse", .serialized)
struct ClosedTerminalTests {
    @Test("Output that is closed in the middle of a movement ends the program")
    func unplugged() throws {
        let terminal = try PseudoTerminal("TerminalProbe", ["--terminal"])
        #expect(terminal.wait { terminal.text.contains("Count 0") })
        terminal.send("v")
        #expect(terminal.wait { terminal.text.contains("Time") })
        terminal.unplug()
        #expect(terminal.wait { terminal.status != nil })
        // By the signal's number or as it says itself, and not by a trap.
        let status = terminal.status ?? -1
        #expect([SIGHUP << 8 | 128 << 8, 1 << 8, SIGHUP].contains(status), "\(status)")
    }

    @Test("A printed frame whose reader is gone ends the program")
    func closedPipe() throws {
        let terminal = try PseudoTerminal(
            "/bin/bash",
            ["--norc", "--noprofile", "-c", "$PROGRAM --dump --size 200x200 | true; echo was ${PIPESTATUS[0]}"],
            environment: ["PROGRAM": PseudoTerminal.folder + "/TerminalProbe"])
        #expect(
            terminal.wait { terminal.text.contains("was 0") || terminal.text.contains("was 1\r") }, "\(terminal.text)")
    }
}

@Suite("Pictures in terminals", .serialized)
struct PictureTerminalTests {
    /// Two by two pixels.
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFElEQVR4nGP4"
        + "z8DwHwyBNBAw/AcAR8oI+ItOQ4UAAAAASUVORK5CYII="

    private func start(_ answer: String) throws -> PseudoTerminal {
        let file = NSTemporaryDirectory() + "/probe-\(UUID().uuidString).png"
        try #require(Data(base64Encoded: Self.png)).write(to: URL(fileURLWithPath: file))
        defer { unlink(file) }
        let terminal = try PseudoTerminal(
            "TerminalProbe", ["--terminal"], environment: ["PROBE": "picture", "PROBE_PICTURE": file])
        terminal.resize(80, 24, cell: (9, 18))
        #expect(terminal.wait { terminal.text.contains("\u{1B}[c") })
        terminal.send(answer)
        #expect(terminal.wait { terminal.text.contains("A picture") })
        terminal.wait(500) { false }
        return terminal
    }

    @Test("A terminal that answers as kitty does gets a picture, once")
    func kitty() throws {
        let terminal = try start("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c")
        #expect(terminal.text.components(separatedBy: "\u{1B}_Ga=t,q=2,f=32,i=").count == 2)
        #expect(terminal.text.contains("\u{1B}_Ga=p,q=2,C=1,"))
        terminal.forget()
        // Below a list of keys it is cells, and comes back.
        terminal.send("\u{1B}OP")
        #expect(terminal.wait { terminal.text.contains("\u{1B}_Ga=d,d=i,q=2,") })
        terminal.send("\u{1B}")
        #expect(terminal.wait { terminal.text.contains("\u{1B}_Ga=p,q=2,C=1,") })
        #expect(!terminal.text.contains("\u{1B}_Ga=t"))
    }

    @Test("One that has sixels gets those, and one that has nothing neither")
    func others() throws {
        #expect(try start("\u{1B}[?62;4c").text.contains("\u{1B}P0;1q\"1;1;"))
        let plain = try start("\u{1B}[?62;22c").text
        #expect(!plain.contains("\u{1B}P0;1q") && !plain.contains("\u{1B}_Ga="))
    }

    @Test("Whether it joins pictures is asked, and what it does not join is left out")
    func joins() throws {
        let family = "👨‍👩‍👧"
        func shown(_ answer: String) throws -> Bool {
            let terminal = try PseudoTerminal("TerminalProbe", ["--terminal"], environment: ["PROBE": "family"])
            #expect(terminal.wait { terminal.text.contains("\u{1B}[c") })
            terminal.forget()
            terminal.send(answer + "\u{1B}[?62c")
            #expect(terminal.wait { terminal.text.contains("Family") })
            return terminal.text.contains(family)
        }
        #expect(try shown("\u{1B}[2;3R\u{1B}[3;3R"))
        #expect(try !shown("\u{1B}[2;7R\u{1B}[3;5R"))
        #expect(try !shown(""))
    }
}

@Suite("Pictures of programs", .serialized)
struct PictureFileTests {
    @Test("What waits happens before a picture that shows the app after two seconds")
    func waiting() throws {
        let file = NSTemporaryDirectory() + "/waiting-\(UUID().uuidString).png"
        defer { unlink(file) }
        let terminal = try PseudoTerminal("TerminalProbe", ["--png", file], environment: ["PROBE": "waiting"])
        #expect(terminal.wait { terminal.status != nil })
        #expect(terminal.status == 0)
        let lines = terminal.text.split(whereSeparator: \.isNewline).map(String.init)
        #expect(lines.prefix(5) == ["tick 1", "block", "tick 2", "task", "tick 3"])
        #expect(FileManager.default.fileExists(atPath: file))
    }
}
