import Foundation
import SwiftUI

/// What controllers of objects have in common: editors that are asked to end.
///
/// Follows Apple's [NSController](https://developer.apple.com/documentation/appkit/nscontroller).
@MainActor @preconcurrency
open class NSController: NSObject {
    /// Creates a controller.
    public override init() { super.init() }
    /// Creates a controller of a document of Interface Builder.
    public required init?(coder: NSCoder) { super.init() }
    /// Ends the editing of a value; returns whether that was possible: always here.
    @discardableResult
    open func commitEditing() -> Bool { true }
    /// Ends the editing of a value without keeping it; without effect here.
    open func discardEditing() {}
    /// Whether a value is being edited; never here.
    open var isEditing: Bool { false }
}

/// Holds an object, and makes new ones of its class.
///
/// Follows Apple's [NSObjectController](https://developer.apple.com/documentation/appkit/nsobjectcontroller). Bindings don't follow it here: its
/// methods and properties are used by code.
@MainActor @preconcurrency
open class NSObjectController: NSController {
    var held: Any?
    /// The object; nil for none.
    open var content: Any? {
        get { held }
        set {
            held = newValue
            contentChanged()
        }
    }
    /// The class of new objects; `NSMutableDictionary` by default.
    open var objectClass: AnyClass! = NSMutableDictionary.self
    /// The name of the entity of new objects; kept, and not used here.
    open var entityName: String?
    /// Whether an object is made when the controller is loaded from a document.
    open var automaticallyPreparesContent = false
    /// Whether the content can be changed by the user; true by default.
    open var isEditable = true

    /// Creates a controller without an object.
    public override init() { super.init() }
    /// Creates a controller of an object.
    public init(content: Any?) {
        held = content
        super.init()
        contentChanged()
    }
    /// Creates a controller of a document of Interface Builder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    func contentChanged() {}

    /// The selected objects: the content.
    open var selectedObjects: [Any]! { held.map { [$0] } ?? [] }
    /// The selected object; nil for none.
    open var selection: Any { selectedObjects.first ?? NSNull() }
    /// Makes the content: a new object by default.
    open func prepareContent() { content = newObject() }
    /// Returns a new object of the class, made by its `init()`.
    open func newObject() -> Any {
        if objectClass is NSMutableDictionary.Type { return NSMutableDictionary() }
        return (objectClass as? NSObject.Type).flatMap { ObjectMaking.make($0) } ?? NSMutableDictionary()
    }
    /// Whether an object can be added.
    open var canAdd: Bool { isEditable }
    /// Whether an object can be removed.
    open var canRemove: Bool { isEditable && held != nil }
    /// Makes an object and adds it.
    open func add(_ sender: Any?) { if canAdd { addObject(newObject()) } }
    /// Removes the selected object.
    open func remove(_ sender: Any?) { if canRemove { content = nil } }
    /// Sets the content.
    open func addObject(_ object: Any) { content = object }
    /// Removes the content, if it is an object.
    open func removeObject(_ object: Any) {
        if let held, OutlineKey(held) == OutlineKey(object) { content = nil }
    }
}
