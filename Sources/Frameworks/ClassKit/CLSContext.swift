import Foundation

/// A part of an app's lessons, such as a chapter.
///
/// Follows Apple's [CLSContext](https://developer.apple.com/documentation/classkit/clscontext).
open class CLSContext: NSObject, @unchecked Sendable {
    /// The kinds of parts.
    public enum ContextType: Int, Sendable {
        case none, app, chapter, section, level, page, task, challenge, quiz, exercise, lesson, book, game, document
        case audio, video, course, custom
    }
    /// The name among the parts of the same parent.
    public let identifier: String
    /// The kind.
    public let type: ContextType
    /// The title.
    open var title: String
    /// The order among its neighbors.
    open var displayOrder = 0
    /// The topic; nil for none.
    open var topic: CLSContextTopic?
    /// The address that opens the part; nil for none.
    open var universalLinkURL: URL?
    /// The name of the kind if that is the app's own.
    open var customTypeName: String?
    /// A summary; nil for none.
    open var summary: String?
    /// The work of the user; nil before it begins.
    open private(set) var currentActivity: CLSActivity?
    /// Whether the part is used; false until ``becomeActive()`` is called.
    open private(set) var isActive = false
    /// The parent; nil for none.
    open private(set) weak var parent: CLSContext?
    private var children: [CLSContext] = []
    /// Creates a part.
    public init(type: ContextType, identifier: String, title: String) {
        (self.type, self.identifier, self.title) = (type, identifier, title)
    }
    /// The names of the parents and of the part.
    open var identifierPath: [String] { (parent?.identifierPath ?? []) + [identifier] }
    /// Begins to use the part.
    open func becomeActive() { isActive = true }
    /// Ends to use the part.
    open func resignActive() { isActive = false }
    /// Adds a part.
    open func addChildContext(_ child: CLSContext) {
        child.removeFromParent()
        child.parent = self
        children.append(child)
    }
    /// Removes the part from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Finds a part by its names; nil where there is none.
    open func descendant(
        matchingIdentifierPath identifierPath: [String],
        completion: @escaping (CLSContext?, (any Error)?) -> Void
    ) {
        var found: CLSContext? = self
        for name in identifierPath { found = found?.children.first { $0.identifier == name } }
        completion(found, nil)
    }
    /// Begins the work of the user.
    open func createNewActivity() -> CLSActivity {
        let activity = CLSActivity()
        currentActivity = activity
        return activity
    }
}

/// The topic of a part.
public struct CLSContextTopic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a topic with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Mathematics.
    public static let math = CLSContextTopic(rawValue: "math")
    /// Science.
    public static let science = CLSContextTopic(rawValue: "science")
    /// Reading and writing.
    public static let literacyAndWriting = CLSContextTopic(rawValue: "literacyAndWriting")
    /// Languages.
    public static let worldLanguage = CLSContextTopic(rawValue: "worldLanguage")
    /// The study of societies.
    public static let socialScience = CLSContextTopic(rawValue: "socialScience")
    /// Computers and machines.
    public static let computerScienceAndEngineering = CLSContextTopic(rawValue: "computerScienceAndEngineering")
    /// Arts and music.
    public static let artsAndMusic = CLSContextTopic(rawValue: "artsAndMusic")
    /// Health and sports.
    public static let healthAndFitness = CLSContextTopic(rawValue: "healthAndFitness")
}

/// The work of a user in a part.
///
/// Follows Apple's [CLSActivity](https://developer.apple.com/documentation/classkit/clsactivity).
open class CLSActivity: NSObject, @unchecked Sendable {
    override init() {}
    /// The share that is done, from 0 to 1.
    open var progress = 0.0
    /// The result that counts most; nil for none.
    open var primaryActivityItem: CLSActivityItem?
    /// The other results.
    open private(set) var additionalActivityItems: [CLSActivityItem] = []
    /// Whether the work has begun.
    open private(set) var isStarted = false
    private var began: Date?
    private var before: TimeInterval = 0
    /// The time of the work, in seconds.
    open var duration: TimeInterval { before + (began.map { Date().timeIntervalSince($0) } ?? 0) }
    /// Begins the work.
    open func start() { (isStarted, began) = (true, began ?? Date()) }
    /// Ends the work.
    open func stop() { (before, isStarted, began) = (duration, false, nil) }
    /// Sets the share that is done after a part of it.
    open func addProgressRange(fromStart start: Double, toEnd end: Double) { progress = max(progress, min(end, 1)) }
    /// Adds a result.
    open func addAdditionalActivityItem(_ activityItem: CLSActivityItem) {
        additionalActivityItems.append(activityItem)
    }
}

/// A result of a user.
open class CLSActivityItem: NSObject, @unchecked Sendable {
    /// The name.
    public let identifier: String
    /// The title.
    open var title: String
    init(_ identifier: String, _ title: String) { (self.identifier, self.title) = (identifier, title) }
}

/// A result that is true or false.
open class CLSBinaryItem: CLSActivityItem, @unchecked Sendable {
    /// The words for the result.
    public enum ValueType: Int, Sendable { case trueFalse, passFail, yesNo, correctIncorrect }
    /// The result.
    open var value = false
    /// The words for the result.
    public let valueType: ValueType
    /// Creates a result.
    public init(identifier: String, title: String, type valueType: ValueType) {
        self.valueType = valueType
        super.init(identifier, title)
    }
}

/// A result of points.
open class CLSScoreItem: CLSActivityItem, @unchecked Sendable {
    /// The points.
    open var score: Double
    /// The largest number of points.
    open var maxScore: Double
    /// Creates a result.
    public init(identifier: String, title: String, score: Double, maxScore: Double) {
        (self.score, self.maxScore) = (score, maxScore)
        super.init(identifier, title)
    }
}

/// A result that is a number.
open class CLSQuantityItem: CLSActivityItem, @unchecked Sendable {
    /// The number.
    open var quantity = 0.0
    /// Creates a result.
    public init(identifier: String, title: String) { super.init(identifier, title) }
}

/// Creates parts that an app asks for by their names.
public protocol CLSDataStoreDelegate: NSObjectProtocol {
    /// Called with the names of a part that is not known; nil for none.
    func createContext(
        forIdentifier identifier: String, parentContext: CLSContext, parentIdentifierPath: [String]
    ) -> CLSContext?
}

/// The parts of an app; they are kept while the app runs, and saving fails.
///
/// Follows Apple's [CLSDataStore](https://developer.apple.com/documentation/classkit/clsdatastore).
open class CLSDataStore: NSObject, @unchecked Sendable {
    /// The store of the app.
    public static let shared = CLSDataStore()
    /// Creates parts.
    open weak var delegate: (any CLSDataStoreDelegate)?
    /// The app itself.
    public let mainAppContext = CLSContext(type: .app, identifier: "main", title: "")
    /// The part that is used; nil for none.
    open var activeContext: CLSContext? { mainAppContext.isActive ? mainAppContext : nil }
    /// The work of the user; nil for none.
    open var runningActivity: CLSActivity? { activeContext?.currentActivity }
    /// Finds parts; fails.
    open func contexts(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([CLSContext], (any Error)?) -> Void
    ) {
        let error = CLSError.missing()
        DispatchQueue.global().async { completion([], error) }
    }
    /// Removes a part.
    open func remove(_ context: CLSContext) { context.removeFromParent() }
    /// Saves; fails.
    open func save(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let error = CLSError.missing()
        DispatchQueue.global().async { completion?(error) }
    }
    /// Saves; fails.
    open func save() async throws { throw CLSError.missing() }
}
