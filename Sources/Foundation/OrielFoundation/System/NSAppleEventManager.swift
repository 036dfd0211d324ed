import Foundation

/// The class of an event of the Mac.
public typealias AEEventClass = UInt32
/// The name of an event of the Mac.
public typealias AEEventID = UInt32
/// The name of a part of an event of the Mac.
public typealias AEKeyword = UInt32
/// The kind of a part of an event of the Mac.
public typealias DescType = UInt32

/// The class of events about addresses.
public let kInternetEventClass: AEEventClass = 0x4755_524C
/// The event of an address that is opened.
public let kAEGetURL: AEEventID = 0x4755_524C
/// The class of events that all apps know.
public let kCoreEventClass: AEEventClass = 0x6165_7674
/// The event of an app that is opened.
public let kAEOpenApplication: AEEventID = 0x6F61_7070
/// The event of an app that is opened again.
public let kAEReopenApplication: AEEventID = 0x7261_7070
/// The event of documents that are opened.
public let kAEOpenDocuments: AEEventID = 0x6F64_6F63
/// The event of an app that ends.
public let kAEQuitApplication: AEEventID = 0x7175_6974
/// The name of the part that an event is about.
public let keyDirectObject: AEKeyword = 0x2D2D_2D2D

/// A part of an event of the Mac, or all of it.
///
/// Follows Apple's
/// [NSAppleEventDescriptor](https://developer.apple.com/documentation/foundation/nsappleeventdescriptor).
open class NSAppleEventDescriptor: NSObject {
    private let text: String?
    private var parts: [AEKeyword: NSAppleEventDescriptor] = [:]
    private var list: [NSAppleEventDescriptor] = []
    /// The class of the event; 0 for another part.
    public let eventClass: AEEventClass
    /// The name of the event; 0 for another part.
    public let eventID: AEEventID

    /// Creates an empty part.
    public override convenience init() { self.init(text: nil) }
    /// Creates a part with a text.
    public convenience init(string: String) { self.init(text: string) }
    /// Creates a part with a number.
    public convenience init(int32 signedInt: Int32) { self.init(text: "\(signedInt)") }
    /// Creates a part that is true or false.
    public convenience init(boolean: Bool) { self.init(text: boolean ? "1" : "0") }

    init(text: String?, eventClass: AEEventClass = 0, eventID: AEEventID = 0) {
        (self.text, self.eventClass, self.eventID) = (text, eventClass, eventID)
        super.init()
    }

    /// An empty part.
    open class func null() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    /// An empty list.
    open class func list() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    /// An empty record.
    open class func record() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }

    /// The text; nil for none.
    open var stringValue: String? { text }
    /// The number; 0 for none.
    open var int32Value: Int32 { text.flatMap { Int32($0) } ?? 0 }
    /// The number; 0 for none.
    open var doubleValue: Double { text.flatMap { Double($0) } ?? 0 }
    /// Whether the number is not 0.
    open var booleanValue: Bool { int32Value != 0 }
    /// The number of entries of a list.
    open var numberOfItems: Int { list.count }
    /// Returns an entry of a list, by its number from 1; nil for none.
    open func atIndex(_ index: Int) -> NSAppleEventDescriptor? {
        list.indices.contains(index - 1) ? list[index - 1] : nil
    }
    /// Puts an entry into a list, at a number from 1; 0 for the end.
    open func insert(_ descriptor: NSAppleEventDescriptor, at index: Int) {
        list.insert(descriptor, at: index <= 0 ? list.count : min(index - 1, list.count))
    }
    /// Returns a part of an event; nil for none.
    open func paramDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { parts[keyword] }
    /// Sets a part of an event.
    open func setParam(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: AEKeyword) {
        parts[keyword] = descriptor
    }
    /// Returns a property of an event; nil for none.
    open func attributeDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { parts[keyword] }
    /// Returns a part of a record; nil for none.
    open func forKeyword(_ keyword: AEKeyword) -> NSAppleEventDescriptor? { parts[keyword] }
    /// Sets a part of a record.
    open func setDescriptor(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: AEKeyword) {
        parts[keyword] = descriptor
    }
}

/// Calls an app's methods for events; here, for opened addresses alone.
///
/// Follows Apple's [NSAppleEventManager](https://developer.apple.com/documentation/foundation/nsappleeventmanager).
open class NSAppleEventManager: NSObject, @unchecked Sendable {
    private struct Handler {
        weak var object: AnyObject?
        let action: Selector
    }
    private static let one = NSAppleEventManager()
    private let lock = NSLock()
    private var handlers: [UInt64: Handler] = [:]

    /// The manager of the app.
    open class func shared() -> NSAppleEventManager { one }

    /// The event that is being handled; nil for none.
    open private(set) var currentAppleEvent: NSAppleEventDescriptor?

    private func key(_ eventClass: AEEventClass, _ eventID: AEEventID) -> UInt64 {
        UInt64(eventClass) << 32 | UInt64(eventID)
    }

    /// Sets the method that is called for an event, with the event and the answer.
    open func setEventHandler(
        _ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: AEEventClass,
        andEventID eventID: AEEventID
    ) {
        lock.withLock {
            handlers[key(eventClass, eventID)] = Handler(object: handler as AnyObject, action: handleEventSelector)
        }
    }
    /// Removes the method that is called for an event.
    open func removeEventHandler(forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID) {
        lock.withLock { handlers[key(eventClass, eventID)] = nil }
    }

    /// Reports an address that is opened; returns whether the app has a method for that.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        let handler = lock.withLock { handlers[key(kInternetEventClass, kAEGetURL)] }
        guard let handler, let object = handler.object else { return false }
        let event = NSAppleEventDescriptor(text: nil, eventClass: kInternetEventClass, eventID: kAEGetURL)
        event.setParam(NSAppleEventDescriptor(string: url.absoluteString), forKeyword: keyDirectObject)
        currentAppleEvent = event
        defer { currentAppleEvent = nil }
        return handler.action.call(on: object, with: [event, NSAppleEventDescriptor()])
    }
}
