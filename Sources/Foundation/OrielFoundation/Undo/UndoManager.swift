import Foundation

/// Records changes to undo and redo.
///
/// The changes of one event are undone together (``groupsByEvent``): the window that handles the event ends the group;
/// outside of events a group ends with the current turn of the main queue.
///
/// Follows Apple's [UndoManager](https://developer.apple.com/documentation/foundation/undomanager).
open class UndoManager: NSObject, @unchecked Sendable {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// Groups that are being filled, the outermost first.
    private var open: [UndoGroup] = []
    private var disabled = 0
    private var isCloseScheduled = false
    /// Whether the outermost open group was opened by itself, for the present event.
    private var isEventGroup = false

    /// Whether the changes of one event form a group; true by default.
    open var groupsByEvent = true
    /// How many steps are remembered; 0, the default, for all.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// The modes of the run loop in which groups end by themselves.
    open var runLoopModes: [RunLoop.Mode] = [.default]
    /// Whether something is being taken back.
    open private(set) var isUndoing = false
    /// Whether something is being done again.
    open private(set) var isRedoing = false

    /// Creates a manager that remembers nothing.
    public override init() { super.init() }

    // MARK: Registering

    /// Remembers a way back.
    /// - Parameters:
    /// - target: The object that the handler acts on; it is not kept alive, and once it is released the change can no
    ///   longer be undone.
    /// - handler: Undoes the change.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            precondition(
                groupsByEvent || isUndoing || isRedoing, "must begin a group before registering undo")
            beginUndoGrouping()
            // Events are the main thread's; elsewhere the group ends when it is taken back, or by hand.
            if MainQueue.isServed {
                isEventGroup = true
                Self.waiting.append(self)
                scheduleClose()
            }
        }
        open[open.count - 1].steps.append(
            UndoStep(target: target) { [weak target] in target.map(handler) })
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    /// Remembers a method that undoes a change.
    /// - Parameters:
    ///   - target: The object that has the method; it is not kept alive.
    ///   - selector: The method.
    ///   - anObject: The argument of the method; nil for none.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { _ = selector.call(on: $0, with: [anObject]) }
    }

    /// Whether ways back are remembered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Stops remembering, until ``enableUndoRegistration()`` was called as often.
    open func disableUndoRegistration() { disabled += 1 }

    /// Enables registration again after ``disableUndoRegistration()``.
    open func enableUndoRegistration() {
        precondition(disabled > 0, "enableUndoRegistration() without disableUndoRegistration()")
        disabled -= 1
    }

    // MARK: Groups

    /// How many groups are open.
    open var groupingLevel: Int { open.count }

    /// Opens a group: the changes that are registered until its end are undone together.
    open func beginUndoGrouping() {
        if open.isEmpty { post(.NSUndoManagerCheckpoint) }
        open.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the innermost open group.
    open func endUndoGrouping() {
        guard var group = open.popLast() else { return }
        if open.isEmpty {
            isEventGroup = false
            post(.NSUndoManagerCheckpoint)
            if !group.steps.isEmpty {
                if group.name.isEmpty { group.name = nameInProgress }
                if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
                trim()
            }
        } else {
            open[open.count - 1].steps += group.steps
            if !group.name.isEmpty { open[open.count - 1].name = group.name }
        }
        post(.NSUndoManagerWillCloseUndoGroup)
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// Ends the group of the event that was handled.
    package func endEvent() {
        while groupsByEvent, isEventGroup, !open.isEmpty, !isUndoing, !isRedoing { endUndoGrouping() }
    }

    /// Ends the groups of the event that was handled, in all managers that have one.
    package static func endEvent() {
        let managers = waiting
        waiting = []
        for manager in managers { manager.endEvent() }
    }

    /// The managers with a group for the present event.
    ///
    /// Main thread only.
    nonisolated(unsafe) private static var waiting: [UndoManager] = []

    private func scheduleClose() {
        guard groupsByEvent, !isCloseScheduled else { return }
        isCloseScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isCloseScheduled = false
            Self.endEvent()
        }
    }

    // MARK: Undoing

    /// Whether there is something to take back.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is something to do again.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// How often ``undo()`` would find something to take back.
    open var undoCount: Int { undoStack.count }
    /// How often ``redo()`` would find something to do again.
    open var redoCount: Int { redoStack.count }

    /// Ends the open group and takes back the last step.
    open func undo() {
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last step.
    open func undoNestedGroup() {
        guard open.isEmpty, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the change that was undone last.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard open.isEmpty, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    private var nameInProgress = ""

    private func run(_ group: UndoGroup) {
        nameInProgress = group.name
        beginUndoGrouping()
        for step in group.steps.reversed() { step.action() }
        while !open.isEmpty { endUndoGrouping() }
        nameInProgress = ""
    }

    /// Removes everything.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        open = []
        isEventGroup = false
    }

    /// Removes the steps that act on an object.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [UndoGroup]) -> [UndoGroup] {
            groups.map { group in
                var group = group
                group.steps.removeAll { $0.target === target }
                return group
            }
        }
        undoStack = without(undoStack).filter { !$0.steps.isEmpty }
        redoStack = without(redoStack).filter { !$0.steps.isEmpty }
        open = without(open)
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Names

    /// The name of the next undo action; empty if it has no name.
    open var undoActionName: String { open.last { !$0.name.isEmpty }?.name ?? undoStack.last?.name ?? "" }
    /// The name of the next redo action; empty if it has no name.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// Names the step that is being registered, or else the last one.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    /// Marks the last step as not worth keeping; it is kept all the same.
    open func setActionIsDiscardable(_ discardable: Bool) { undoActionIsDiscardable = discardable }
    /// Whether the next step back is not worth keeping.
    open private(set) var undoActionIsDiscardable = false

    /// The title of a menu entry that takes back the next step.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu entry that does the next step again.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu entry that takes back a step of a name.
    open func undoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Undo" : "Undo \(name)" }

    /// The title of a menu entry that does a step of a name again.
    open func redoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Redo" : "Redo \(name)" }
}

/// One way back.
private struct UndoStep {
    weak var target: AnyObject?
    let action: () -> Void
}

/// The actions that are undone together.
private struct UndoGroup {
    var steps: [UndoStep] = []
    var name = ""
}
