import Foundation
import OrielFoundation
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite("Members of UIKit that classes of apps override") struct OverridableMemberTests {
    final class Recorder: UIView {
        var notes: [String] = []
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            notes.append("convert")
            return super.convert(point, to: view)
        }
        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            notes.append("add")
            super.addGestureRecognizer(gestureRecognizer)
        }
        override func bringSubviewToFront(_ view: UIView) {
            notes.append("front")
            super.bringSubviewToFront(view)
        }
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8) }
    }

    final class Table: UITableView {
        var reloads = 0
        override func reloadData() {
            reloads += 1
            super.reloadData()
        }
        override var numberOfSections: Int { super.numberOfSections + 1 }
    }

    final class Controller: UIViewController {
        override var isBeingPresented: Bool { true }
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
    }

    final class Field: UITextField {
        var marked: [String?] = []
        override var selectedTextRange: UITextRange? {
            get { super.selectedTextRange }
            set {
                super.selectedTextRange = newValue.map { UITextRange(NSRange(location: $0.range.location, length: 0)) }
            }
        }
        override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
            marked.append(markedText)
            super.setMarkedText(markedText, selectedRange: selectedRange)
        }
    }

    final class Layer: CALayer, @unchecked Sendable {
        var removed = 0
        override func removeAllAnimations() {
            removed += 1
            super.removeAllAnimations()
        }
    }

    @Test("Overrides of a view's members are called, and the standard ones do their work")
    func views() {
        let (view, first, second) = (Recorder(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView(), UIView())
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(view)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 11, y: 21))
        view.addGestureRecognizer(UITapGestureRecognizer())
        view.addSubview(first)
        view.addSubview(second)
        view.bringSubviewToFront(first)
        #expect(view.subviews.last === first && view.gestureRecognizers?.count == 1)
        #expect(view.notes == ["convert", "add", "front"])
    }

    @Test("Constraints place the alignment rectangle, and the frame reaches beyond it by the insets")
    func alignment() {
        let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Recorder(frame: .zero))
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 6, y: 8, width: 42, height: 28))
        let rect = CGRect(x: 10, y: 10, width: 30, height: 20)
        #expect(view.frame(forAlignmentRect: rect) == view.frame && view.alignmentRect(forFrame: view.frame) == rect)
    }

    @Test("Overrides of a table, a controller, a field and a layer are called")
    func others() {
        let table = Table(frame: .zero, style: .plain)
        table.reloadData()
        #expect(table.reloads == 1 && table.numberOfSections == 1)
        let controller = Controller()
        #expect(controller.isBeingPresented && !controller.shouldAutomaticallyForwardAppearanceMethods)
        #expect(controller.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        let field = Field(frame: .zero)
        field.text = "word"
        let input: any UITextInput = field
        input.selectedTextRange = UITextRange(NSRange(location: 1, length: 2))
        #expect(field._selection == NSRange(location: 1, length: 0))
        input.setMarkedText("x", selectedRange: NSRange(location: 0, length: 0))
        #expect(field.marked == ["x"] && field.text == "wxord")
        let layer = Layer()
        layer.removeAllAnimations()
        #expect(layer.removed == 1)
    }

    @Test("Objects can be made where only their class is known")
    func metatypes() {
        func make<V: UIView>(_ type: V.Type) -> V { type.init(frame: CGRect(x: 0, y: 0, width: 7, height: 8)) }
        let view: UIView = make(Recorder.self)
        #expect(view is Recorder && view.frame.size == CGSize(width: 7, height: 8))
        let bar: UISearchBar.Type = UISearchBar.self
        #expect(bar.init(frame: .zero).frame == .zero)
        func makeController<C: UIViewController>(_ type: C.Type) -> UIViewController {
            type.init(nibName: "Own", bundle: nil)
        }
        let made = makeController(Controller.self)
        let (isOwn, name) = (made is Controller, made.nibName)
        #expect(isOwn && name == "Own")
        let context: UICollectionViewLayoutInvalidationContext.Type = UICollectionViewLayoutInvalidationContext.self
        #expect(context.init().invalidateEverything)
        let (storage, manager, container) = (
            NSTextStorage(string: "kept"), NSLayoutManager(), NSTextContainer(size: .zero)
        )
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let text: UITextView.Type = UITextView.self
        let textView = text.init(frame: .zero, textContainer: container)
        #expect(textView.text == "kept" && textView.textStorage === storage)
    }

    @Test("Objects that are not views keep properties for assistive technology, and views have their own")
    func accessibility() {
        let object = NSObject()
        #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
        object.isAccessibilityElement = true
        object.accessibilityLabel = "Name"
        object.accessibilityTraits = .button
        #expect(
            object.isAccessibilityElement && object.accessibilityLabel == "Name"
                && object.accessibilityTraits == .button)
        #expect(NSObject().accessibilityLabel == nil)
        let view = UIView(frame: .zero)
        let plain: NSObject = view
        plain.accessibilityLabel = "View"
        plain.isAccessibilityElement = true
        #expect(view.accessibilityLabel == "View" && view.isAccessibilityElement && plain.accessibilityLabel == "View")
    }
}
