import Foundation
import OrielFoundation
import Testing

@Suite("Coordinated access to files")
struct FileCoordinatorTests {
    private final class Presenter: NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        private let lock = NSLock()
        private var calls: [String] = []
        init(_ url: URL) {
            presentedItemURL = url
            presentedItemOperationQueue.maxConcurrentOperationCount = 1
        }
        var log: [String] {
            presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
            return lock.withLock { calls }
        }
        private func note(_ call: String) { lock.withLock { calls.append(call) } }
        func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
            note("relinquish")
            writer { self.note("again") }
        }
        func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            note("save")
            completionHandler(nil)
        }
        func presentedItemDidChange() { note("changed") }
        func presentedSubitemDidChange(at url: URL) { note("changed " + url.lastPathComponent) }
        func presentedItemDidMove(to newURL: URL) { note("moved to " + newURL.lastPathComponent) }
    }

    private let folder = URL(fileURLWithPath: "/nowhere/coordinated-\(UUID().uuidString)")

    @Test("Presenters give files up, save, and are notified; the own one is not asked")
    func presenters() {
        let file = folder.appendingPathComponent("a.txt")
        let (own, other, around) = (Presenter(file), Presenter(file), Presenter(folder))
        for presenter in [own, other, around] { NSFileCoordinator.addFilePresenter(presenter) }
        defer { for presenter in [own, other, around] { NSFileCoordinator.removeFilePresenter(presenter) } }
        let coordinator = NSFileCoordinator(filePresenter: own)
        var error: NSError?
        var urls: [URL] = []
        coordinator.coordinate(writingItemAt: file, options: .forMerging, error: &error) { urls.append($0) }
        coordinator.coordinate(readingItemAt: file, error: &error) { urls.append($0) }
        coordinator.item(at: file, didMoveTo: folder.appendingPathComponent("b.txt"))
        #expect(urls == [file, file])
        #expect(error == nil)
        #expect(own.log.isEmpty)
        #expect(other.log == ["relinquish", "save", "again", "changed", "save", "moved to b.txt"])
        #expect(around.log == ["changed a.txt"])
    }

    @Test("A writer waits for readers, in the folder as well; one thread may nest its own")
    func exclusion() {
        let file = folder.appendingPathComponent("a.txt")
        nonisolated(unsafe) var (writers, most) = (0, 0)
        let lock = NSLock()
        let folder = folder
        DispatchQueue.concurrentPerform(iterations: 16) { index in
            let coordinator = NSFileCoordinator()
            coordinator.coordinate(writingItemAt: index % 2 == 0 ? file : folder, error: nil) { _ in
                lock.withLock { (writers, most) = (writers + 1, max(most, writers + 1)) }
                coordinator.coordinate(readingItemAt: file, error: nil) { _ in }
                lock.withLock { writers -= 1 }
            }
        }
        #expect(most == 1)
    }

    @Test("A cancelled coordinator does not call its function, and reports an error")
    func cancellation() {
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var error: NSError?
        coordinator.coordinate(writingItemAt: folder, error: &error) { _ in Issue.record("called") }
        #expect(error?.code == CocoaError.Code.userCancelled.rawValue)
    }

    @Test("Several accesses at once call back on a queue")
    func intents() async {
        let intents = [NSFileAccessIntent.readingIntent(with: folder), .writingIntent(with: folder)]
        let error: (any Error)? = await withCheckedContinuation { continuation in
            NSFileCoordinator().coordinate(with: intents, queue: OperationQueue()) {
                continuation.resume(returning: $0)
            }
        }
        #expect(error == nil)
        #expect(intents.map(\.url) == [folder, folder])
    }
}
