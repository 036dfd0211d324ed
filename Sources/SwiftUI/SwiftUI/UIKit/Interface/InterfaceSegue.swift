import Foundation
import OrielFoundation
import SwiftUICore

/// A connection of a storyboard, which makes its destination each time it is followed.
@MainActor
final class InterfaceSegue: NSObject {
    let identifier: String?
    private let kind: String
    private let destination: String
    /// The method that a connection back calls; nil for one forward.
    private let unwind: String?
    private let style: String?
    private weak var storyboard: UIStoryboard?
    /// The controller whose scene has the connection.
    weak var source: UIViewController?

    init(
        identifier: String?, kind: String, destination: String, unwind: String?, style: String?,
        storyboard: UIStoryboard
    ) {
        (self.identifier, self.kind, self.destination) = (identifier, kind, destination)
        (self.unwind, self.style, self.storyboard) = (unwind, style, storyboard)
        super.init()
    }

    /// Follows the connection, if the controller lets that happen.
    func follow(_ sender: Any) {
        if source?.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) ?? true {
            perform(sender)
        }
    }

    /// Makes the destination, prepares it, and shows it.
    func perform(_ sender: Any?) {
        guard let source else { return }
        if kind == "unwind" { return goBack(from: source, sender) }
        guard let made = storyboard?.controller(withID: destination) else { return }
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: made)
        segue.show = { [kind, style] in Self.show(made, from: source, kind, style) }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private static func show(
        _ made: UIViewController, from source: UIViewController, _ kind: String, _ style: String?
    ) {
        switch style {
        case "fullScreen": made.modalPresentationStyle = .fullScreen
        case "popover": made.modalPresentationStyle = .popover
        case "formSheet": made.modalPresentationStyle = .formSheet
        case "pageSheet": made.modalPresentationStyle = .pageSheet
        default: break
        }
        switch kind {
        case "presentation", "modal": source.present(made, animated: true)
        case "popover", "popoverPresentation":
            made.modalPresentationStyle = .popover
            source.present(made, animated: true)
        case "showDetail", "replace": source.showDetailViewController(made, sender: source)
        case "push", "show":
            if let stack = source.navigationController {
                stack.pushViewController(
                    (made as? UINavigationController)?.viewControllers.first ?? made, animated: true)
            } else {
                source.present(made, animated: true)
            }
        default:
            RuntimeWarning.issue(
                "Segues of an app's own class show their destination here (see CompatibilityGaps.md).")
            source.show(made, sender: source)
        }
    }

    /// Goes back to the nearest controller that has the method.
    private func goBack(from source: UIViewController, _ sender: Any?) {
        guard let unwind else { return }
        let below =
            source.navigationController?.viewControllers.filter { $0 !== source }.reversed() ?? []
        var others: [UIViewController] = Array(below)
        var presenter = source.presentingViewController
        while let around = presenter {
            others += [around] + Self.content(of: around)
            presenter = around.presentingViewController
        }
        let target = others.first { InterfaceClasses.method(unwind, of: $0) != nil }
        guard let target, let method = InterfaceClasses.method(unwind, of: target) else {
            RuntimeWarning.issue("No controller has the method \(unwind) to go back to.")
            return
        }
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: target)
        source.prepare(for: segue, sender: sender)
        method.call(on: target, with: [segue])
        if let stack = target.navigationController,
            stack.viewControllers.contains(where: { $0 === source })
        {
            stack.popToViewController(target, animated: true)
        } else {
            source.dismiss(animated: true)
        }
    }

    private static func content(of controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let stack as UINavigationController: stack.viewControllers.reversed()
        case let tabs as UITabBarController:
            tabs.selectedViewController.map { [$0] + content(of: $0) } ?? []
        default: []
        }
    }

    /// Puts the destination's view into a container, at once.
    func embed(in container: UIView) {
        guard let made = storyboard?.controller(withID: destination) else { return }
        let segue = UIStoryboardSegue(identifier: identifier, source: source ?? made, destination: made)
        source?.prepare(for: segue, sender: nil)
        source?.addChild(made)
        guard let view = made.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        if let source { made.didMove(toParent: source) }
    }
}
