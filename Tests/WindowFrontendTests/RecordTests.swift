import DisplayList
import Foundation
import Testing

@testable import WindowFrontend

@MainActor @Suite("Records of what is done to windows")
struct RecordTests {
    @Test("Without a name nothing is recorded; a file that cannot be written is refused")
    func none() {
        #expect(InputRecord(environment: [:]) == nil)
        #expect(InputRecord(environment: ["ORIEL_RECORD": "/nowhere/at/all"]) == nil)
    }

    @Test("The file can be read while the app runs, window by window")
    func file() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let record = try #require(InputRecord(environment: ["ORIEL_RECORD": path]))
        let windows = [FakeWindow(), FakeWindow()]
        for window in windows {
            record.recorder.begin(window, number: record.nextNumber(), size: window.idealSize, at: 100)
        }
        record.recorder.note(.pointer(PointerEvent(.down, at: CGPoint(x: 1, y: 2), time: 100.5)), in: 1, at: 103)
        record.recorder.note(.text("a"), in: 0, at: 101)
        record.recorder.note(.accessibility(id: 99, action: .press), in: 0, at: 101)
        record.recorder.end(1, at: 102)
        record.recorder.note(.text("late"), in: 1, at: 103)
        let log = try InputLog(text: try String(contentsOfFile: path, encoding: .utf8))
        #expect(log == record.recorder.log)
        #expect(
            log.entries.map(\.description)
                == ["0 size 300 200", "0 @1 size 300 200", "0.5 @1 pointer down 1 2", "1 text \"a\"", "2 @1 end"])
    }
}

@Suite("What is dragged between programs")
struct IncomingDragTests {
    @Test("Of each kind the best form is read")
    func forms() async {
        let offered = [
            "image/bmp", "image/png", "image/jpeg", "text/plain", "UTF8_STRING", "text/plain;charset=utf-8", "TEXT",
            "text/html", "text/uri-list", "application/x-one", "application/x-two",
        ]
        let chosen = await IncomingDrag.chosen(from: offered)
        #expect(
            chosen == [
                "text/uri-list", "text/plain;charset=utf-8", "text/html", "image/png", "application/x-one",
                "application/x-two",
            ])
        #expect(await IncomingDrag.chosen(from: []) == [])
        #expect(await IncomingDrag.chosen(from: ["image/bmp"]) == ["image/bmp"])
    }

    @Test("Icons tell what is dragged")
    func icons() {
        #expect(DragData([.init("image/png")]).iconName == "image-x-generic")
        #expect(DragData(addresses: [URL(string: "https://swift.org")!]).iconName == "web-browser")
        #expect(DragData([.init("text/plain")]).iconName == "text-x-generic")
    }

    @Test("Lists of addresses are read and written")
    func addresses() {
        let text = "# remark\r\nfile:///tmp/a%20b.txt\r\n\r\nhttps://swift.org/\n"
        let urls = DragData.addresses(in: Data(text.utf8))
        #expect(urls.map(\.absoluteString) == ["file:///tmp/a%20b.txt", "https://swift.org/"])
        #expect(DragData.addresses(in: DragData.addressList(of: urls)) == urls)
        #expect(DropResponse.nothing.action.rawValue == 0)
    }
}
