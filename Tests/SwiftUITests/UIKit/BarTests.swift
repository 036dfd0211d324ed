import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Bars of UIKit, and the keyboard of its fields")
struct BarTests {
    private struct Held: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private final class Search: NSObject, UISearchBarDelegate {
        var log: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
            searchBar.setShowsCancelButton(true, animated: true)
            log.append("begin")
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
        func searchBar(_ bar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            text != "!"
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            searchBar.text = ""
            searchBar.showsCancelButton = false
            searchBar.resignFirstResponder()
        }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }
    }

    @Test("A search bar tells its delegate what is typed, searched, chosen and cancelled")
    func search() {
        let (bar, search) = (UISearchBar(), Search())
        bar.delegate = search
        bar.placeholder = "Search films"
        bar.scopeButtonTitles = ["All", "New"]
        bar.showsScopeBar = true
        let host = TestHost(Held(view: bar), size: CGSize(width: 320, height: 200))
        host.tap(text: "Search films")
        for letter in ["a", "!", "b"] { host.type(letter) }
        #expect(bar.text == "ab" && bar.isFirstResponder)
        host.tap(text: "New")
        host.press(.return)
        host.tap(text: "Cancel")
        host.advance(by: 1)
        #expect(bar.text == "" && !bar.isFirstResponder && host.find(text: "Cancel") == nil)
        #expect(search.log.filter { $0 != "end" && $0 != "begin" } == ["a", "ab", "scope 1", "search"])
        #expect(search.log.first == "begin" && search.log.last == "end")
    }

    @Test("A copy of a bar's looks is the same, and changes by itself")
    func copies() {
        let tabs = UITabBarAppearance()
        tabs.backgroundColor = .red
        tabs.stackedLayoutAppearance.normal.iconColor = .green
        let copy = tabs.copy()
        copy.stackedLayoutAppearance.normal.iconColor = .blue
        copy.backgroundColor = nil
        #expect(tabs.stackedLayoutAppearance.normal.iconColor == .green && tabs.backgroundColor == .red)
        #expect((tabs.copy() as Any) is UITabBarAppearance && tabs.copy().backgroundColor == .red)
        let bar = UINavigationBarAppearance()
        bar.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        #expect(bar.copy().titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(bar.copy().buttonAppearance.normal.titlePositionAdjustment.horizontal == 3)
        // As with Apple's, looks made of another kind's have only what all kinds have.
        #expect(UINavigationBarAppearance(barAppearance: bar).titleTextAttributes.isEmpty)
    }

    @Test("A search field has tokens before its text; Delete before the text removes them", arguments: [true, false])
    func tokens(isInBar: Bool) {
        let bar = UISearchBar()
        let field = isInBar ? bar.searchTextField : UISearchTextField()
        field.tokens = [UISearchToken(icon: UIImage(systemName: "leaf"), text: "Banana")]
        field.insertToken(UISearchToken(icon: nil, text: "Apple"), at: 0)
        field.insertToken(UISearchToken(icon: nil, text: "Cherry"), at: 9)
        field.placeholder = "Search fruit"
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let host = TestHost(Held(view: isInBar ? bar : field), size: CGSize(width: 400, height: 200))
        func places() -> [CGFloat] {
            ["Apple", "Banana", "Cherry", "Search fruit"].compactMap { host.find(text: $0)?.frame.minX }
        }
        #expect(places().count == 4 && places() == places().sorted())
        host.tap(text: "Search fruit")
        host.press(.delete)
        #expect(field.tokens.map(\.text) == ["Apple", "Banana"] && changes == 1 && places().count == 3)
        host.tap(text: "Apple")
        host.press(.delete)
        #expect(field.tokens.map(\.text) == ["Banana"] && changes == 2)
        field.allowsDeletingTokens = false
        host.press(.delete)
        field.removeToken(at: 5)
        #expect(field.tokens.map(\.text) == ["Banana"] && changes == 2)
        field.removeToken(at: 0)
        host.advance(by: 1)
        #expect(host.find(text: "Banana") == nil)
    }

    @Test("A navigation controller has titles, buttons and the way back")
    func navigation() {
        final class Page: UIViewController {
            override func viewDidLoad() {
                let label = UILabel()
                label.text = "content of \(title ?? "")"
                view = label
            }
        }
        let (first, second) = (Page(), Page())
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        var pressed: [String] = []
        first.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in pressed.append("add") }),
            UIBarButtonItem(
                title: "More", menu: UIMenu(children: [UIAction(title: "Sort") { _ in pressed.append("sort") }])),
        ]
        second.navigationItem.leftItemsSupplementBackButton = true
        second.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Left", style: .plain, target: nil, action: nil)
        let host = TestHost(ControllerContent(controller: navigation), size: CGSize(width: 390, height: 600))
        #expect(host.find(text: "First")?.frame.midX == 195 && host.find(text: "content of First") != nil)
        host.tap(label: "Add")
        host.tap(text: "More")
        host.tap(text: "Sort")
        #expect(pressed == ["add", "sort"])
        first.navigationController?.pushViewController(second, animated: true)
        host.advance(by: 1)
        #expect(host.find(text: "content of Second") != nil && host.find(text: "Left") != nil)
        host.tap(text: "First")
        host.advance(by: 1)
        #expect(navigation.topViewController === first && host.find(text: "content of First") != nil)
        first.navigationItem.title = "Other"
        host.update()
        #expect(host.find(text: "Other") != nil && host.find(text: "First") == nil)
        navigation.isNavigationBarHidden = true
        host.update()
        #expect(host.find(text: "Other") == nil)
    }

    @Test("A field gets the keyboard and gives it up as the app requests, also while it is updated")
    func keyboard() {
        final class Coordinator: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                textField.resignFirstResponder()
                return true
            }
        }
        struct Field: UIViewRepresentable {
            let field: UITextField
            func makeCoordinator() -> Coordinator { Coordinator() }
            func makeUIView(context: Context) -> UITextField {
                field.delegate = context.coordinator
                field.becomeFirstResponder()
                return field
            }
            func updateUIView(_ uiView: UITextField, context: Context) {}
        }
        let (field, text) = (UITextField(), UITextView())
        var host: TestHost?
        let warnings = TestHost.warnings {
            host = TestHost(
                VStack {
                    Field(field: field)
                    Held(view: text)
                }, size: CGSize(width: 300, height: 200))
            host?.advance(by: 1)
        }
        #expect(warnings == [] && field.isFirstResponder)
        host?.type("abc")
        #expect(field.text == "abc")
        host?.press(.return)
        host?.advance(by: 1)
        #expect(!field.isFirstResponder)
        #expect(text.becomeFirstResponder())
        host?.advance(by: 1)
        host?.type("xy")
        #expect(text.text == "xy" && text.isFirstResponder)
    }

    @Test("A button opens its menu by a press, or after a long one")
    func menus() {
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.showsMenuAsPrimaryAction = true
        var chosen: [String] = []
        button.menu = UIMenu(
            children: ["Name", "Date"].map { title in
                UIAction(title: title, state: title == "Date" ? .on : .off) { chosen.append($0.title) }
            } + [UIMenu(options: .displayInline, children: [UIAction(title: "Hidden", attributes: .hidden) { _ in }])])
        let host = TestHost(Held(view: button), size: CGSize(width: 300, height: 200))
        host.tap(text: "Sort")
        #expect(host.find(text: "Hidden") == nil)
        host.tap(text: "Date")
        #expect(chosen == ["Date"])
    }
}
