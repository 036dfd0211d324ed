import DisplayList
import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite("Interactions, searches and recognizers of UIKit") struct InteractionTests {
    struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    final class Menus: NSObject, UIContextMenuInteractionDelegate {
        var asked = 0
        var chosen: [String] = []
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked += 1
            return UIContextMenuConfiguration(actionProvider: { [self] _ in
                UIMenu(children: [
                    UIAction(title: "Keep") { _ in self.chosen.append("Keep") },
                    UIMenu(
                        title: "More", options: .displayInline,
                        children: [UIAction(title: "Drop") { _ in self.chosen.append("Drop") }]),
                ])
            })
        }
    }

    @Test("Views have interactions, one view at a time")
    func ownership() {
        let (menus, first, second) = (Menus(), UIView(frame: .zero), UIView(frame: .zero))
        let interaction = UIContextMenuInteraction(delegate: menus)
        first.addInteraction(interaction)
        #expect(interaction.view === first && first.interactions.count == 1)
        second.addInteraction(interaction)
        #expect(interaction.view === second && first.interactions.isEmpty)
        second.interactions = []
        #expect(interaction.view == nil && second.interactions.isEmpty)
        first.removeInteraction(interaction)
    }

    @Test("A context menu asks its delegate when it opens, and calls actions")
    func menu() throws {
        let (menus, view) = (Menus(), UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
        view.addInteraction(UIContextMenuInteraction(delegate: menus))
        let host = TestHost(Shown(view: view).frame(width: 80, height: 40), size: CGSize(width: 200, height: 200))
        #expect(menus.asked == 0)
        let place = CGPoint(x: 100, y: 100)
        for phase in [PointerEvent.Phase.down, .up] {
            var event = PointerEvent(phase, at: place, time: host.host.graph.time)
            event.button = 3
            host.send(.pointer(event))
        }
        host.advance(by: 1)
        #expect(menus.asked > 0 && host.text.contains("Keep") && host.text.contains("Drop"))
        #expect(host.tap(text: "Drop"))
        #expect(menus.chosen == ["Drop"])
    }

    @Test("Actions of an edit menu are those that can be chosen, at any depth")
    func editActions() {
        let hidden = UIAction(title: "C", attributes: .hidden) { _ in }
        let menu = UIMenu(children: [UIAction(title: "B") { _ in }, hidden])
        let all = UIEditMenuInteraction.actions([UIAction(title: "A") { _ in }, menu])
        #expect(all.map(\.title) == ["A", "B"])
    }

    @Test("A drag has the delegate's first item; a drop reports what it has")
    func sessions() throws {
        let provider = NSItemProvider(object: "words" as NSString)
        let session = SessionOfDrop(
            items: [UIDragItem(itemProvider: provider)], place: CGPoint(x: 3, y: 4), view: nil)
        #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
        #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
        #expect(session.canLoadObjects(ofClass: String.self))
        #expect(session.location(in: UIView(frame: .zero)) == CGPoint(x: 3, y: 4))
    }

    final class Search: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var events: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            events.append("update \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { events.append("begin") }
        func didDismissSearchController(_ searchController: UISearchController) { events.append("end") }
    }

    @Test("A search controller reports the beginning, the text and the end of a search")
    func search() {
        let (log, controller) = (Search(), UISearchController(searchResultsController: nil))
        controller.searchResultsUpdater = log
        controller.delegate = log
        controller.isActive = true
        #expect(controller.isActive && controller.searchBar.showsCancelButton && log.events == ["begin", "update "])
        controller.searchBar.text = "ab"
        controller.searchBar.follower?.changed()
        #expect(log.events.last == "update ab")
        controller.searchBar.follower?.canceled()
        #expect(!controller.isActive && controller.searchBar.text == "" && log.events.last == "end")
    }

    @Test("A navigation controller reports its top controller and returns what it has removed")
    func navigation() {
        final class Log: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { shown.append(viewController.title ?? "") }
        }
        let (root, middle, top) = (UIViewController(), UIViewController(), UIViewController())
        (root.title, middle.title, top.title) = ("root", "middle", "top")
        let (log, stack) = (Log(), UINavigationController(rootViewController: root))
        stack.delegate = log
        stack.pushViewController(middle, animated: false)
        stack.show(top, sender: nil)
        #expect(log.shown == ["middle", "top"])
        #expect(stack.popToViewController(root, animated: false)?.map(\.title) == ["middle", "top"])
        #expect(stack.topViewController === root && middle.parent == nil && log.shown.last == "root")
        #expect(stack.popToViewController(top, animated: false) == nil)
    }

    @Test("The pointer over a view begins, changes and ends a recognition")
    func hover() {
        let recognizer = UIHoverGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        recognizer.onStateChange = { states.append(recognizer.state) }
        recognizer.pointer(.active(CGPoint(x: 1, y: 1)))
        recognizer.pointer(.active(CGPoint(x: 2, y: 1)))
        recognizer.pointer(.ended)
        recognizer.pointer(.ended)
        #expect(states == [.began, .changed, .ended] && recognizer.location(in: nil) == CGPoint(x: 2, y: 1))
    }

    @Test("A movement from an edge begins near that edge alone")
    func edges() {
        let (recognizer, view) = (
            UIScreenEdgePanGestureRecognizer(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        )
        view.addGestureRecognizer(recognizer)
        #expect(!recognizer.mayBegin(at: CGPoint(x: 2, y: 50)))
        recognizer.edges = .left
        #expect(recognizer.mayBegin(at: CGPoint(x: 2, y: 50)) && !recognizer.mayBegin(at: CGPoint(x: 60, y: 50)))
    }

    @Test("A tilt is a share of the range between two values")
    func tilt() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        #expect(effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0)) == nil)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
        let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
        #expect(values?["center.x"] as? Double == 5)
    }

    @Test("Fields of an alert are shown and edited")
    func alertFields() throws {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = "first" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let host = TestHost(alert._swiftUIContent, size: CGSize(width: 300, height: 300))
        #expect(host.text.contains("Name") && host.text.contains("first"))
    }
}
