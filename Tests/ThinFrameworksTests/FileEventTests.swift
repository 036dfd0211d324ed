import Foundation
import OrielFoundation
import Testing

@testable import CoreServices

/// Streams of the changes of files, which are read at once: no test waits for the kernel.
@Suite("Streams of file events", .serialized)
struct FileEventTests {
    private final class Log: @unchecked Sendable {
        var changes: [(path: String, flags: Int)] = []
        var numbers: [FSEventStreamEventId] = []
        func flags(of path: String) -> Int { changes.filter { $0.path == path }.reduce(0) { $0 | $1.flags } }
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "events-\(UUID().uuidString)")
        .resolvingSymlinksInPath().path
    private let queue = DispatchQueue(label: "events")
    private let log = Log()

    private func write(_ name: String, _ text: String = "a") throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    private static let withTypes: FSEventStreamCallback = { _, info, count, paths, flags, numbers in
        guard let info, let list = unsafeBitCast(paths, to: NSArray.self) as? [String] else { return }
        let log = Unmanaged<Log>.fromOpaque(info).takeUnretainedValue()
        for index in 0..<count {
            log.changes.append((list[index], Int(flags[index])))
            log.numbers.append(numbers[index])
        }
    }
    private static let withLetters: FSEventStreamCallback = { _, info, count, paths, flags, _ in
        guard let info else { return }
        let log = Unmanaged<Log>.fromOpaque(info).takeUnretainedValue()
        let list = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
        for index in 0..<count { log.changes.append((String(cString: list[index]), Int(flags[index]))) }
    }

    private func stream(
        _ options: Int, path: String? = nil, _ callback: @escaping FSEventStreamCallback = withTypes
    ) throws -> FSEventStreamRef {
        var context = FSEventStreamContext(
            version: 0, info: Unmanaged.passUnretained(log).toOpaque(), retain: nil, release: nil, copyDescription: nil)
        // Changes are gathered for so long that the tests alone read them.
        let stream = FSEventStreamCreate(
            kCFAllocatorDefault, callback, &context, [path ?? folder] as NSArray,
            FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 3600, UInt32(options))
        let made = try #require(stream)
        FSEventStreamSetDispatchQueue(made, queue)
        return made
    }
    private func end(_ stream: FSEventStreamRef) {
        FSEventStreamStop(stream)
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test("Files that are made, changed, moved and removed are reported, in new folders as well")
    func files() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let stream = try stream(kFSEventStreamCreateFlagUseCFTypes | kFSEventStreamCreateFlagFileEvents)
        defer { end(stream) }
        #expect(FSEventStreamStart(stream))
        try write("a")
        FSEventStreamFlushSync(stream)
        let made = log.flags(of: folder + "/a")
        #expect(made & kFSEventStreamEventFlagItemCreated != 0 && made & kFSEventStreamEventFlagItemIsFile != 0)
        log.changes = []
        try FileManager.default.createDirectory(atPath: folder + "/in/ner", withIntermediateDirectories: true)
        FSEventStreamFlushSync(stream)
        #expect(log.flags(of: folder + "/in") & kFSEventStreamEventFlagItemIsDir != 0)
        #expect(log.flags(of: folder + "/in/ner") & kFSEventStreamEventFlagItemCreated != 0)
        try write("in/ner/b")
        try FileManager.default.moveItem(atPath: folder + "/in/ner/b", toPath: folder + "/c")
        try FileManager.default.removeItem(atPath: folder + "/a")
        FSEventStreamFlushSync(stream)
        #expect(log.flags(of: folder + "/in/ner/b") & kFSEventStreamEventFlagItemRenamed != 0)
        #expect(log.flags(of: folder + "/c") & kFSEventStreamEventFlagItemRenamed != 0)
        #expect(log.flags(of: folder + "/a") & kFSEventStreamEventFlagItemRemoved != 0)
        #expect(log.numbers == log.numbers.sorted() && FSEventStreamGetLatestEventId(stream) == log.numbers.last)
    }

    @Test("Without an option for files, folders are reported, as letters")
    func folders() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let stream = try stream(kFSEventStreamCreateFlagNone, Self.withLetters)
        defer { end(stream) }
        FSEventStreamStart(stream)
        try write("a")
        try write("b")
        FSEventStreamFlushSync(stream)
        #expect(log.changes.map(\.path) == [folder + "/"] && log.changes.map(\.flags) == [0])
        #expect(FSEventStreamCopyPathsBeingWatched(stream) as? [String] == [folder])
    }

    @Test("A folder that does not exist yet is watched once it does; its own changes are reported on request")
    func root() throws {
        let stream = try stream(
            kFSEventStreamCreateFlagUseCFTypes | kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagWatchRoot)
        defer { end(stream) }
        FSEventStreamStart(stream)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        FSEventStreamFlushSync(stream)
        #expect(log.flags(of: folder) & kFSEventStreamEventFlagRootChanged != 0)
        try write("a")
        FSEventStreamFlushSync(stream)
        #expect(log.flags(of: folder + "/a") & kFSEventStreamEventFlagItemCreated != 0)
        log.changes = []
        try FileManager.default.removeItem(atPath: folder)
        FSEventStreamFlushSync(stream)
        #expect(log.flags(of: folder) & kFSEventStreamEventFlagRootChanged != 0)
    }

    @Test("A stream without a queue does not start; one that is gone, or was never made, does nothing")
    func hostile() throws {
        let made = try stream(kFSEventStreamCreateFlagUseCFTypes, path: "/nothing/at/all")
        FSEventStreamSetDispatchQueue(made, nil)
        #expect(!FSEventStreamStart(made))
        FSEventStreamRetain(made)
        FSEventStreamRelease(made)
        // It still has the owner that made it.
        #expect(FSEventStreamCopyPathsBeingWatched(made) as? [String] == ["/nothing/at/all"])
        FSEventStreamRelease(made)
        FSEventStreamRelease(made)
        FSEventStreamFlushSync(made)
        #expect(!FSEventStreamStart(made) && FSEventStreamGetLatestEventId(made) == 0)
        var context = FSEventStreamContext()
        #expect(FSEventStreamCreate(nil, Self.withTypes, &context, [] as NSArray, 0, .nan, 0) == nil)
    }
}
