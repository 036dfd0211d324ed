import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Sheets of controllers, wheels, fonts and cells", .serialized)
struct PresentationControllerTests {
    private struct Content: View {
        let controller: UIViewController
        var body: some View { ControllerContent(controller: controller) }
    }

    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var dismissed = 0
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissed += 1 }
    }

    @Test("A presented controller has the heights, the handle and the end that its sheet says")
    func sheet() throws {
        let (base, shown) = (UIHostingController(rootView: Text("below")), UIHostingController(rootView: Text("above")))
        let sheet = try #require(shown.sheetPresentationController)
        let delegate = Delegate()
        sheet.delegate = delegate
        sheet.detents = [.medium(), .custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }, .large()]
        sheet.prefersGrabberVisible = true
        #expect(sheet.presentedViewController === shown)
        let host = TestHost(Content(controller: base), size: CGSize(width: 390, height: 800))
        base.present(shown, animated: true)
        host.advance(by: 1)
        let medium = try #require(host.find(text: "above")).frame
        #expect(sheet.presentingViewController === base)
        sheet.selectedDetentIdentifier = .init("low")
        host.advance(by: 1)
        let low = try #require(host.find(text: "above")).frame
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        host.advance(by: 1)
        let large = try #require(host.find(text: "above")).frame
        #expect(low.midY > medium.midY + 50 && large.midY < medium.midY - 50)
        shown.isModalInPresentation = true
        host.press(.escape)
        host.advance(by: 1)
        #expect(host.find(text: "above") != nil && delegate.dismissed == 0)
        shown.isModalInPresentation = false
        AppWindows.presentationChanged()
        host.update()
        host.press(.escape)
        host.advance(by: 1)
        #expect(host.find(text: "above") == nil && delegate.dismissed == 1 && base.presentedViewController == nil)
    }

    @Test("A controller that covers the screen has no sheet, and covers the window")
    func cover() {
        let (base, shown) = (UIHostingController(rootView: Text("below")), UIHostingController(rootView: Text("above")))
        shown.modalPresentationStyle = .fullScreen
        #expect(shown.sheetPresentationController == nil)
        let host = TestHost(Content(controller: base), size: CGSize(width: 390, height: 800))
        base.present(shown, animated: true)
        host.advance(by: 1)
        #expect(host.find(text: "above")?.frame.midY == 400)
        shown.dismiss(animated: true)
        host.advance(by: 1)
        #expect(host.find(text: "above") == nil)
    }

    @Test("A represented controller presents another while it is updated, and nobody is warned")
    func presentingInUpdates() {
        struct Presenter: UIViewControllerRepresentable {
            @Binding var isPresented: Bool
            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
            func updateUIViewController(_ controller: UIViewController, context: Context) {
                guard isPresented, controller.presentedViewController == nil else { return }
                controller.present(UIHostingController(rootView: Text("above")), animated: true) {
                    isPresented = false
                }
            }
        }
        struct Page: View {
            @State private var isPresented = false
            var body: some View {
                Button("Show") { isPresented = true }
                    .background(Presenter(isPresented: $isPresented))
            }
        }
        let host = TestHost(Page(), size: CGSize(width: 390, height: 800))
        let warnings = TestHost.warnings {
            host.tap(text: "Show")
            host.advance(by: 1)
        }
        #expect(warnings == [] && host.find(text: "above") != nil)
        host.press(.escape)
        host.advance(by: 1)
        #expect(host.find(text: "above") == nil)
    }

    private final class Menu: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            component == 0 ? 3 : 2
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? ["tea", "milk", "juice"][row] : ["cup", "can"][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component).\(row)")
        }
    }

    private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 80 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            let label = UILabel()
            label.text = "view \(row)"
            return label
        }
    }

    private struct Wheels: UIViewRepresentable {
        let picker: UIPickerView
        func makeUIView(context: Context) -> UIPickerView { picker }
        func updateUIView(_ uiView: UIPickerView, context: Context) {}
    }

    @Test("Wheels show what the delegate says, and tell it what was chosen")
    func wheels() {
        let (picker, menu) = (UIPickerView(), Menu())
        (picker.dataSource, picker.delegate) = (menu, menu)
        picker.selectRow(1, inComponent: 0, animated: false)
        let host = TestHost(Wheels(picker: picker), size: CGSize(width: 320, height: 240))
        for text in ["tea", "milk", "juice", "cup", "can"] { #expect(host.find(text: text) != nil, "\(text)") }
        #expect(picker.selectedRow(inComponent: 0) == 1 && menu.chosen.isEmpty)
        host.tap(text: "juice")
        host.advance(by: 1)
        #expect(menu.chosen == ["0.2"] && picker.selectedRow(inComponent: 0) == 2)
        #expect(picker.selectedRow(inComponent: 5) == -1 && picker.numberOfRows(inComponent: -1) == 0)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test("Wheels show a delegate's views")
    func wheelViews() {
        let (picker, views) = (UIPickerView(), Views())
        (picker.dataSource, picker.delegate) = (views, views)
        let host = TestHost(Wheels(picker: picker), size: CGSize(width: 320, height: 240))
        #expect(host.find(text: "view 0") != nil && host.find(text: "view 1") != nil)
        #expect(picker.rowSize(forComponent: 0).width == 80 && picker.view(forRow: 1, forComponent: 0) is UILabel)
        let empty = TestHost(Wheels(picker: UIPickerView()), size: CGSize(width: 320, height: 240))
        #expect(empty.text.isEmpty)
    }

    @Test("A paragraph's style aligns a label and keeps its lines apart")
    func paragraph() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 12
        style.alignment = .center
        #expect((style.copy() as? NSParagraphStyle)?.lineSpacing == 12)
        #expect((NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .natural)
        // Labels measure as the current window does, and another test's window may be a terminal.
        let host = TestHost(Color.clear, text: .system)
        defer { withExtendedLifetime(host) {} }
        func height(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(string: "one\ntwo", attributes: attributes)
            return label.sizeThatFits(CGSize(width: 200, height: 200)).height
        }
        #expect(abs(height([.paragraphStyle: style]) - height([:]) - 12) < 1.1)
    }

    @Test("Families of fonts have names, and their fonts have")
    func fonts() throws {
        let families = UIFont.familyNames
        #expect(families == families.sorted())
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        for family in families.prefix(3) { #expect(!UIFont.fontNames(forFamilyName: family).isEmpty, "\(family)") }
    }

    @Test("Cells have views behind them and at their ends")
    func cells() {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "row"
                cell.backgroundView = label("behind")
                cell.selectedBackgroundView = label("behind a choice")
                cell.accessoryView = label("end")
                return cell
            }
            private func label(_ text: String) -> UILabel {
                let label = UILabel()
                label.text = text
                return label
            }
        }
        struct Held: UIViewControllerRepresentable {
            let controller: Rows
            func makeUIViewController(context: Context) -> Rows { controller }
            func updateUIViewController(_ controller: Rows, context: Context) {}
        }
        let host = TestHost(Held(controller: Rows(style: .plain)), size: CGSize(width: 300, height: 200))
        #expect(host.find(text: "behind") != nil && host.find(text: "end") != nil)
        host.tap(text: "row")
        #expect(host.find(text: "behind a choice") != nil && host.find(text: "behind") == nil)
    }

    @Test("Views that an app puts into a cell are shown in place of its titles, as high as they or the delegate say")
    func cellViews() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 0 ? 90 : UITableView.automaticDimension
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "title"
                let label = UILabel()
                label.text = "own \(indexPath.row)"
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 40),
                    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 25),
                    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -25),
                ])
                return cell
            }
        }
        struct Held: UIViewControllerRepresentable {
            let controller: Rows
            func makeUIViewController(context: Context) -> Rows { controller }
            func updateUIViewController(_ controller: Rows, context: Context) {}
        }
        let host = TestHost(Held(controller: Rows(style: .plain)), size: CGSize(width: 300, height: 300))
        let (first, second) = try (#require(host.find(text: "own 0")).frame, #require(host.find(text: "own 1")).frame)
        #expect(host.find(text: "title") == nil)
        #expect(first.minX == 40 && second.minX == 40)
        #expect(abs(second.minY - (90 + 25)) < 2)
    }
}
