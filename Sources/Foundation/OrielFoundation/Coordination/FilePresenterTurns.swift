import Foundation

/// The turns of files' presenters: they are asked before an access of another object, and notified afterwards.
final class FilePresenterTurns: @unchecked Sendable {
    private let accesses: [FileAccess]
    private let presenters: [any NSFilePresenter]
    private let lock = NSLock()
    private var reacquirers: [(queue: OperationQueue, body: @Sendable () -> Void)] = []

    init(_ accesses: [FileAccess], _ presenters: [any NSFilePresenter]) {
        self.accesses = accesses.filter { !$0.isQuiet }
        self.presenters = presenters
    }

    /// Waits until each presenter has given the files up, and saved as the access requires.
    func prepare() {
        forEach { access, presenter, isWhole in
            guard isWhole else {
                if access.isDeleting {
                    ask(presenter) {
                        presenter.accommodatePresentedSubitemDeletion(at: access.url, completionHandler: $0)
                    }
                }
                return
            }
            wait(presenter) { done in
                let next: @Sendable ((@Sendable () -> Void)?) -> Void = { reacquirer in
                    if let reacquirer {
                        let own = (presenter.presentedItemOperationQueue, reacquirer)
                        self.lock.withLock { self.reacquirers.append(own) }
                    }
                    done()
                }
                if access.isWriting {
                    presenter.relinquishPresentedItem(toWriter: next)
                } else {
                    presenter.relinquishPresentedItem(toReader: next)
                }
            }
            if access.savesFirst { ask(presenter) { presenter.savePresentedItemChanges(completionHandler: $0) } }
            if access.isDeleting {
                ask(presenter) { presenter.accommodatePresentedItemDeletion(completionHandler: $0) }
            }
        }
    }

    /// Lets the presenters have the files again, and notifies them of changes.
    func finish() {
        for (queue, body) in lock.withLock({ reacquirers }) { queue.addOperation(body) }
        forEach { access, presenter, isWhole in
            guard access.isWriting, !access.isDeleting, !access.isMoving else { return }
            presenter.presentedItemOperationQueue.addOperation {
                if isWhole {
                    presenter.presentedItemDidChange()
                } else {
                    presenter.presentedSubitemDidChange(at: access.url)
                }
            }
        }
    }

    /// Calls a function with each presenter of a file, and whether it presents the file and not a folder around it.
    private func forEach(_ body: (FileAccess, any NSFilePresenter, Bool) -> Void) {
        for access in accesses {
            for presenter in presenters {
                guard let path = presenter.presentedItemURL?.standardizedFileURL.path else { continue }
                if path == access.path {
                    body(access, presenter, true)
                } else if FileAccess.contains(path, access.path) {
                    body(access, presenter, false)
                }
            }
        }
    }

    private func ask(
        _ presenter: any NSFilePresenter, _ body: @escaping (@escaping @Sendable ((any Error)?) -> Void) -> Void
    ) {
        wait(presenter) { done in body { _ in done() } }
    }

    /// Calls a function on a presenter's queue, and waits until it is done; at once if that is the current queue.
    private func wait(_ presenter: any NSFilePresenter, _ body: @escaping (@escaping @Sendable () -> Void) -> Void) {
        let queue = presenter.presentedItemOperationQueue
        let finished = DispatchSemaphore(value: 0)
        let call = UncheckedCall { body { finished.signal() } }
        if queue === OperationQueue.current || queue === OperationQueue.main && Thread.isMainThread {
            call.body()
            // Work that runs later on this queue cannot be waited for on it.
            return
        }
        queue.addOperation { call.body() }
        finished.wait()
    }

    private struct UncheckedCall: @unchecked Sendable {
        let body: () -> Void
    }
}
