import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// What UIKit's buttons, fields, windows and clipboards do beside being shown.
@MainActor @Suite("UIKit: states and notifications")
struct ButtonStateTests {
    @Test("A button's configuration follows its state by the app's function, which is not called within itself")
    func configuration() {
        let button = UIButton(configuration: .filled())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.isEnabled = true
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        #expect(states == [.normal] && button.configuration?.title == "Off")
        button.isSelected = true
        #expect(states == [.normal, .selected] && button.configuration?.title == "On")
        button.isHighlighted = true
        #expect(states.last == [.selected, .highlighted] && !button.isTracking)
        button.setNeedsUpdateConfiguration()
        #expect(states.count == 4)
    }

    @Test("A press selects a button that is for selection")
    func selection() {
        struct Shown: UIViewRepresentable {
            let button: UIButton
            func makeUIView(context: Context) -> UIButton { button }
            func updateUIView(_ uiView: UIButton, context: Context) {}
        }
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.changesSelectionAsPrimaryAction = true
        let host = TestHost(Shown(button: button))
        host.tap(text: "Press")
        #expect(button.isSelected)
        host.tap(text: "Press")
        #expect(!button.isSelected)
    }

    @Test("A button's content is where its alignment says")
    func alignment() throws {
        struct Shown: UIViewRepresentable {
            let alignment: UIControl.ContentHorizontalAlignment
            func makeUIView(context: Context) -> UIButton {
                let button = UIButton(type: .system)
                button.setTitle("A", for: .normal)
                button.contentHorizontalAlignment = alignment
                return button
            }
            func updateUIView(_ uiView: UIButton, context: Context) {}
        }
        func place(_ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat? {
            let host = TestHost(Shown(alignment: alignment).frame(width: 200), size: CGSize(width: 200, height: 100))
            return host.find(text: "A")?.frame.midX
        }
        let left = try #require(place(.leading))
        let center = try #require(place(.center))
        let right = try #require(place(.right))
        #expect(left < 30 && abs(center - 100) < 1 && right > 170)
    }

    @Test("Controls know their targets and events, and call a method on request")
    func targets() {
        final class Target: NSObject {}
        let target = Target()
        let control = UIControl()
        #expect(control.allControlEvents.isEmpty && control.allTargets.isEmpty)
        control.addAction(UIAction { _ in }, for: .valueChanged)
        #expect(control.allControlEvents == .valueChanged)
        let button = UIButton(type: .system)
        button.role = .destructive
        #expect(button.state == .normal && target.isEqual(target))
    }

    @Test("Editing and windows post their notifications")
    func notifications() {
        let field = UITextField()
        final class Posted: @unchecked Sendable { var names: [Notification.Name] = [] }
        let posted = Posted()
        let names: [Notification.Name] = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
                posted.names.append($0.name)
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        field.sendActions(for: .editingDidBegin)
        field.sendActions(for: .editingChanged)
        field.sendActions(for: .editingDidEnd)
        #expect(posted.names == names)
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red]
        #expect(field.font?.pointSize == 9 && field.textColor == .red)
        #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
    }

    @Test("Clipboards of the app's own have names, items and patterns")
    func clipboards() async throws {
        let name = UIPasteboard.Name("clipboard \(UUID())")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let board = try #require(UIPasteboard(name: name, create: true))
        board.setItems([["public.utf8-plain-text": "https://example.org"]], options: [.localOnly: true])
        let same = try #require(UIPasteboard(name: name, create: false))
        #expect(same.string == "https://example.org" && same.numberOfItems == 1 && same.name == name)
        #expect(same.items.first?["public.utf8-plain-text"] as? String == "https://example.org")
        let patterns: Set<UIPasteboard.DetectionPattern> = [.probableWebURL, .probableWebSearch, .number]
        #expect(try await board.detectedPatterns(for: patterns) == [.probableWebURL])
        board.string = "12.5"
        #expect(try await board.detectedPatterns(for: patterns) == [.number])
        board.string = "two words"
        #expect(try await board.detectedPatterns(for: [.number, .probableWebSearch]) == [.probableWebSearch])
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    }

    @Test("A scene grants the orientation that it has, and refuses any other")
    func orientation() throws {
        let scene = try #require(SwiftUIWindow.scene as? UIWindowScene)
        var errors: [any Error] = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { errors.append($0) }
        #expect(errors.isEmpty)
        let warnings = TestHost.warnings {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
        }
        #expect(errors.count == 1 && warnings.contains { $0.contains("requestGeometryUpdate") })
        #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
    }

    @Test("A scroll view zooms to a rectangle, within its bounds")
    func zoom() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        let delegate = Delegate()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.delegate = delegate
        scroll.maximumZoomScale = 3
        scroll.zoom(to: CGRect(x: 40, y: 40, width: 50, height: 20), animated: false)
        #expect(scroll.zoomScale == 2)
        #expect(scroll.contentOffset == CGPoint(x: 80, y: 50))
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
        #expect(scroll.zoomScale == 3)
        scroll.zoom(to: .zero, animated: false)
        #expect(scroll.zoomScale == 3)
    }

    @Test("Pictures come from data by either initializer, and the system has some of its own")
    func pictures() {
        let none: Data? = Data()
        #expect(none.flatMap(UIImage.init) == nil && [Data()].compactMap(UIImage.init(data:)).isEmpty)
        #expect(UIImage.checkmark != UIImage.add && UIImage.remove != UIImage.actions)
        #expect(UIFont.systemFont(ofSize: 9, weight: .bold, width: .condensed) != .systemFont(ofSize: 9, weight: .bold))
    }
}
