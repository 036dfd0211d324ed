import Foundation

/// A request for work at a later time.
///
/// Follows Apple's [BGTaskRequest](https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest).
open class BGTaskRequest: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// The time before which the work does not begin; nil for none.
    open var earliestBeginDate: Date?

    init(_ identifier: String) { self.identifier = identifier }

    func task(ended: @escaping @Sendable (Bool) -> Void) -> BGTask { BGTask(identifier: identifier, ended: ended) }
}

/// A request to fetch new content.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Creates a request.
    public init(identifier: String) { super.init(identifier) }
    override func task(ended: @escaping @Sendable (Bool) -> Void) -> BGTask {
        BGAppRefreshTask(identifier: identifier, ended: ended)
    }
}

/// A request for work that takes long.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether the work needs the network; it is not waited for.
    open var requiresNetworkConnectivity = false
    /// Whether the work needs external power; it is not waited for.
    open var requiresExternalPower = false
    /// Creates a request.
    public init(identifier: String) { super.init(identifier) }
    override func task(ended: @escaping @Sendable (Bool) -> Void) -> BGTask {
        BGProcessingTask(identifier: identifier, ended: ended)
    }
}

/// A request for work with health data.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {
    /// The class of protection that the data has at least.
    open var protectionTypeOfRequiredData = FileProtectionType.complete
    override func task(ended: @escaping @Sendable (Bool) -> Void) -> BGTask {
        BGHealthResearchTask(identifier: identifier, ended: ended)
    }
}

/// A request for work that the user has begun, which begins at once.
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// What happens if the work can't begin at once.
    public enum SubmissionStrategy: Int, Sendable { case fail, queue }
    /// What the work needs.
    public struct Resources: OptionSet, Sendable {
        public let rawValue: Int
        /// Creates resources from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The graphics card.
        public static let gpu = Resources(rawValue: 1)
    }
    /// The title.
    open var title: String
    /// The line below the title.
    open var subtitle: String
    /// What happens if the work can't begin at once.
    open var strategy = SubmissionStrategy.queue
    /// What the work needs.
    open var requiredResources: Resources = []

    /// Creates a request.
    public init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(identifier)
    }
    override func task(ended: @escaping @Sendable (Bool) -> Void) -> BGTask {
        let task = BGContinuedProcessingTask(identifier: identifier, ended: ended)
        task.updateTitle(title, subtitle: subtitle)
        return task
    }
}
