import Foundation

/// Work that an app does at a time that the system chooses.
///
/// Follows Apple's [BGTask](https://developer.apple.com/documentation/backgroundtasks/bgtask).
open class BGTask: NSObject, @unchecked Sendable {
    /// The identifier of the request.
    public let identifier: String
    private let lock = NSLock()
    private var expire: (@Sendable () -> Void)?
    private var ended: (@Sendable (Bool) -> Void)?

    init(identifier: String, ended: @escaping @Sendable (Bool) -> Void) {
        (self.identifier, self.ended) = (identifier, ended)
    }

    /// Called when the work must end; here that is when the request is withdrawn while it runs.
    open var expirationHandler: (@Sendable () -> Void)? {
        get { lock.withLock { expire } }
        set { lock.withLock { expire = newValue } }
    }

    /// Reports that the work has ended.
    open func setTaskCompleted(success: Bool) {
        let ended = lock.withLock {
            defer { (self.ended, expire) = (nil, nil) }
            return self.ended
        }
        ended?(success)
    }
}

/// Work that takes long.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
/// Work that fetches new content.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Work with health data.
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}

/// Work that the user has begun and that goes on when the app is not in front.
///
/// Follows Apple's
/// [BGContinuedProcessingTask](https://developer.apple.com/documentation/backgroundtasks/bgcontinuedprocessingtask). Its progress is shown nowhere.
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
    /// The title.
    public private(set) var title = ""
    /// The line below the title.
    public private(set) var subtitle = ""
    /// How much is done.
    public let progress = Progress(totalUnitCount: 100)

    /// Changes the words about the work.
    public func updateTitle(_ title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}
