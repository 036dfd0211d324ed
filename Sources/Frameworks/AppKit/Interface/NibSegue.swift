import Foundation
import SwiftUI

/// A connection of a storyboard, which makes its destination each time it is followed.
@MainActor
final class NibSegue: NSObject {
    let identifier: String?
    private let kind: String
    private let destination: String
    private let anchor: () -> NSView?
    private let edge: String
    private let isTransient: Bool
    private weak var storyboard: NSStoryboard?
    /// The controller whose scene has the connection; nil for the app's.
    weak var source: NSResponder?
    /// The window that the app's menu has opened by the connection.
    private var window: NSWindowController?

    init(
        identifier: String?, kind: String, destination: String, anchor: @escaping () -> NSView?, edge: String,
        isTransient: Bool, storyboard: NSStoryboard
    ) {
        (self.identifier, self.kind, self.destination, self.anchor) = (identifier, kind, destination, anchor)
        (self.edge, self.isTransient, self.storyboard) = (edge, isTransient, storyboard)
        super.init()
    }

    /// Follows the connection, if the controller lets that happen.
    func follow(_ sender: Any?) {
        let controller = source as? any NSSeguePerforming
        if controller?.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) ?? true { perform(sender) }
    }

    /// Follows the connection of a name; a warning says so where a controller has none.
    static func perform(
        _ identifier: NSStoryboardSegue.Identifier, of controller: NSResponder, in segues: [NibSegue], _ sender: Any?
    ) {
        guard let segue = segues.first(where: { $0.identifier == identifier }) else {
            RuntimeWarning.issue("Receiver (\(type(of: controller))) has no segue with identifier '\(identifier)'")
            return
        }
        segue.perform(sender)
    }

    /// Makes the destination, prepares it, and shows it.
    func perform(_ sender: Any?) {
        if source == nil, let window, window.window?.isVisible == true {
            window.showWindow(sender)
            return
        }
        guard let made = storyboard?.controller(withID: destination) else { return }
        let segue = NSStoryboardSegue(
            identifier: identifier ?? "", source: source ?? NSApplication.shared, destination: made)
        segue.show = { [self] in show(made, sender) }
        prepare(segue, sender)
        segue.perform()
    }

    private func prepare(_ segue: NSStoryboardSegue, _ sender: Any?) {
        (source as? any NSSeguePerforming)?.prepare(for: segue, sender: sender)
    }

    private func show(_ made: NSResponder, _ sender: Any?) {
        if let controller = made as? NSWindowController {
            window = controller
            return controller.showWindow(sender)
        }
        guard let controller = made as? NSViewController else { return }
        let presenter = source as? NSViewController
        switch kind {
        case "sheet" where presenter != nil: presenter?.presentAsSheet(controller)
        case "popover":
            guard let view = anchor() ?? presenter?.view else { return }
            let popover = NSPopover()
            popover.contentViewController = controller
            popover.behavior = isTransient ? .transient : .applicationDefined
            let edges: [String: NSRectEdge] = ["minX": .minX, "maxX": .maxX, "minY": .minY, "maxY": .maxY]
            popover.show(relativeTo: view.bounds, of: view, preferredEdge: edges[edge] ?? .maxY)
        case "custom":
            RuntimeWarning.issue("Segues of an app's own class show a window here (see CompatibilityGaps.md).")
            fallthrough
        default:
            if let presenter { return presenter.presentAsModalWindow(controller) }
            let opened = NSWindowController(window: NSWindow(contentViewController: controller))
            window = opened
            opened.showWindow(sender)
        }
    }

    /// Puts the destination's view into a container, at once.
    func embed(in container: NSView, _ controller: NSViewController?) {
        guard let made = storyboard?.controller(withID: destination) as? NSViewController else { return }
        source = controller
        let segue = NSStoryboardSegue(identifier: identifier ?? "", source: controller ?? made, destination: made)
        prepare(segue, nil)
        controller?.addChild(made)
        made.view.frame = container.bounds
        made.view.autoresizingMask = [.width, .height]
        container.addSubview(made.view)
    }
}
