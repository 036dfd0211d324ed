import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import OrielBasics
@testable import OrielFoundation

/// A message for the developer never ends the program.
@Suite struct StandardErrorTests {
    @Test("A warning where standard error is closed")
    func closed() async {
        await #expect(processExitsWith: .success) {
            close(2)
            RuntimeWarning.issue("to nobody")
            exit(0)
        }
    }

    @Test("A warning where the disk is full")
    func full() async {
        await #expect(processExitsWith: .success) {
            dup2(open("/dev/full", O_WRONLY), 2)
            RuntimeWarning.issue("to a full disk")
            exit(0)
        }
    }

    @Test("A warning whose reader is gone, and the signal for that is as before")
    func broken() async {
        await #expect(processExitsWith: .success) {
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            close(ends[0])
            dup2(ends[1], 2)
            RuntimeWarning.issue("to nobody any more")
            var mask = sigset_t(), waiting = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &mask)
            sigpending(&waiting)
            exit(sigismember(&mask, SIGPIPE) == 0 && sigismember(&waiting, SIGPIPE) == 0 ? 0 : 1)
        }
    }

    @Test("A warning whose reader sleeps is cut short")
    func sleeping() async {
        await #expect(processExitsWith: .success) {
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            dup2(ends[1], 2)
            RuntimeWarning.issue(String(repeating: "a", count: 1_000_000))
            exit(0)
        }
    }

    @Test("What can be written is written, whole")
    func written() throws {
        let path = NSTemporaryDirectory() + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = open(path, O_WRONLY | O_CREAT, 0o600)
        let text = String(repeating: "Wörter ", count: 5_000)
        #expect(OpenFile.write(text, to: file))
        close(file)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    @Test("What can't be written says so")
    func unwritable() {
        // A number just closed may already name another test's file, so the descriptor is open here, for reading.
        let file = open("/dev/null", O_RDONLY)
        defer { close(file) }
        #expect(!OpenFile.write("a", to: file))
    }

    @Test("Numbers are cut to their type, and what is none is 0")
    func clamping() {
        #expect(Int(clamping: Double.nan) == 0)
        #expect(Int(clamping: Double.infinity) == .max)
        #expect(Int(clamping: -1e300) == .min)
        #expect(Int(clamping: 9.2233720368547758e18) == .max)
        #expect(Int(clamping: -2.9) == -2)
        #expect(Int32(clamping: 3e9) == .max)
        #expect(UInt8(clamping: -0.5) == 0)
        #expect(Double.nan.clamped(to: 1...2) == 1)
        #expect(3.0.clamped(to: 1...2) == 2)
    }
}
