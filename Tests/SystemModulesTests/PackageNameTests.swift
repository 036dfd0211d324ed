import Foundation
import OrielFoundation
import Testing

/// Names of Darwin, Dispatch and Foundation that packages use.
@Suite("Names that packages use")
struct PackageNameTests {
    @Test("Values of the system have their names, their sizes and their errors")
    func systemValues() {
        var size = 0
        #expect(sysctlbyname("kern.ostype", nil, &size, nil, 0) == 0 && size == "Linux".utf8.count + 1)
        var text = [CChar](repeating: 1, count: size)
        #expect(sysctlbyname("kern.ostype", &text, &size, nil, 0) == 0)
        #expect(String(cString: text) == "Linux")
        size = 2
        #expect(sysctlbyname("kern.ostype", &text, &size, nil, 0) == -1 && errno == ENOMEM)
        var memory: UInt64 = 0
        size = MemoryLayout<UInt64>.size
        #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
        #expect(memory == ProcessInfo.processInfo.physicalMemory)
        var count: Int32 = 0
        size = MemoryLayout<Int32>.size
        #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == 0 && count > 0 && size == 4)
        #expect(sysctlbyname("hw.nothing", nil, &size, nil, 0) == -1 && errno == ENOENT)
        #expect(sysctlbyname("hw.ncpu", nil, nil, &count, 4) == -1 && errno == EPERM)
        #expect(_dyld_image_count() == 0 && _dyld_get_image_header(0) == nil && _dyld_get_image_name(0) == nil)
    }

    @Test("A query for files gathers at once, finds none and warns")
    func query() {
        let query = NSMetadataQuery()
        nonisolated(unsafe) var posted: [Notification.Name] = []
        let names: [Notification.Name] = [.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) { posted.append($0.name) }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            #expect(query.start() && !query.start())
        }
        #expect(posted == names && warnings.count == 1)
        #expect(query.isStarted && !query.isStopped && query.resultCount == 0)
        query.stop()
        #expect(!query.isStarted && query.isStopped)
        #expect(NSMetadataItem(url: URL(fileURLWithPath: "/nowhere")) == nil)
        let root = NSMetadataItem(url: URL(fileURLWithPath: "/usr/bin"))
        #expect(root?.value(forAttribute: NSMetadataItemFSNameKey) as? String == "bin")
        #expect(root?.values(forAttributes: [NSMetadataItemPathKey, "?"])?.count == 1)
    }

    @Test("There is no iCloud, and errors say so")
    func cloud() {
        let file = URL(fileURLWithPath: "/nowhere")
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
        }
        #expect(warnings.count == 1 && FileManager.default.ubiquityIdentityToken == nil)
        #expect(!FileManager.default.isUbiquitousItem(at: file))
        #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: file) }
        #expect(throws: CocoaError.self) { try FileManager.default.evictUbiquitousItem(at: file) }
        #expect(throws: CocoaError.self) {
            try FileManager.default.setUbiquitous(true, itemAt: file, destinationURL: file)
        }
    }

    @Test("A source reports what happens to a file, and to a folder")
    func fileEvents() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a")
        try Data("1".utf8).write(to: file)
        func event(
            of path: URL, _ mask: DispatchSource.FileSystemEvent, _ change: @escaping () throws -> Void
        ) async throws -> DispatchSource.FileSystemEvent {
            let handle = open(path.path, O_EVTONLY)
            try #require(handle >= 0)
            let source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: handle, eventMask: mask, queue: DispatchQueue(label: "events"))
            let seen = await withCheckedContinuation {
                (done: CheckedContinuation<DispatchSource.FileSystemEvent, Never>) in
                nonisolated(unsafe) var isDone = false
                source.setEventHandler {
                    if !isDone { done.resume(returning: source.data) }
                    isDone = true
                }
                source.setCancelHandler { close(handle) }
                source.resume()
                try? change()
            }
            source.cancel()
            return seen
        }
        #expect(
            try await event(of: file, [.write, .extend]) {
                let handle = try FileHandle(forWritingTo: file)
                handle.seekToEndOfFile()
                handle.write(Data("2".utf8))
            } == [.write, .extend])
        #expect(
            try await event(of: folder, .write) { try Data().write(to: folder.appendingPathComponent("b")) } == .write)
        #expect(
            try await event(of: file, .rename) {
                try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("c"))
            } == .rename)
        let moved = folder.appendingPathComponent("c")
        #expect(try await event(of: moved, .delete) { try FileManager.default.removeItem(at: moved) } == .delete)
    }

    @Test("A source for short memory never has an event, and warns")
    func memory() {
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            let source = DispatchSource.makeMemoryPressureSource(eventMask: .all)
            source.setEventHandler {}
            source.activate()
            #expect(source.mask == .all && source.data == [] && !source.isCancelled)
            source.cancel()
            #expect(source.isCancelled)
        }
        #expect(warnings.count == 1)
    }

    @Test("Units of time, caches in folders, queues and errors have Apple's names")
    func names() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        var (start, length): (NSDate?, TimeInterval) = (nil, 0)
        let noon = Date(timeIntervalSinceReferenceDate: 86400 + 43200)
        #expect((calendar as NSCalendar).range(of: .day, start: &start, interval: &length, for: noon))
        #expect(start?.timeIntervalSinceReferenceDate == 86400 && length == 86400)
        #expect((calendar as NSCalendar).range(of: .day, start: nil, interval: nil, for: noon))
        #expect(URLCache(memoryCapacity: 7, diskCapacity: 0).memoryCapacity == 7)
        #expect(URLError(.notConnectedToInternet).networkUnavailableReason == nil)
        #expect(Set([DispatchQueue.main, .main]).count == 1)
        #expect(NSStringFromSelector(NSSelectorFromString("a:")) == "a:")
        #expect(CFErrorGetCode(NSError(domain: "a", code: 3)) == 3 && CFErrorGetDomain(nil) == nil)
        #expect(dlclose(nil) == -1 && closedir(nil) == -1)
        let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [
            .volumeAvailableCapacityForImportantUsageKey
        ])
        #expect(values.volumeAvailableCapacityForImportantUsage == values.volumeAvailableCapacity.map(Int64.init))
    }
}
