import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Tables, tabs and controls of UIKit in SwiftUI")
struct CellTests {
    private func show<C: UIViewController>(_ controller: C, height: CGFloat = 400) -> TestHost {
        TestHost(Shown(controller: controller), size: CGSize(width: 300, height: height))
    }

    private struct Shown<C: UIViewController>: UIViewControllerRepresentable {
        let controller: C
        func makeUIViewController(context: Context) -> C { controller }
        func updateUIViewController(_ controller: C, context: Context) {}
    }

    private final class Fruits: UITableViewController {
        var fruits = ["Apple", "Pear"]
        var chosen: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruits" }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            if indexPath.row == 0 {
                cell.textLabel?.text = fruits[0]
                cell.detailTextLabel?.text = "red"
            } else {
                let name = fruits[indexPath.row]
                cell.contentConfiguration = UIHostingConfiguration { Text("hosted \(name)") }
                    .margins(.horizontal, 30).minSize(height: 60).background(.yellow)
            }
            return cell
        }
    }

    @Test("A table asks its source, shows hosted views in cells, tells of choices and of changes")
    func table() throws {
        let controller = Fruits(style: .plain)
        let host = show(controller)
        #expect(host.text == ["Fruits", "Apple", "red", "hosted Pear"])
        let (first, second) = (
            try #require(host.find(text: "Apple")).frame, try #require(host.find(text: "hosted Pear")).frame
        )
        #expect(second.minX > first.minX)
        host.tap(text: "hosted Pear")
        #expect(controller.chosen == [1] && controller.tableView.indexPathForSelectedRow?.row == 1)
        controller.fruits.append("Plum")
        controller.tableView.reloadData()
        host.update()
        #expect(host.text.last == "hosted Plum")
        controller.fruits = ["Fig"]
        controller.tableView.reloadData()
        host.update()
        #expect(host.text == ["Fruits", "Fig", "red"])
    }

    private final class Pictured: UITableViewController {
        var height = UITableView.automaticDimension
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.attributedText = NSAttributedString(
                string: "Fig", attributes: [.font: UIFont.systemFont(ofSize: 40)])
            cell.detailTextLabel?.text = "one two three four five six seven eight nine ten eleven twelve"
            cell.detailTextLabel?.font = .systemFont(ofSize: 20)
            cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 400, height: 200))
            }
            return cell
        }
    }

    @Test("Titles have the fonts of their labels, on one line; an image is no higher than its row")
    func titles() throws {
        let controller = Pictured(style: .plain)
        controller.height = 60
        let host = show(controller)
        let (title, detail) = (
            try #require(host.find(text: "Fig")).frame, try #require(host.text.first { $0.hasPrefix("one") })
        )
        #expect(title.height > 40 && title.minX > 120 && title.minX < 170)
        #expect(try #require(host.find(text: detail)).frame.height < 30)
    }

    @Test("A table without a source, or with less than no rows, is empty")
    func empty() {
        final class Odd: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { -3 }
        }
        #expect(show(Odd(style: .grouped)).text.isEmpty)
        let host = TestHost(UITableView(frame: .zero)._swiftUIContent, size: CGSize(width: 100, height: 100))
        #expect(host.text.isEmpty)
    }

    @Test("A tab bar controller shows one controller; its delegate may refuse")
    func tabs() {
        final class Judge: NSObject, UITabBarControllerDelegate {
            var chosen = 0
            func tabBarController(_ controller: UITabBarController, shouldSelect page: UIViewController) -> Bool {
                page.title != "Locked"
            }
            func tabBarController(_ controller: UITabBarController, didSelect page: UIViewController) { chosen += 1 }
        }
        let (tabs, judge) = (UITabBarController(), Judge())
        tabs.delegate = judge
        tabs.viewControllers = ["Home", "Locked", "More"].map { title in
            let page = UIHostingController(rootView: Text("page \(title)"))
            page.title = title
            return page
        }
        let host = show(tabs)
        #expect(host.text.contains("page Home") && !host.text.contains("page More"))
        host.tap(text: "Locked")
        #expect(tabs.selectedIndex == 0)
        host.tap(text: "More")
        #expect(tabs.selectedIndex == 2 && judge.chosen == 1 && host.text.contains("page More"))
        tabs.selectedIndex = 99
        host.update()
        #expect(tabs.selectedViewController == nil)
        tabs.viewControllers = nil
        host.update()
        #expect(!host.text.contains("page More"))
    }

    @Test("A field is edited, its delegate is told and may refuse; a switch and a button act")
    func controls() throws {
        final class Judge: NSObject, UITextFieldDelegate {
            var events: [String] = []
            func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                events.append("return \(textField.text ?? "")")
                return true
            }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { string != "!" }
        }
        let (field, judge) = (UITextField(frame: .zero), Judge())
        field.placeholder = "Name"
        field.delegate = judge
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let (light, button) = (UISwitch(frame: .zero), UIButton(frame: .zero))
        button.setTitle("Press", for: .normal)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let host = TestHost(
            VStack {
                field._swiftUIContent
                light._swiftUIContent
                button._swiftUIContent
            }, size: CGSize(width: 200, height: 200))
        host.tap(text: "Name")
        for letter in ["a", "!", "b"] { host.type(letter) }
        host.press(.return)
        #expect(field.text == "ab" && changes == 2)
        #expect(judge.events == ["begin", "return ab"])
        #expect(host.perform(.press, on: try #require(host.accessibility.first { $0.role == .toggle })))
        #expect(light.isOn)
        host.tap(text: "Press")
        #expect(presses == 1)
    }

    @Test("What a change is, as UIKit counts it")
    func textChange() {
        let change = TextChange(from: "a😀c", to: "a😀bc")
        #expect(change.range == NSRange(location: 3, length: 0) && change.replacement == "b")
        #expect(TextChange(from: "abc", to: "").range == NSRange(location: 0, length: 3))
        #expect(TextChange(from: "aa", to: "a").range.length == 1)
    }

    @Test("A picture is drawn into a context, in the pixels that were asked for; nonsense is an empty picture")
    func renderer() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 20 && pixels.height == 12)
        #expect(image.size == CGSize(width: 10, height: 6))
        let nonsense = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: -1)).image { _ in }
        #expect(nonsense.size == .zero)
    }
}
