import Foundation
import SwiftUI
import SwiftUITesting
import Testing

extension ContentAtOnceTests {
    private func host(_ view: some View) -> TestHost { TestHost(view, size: CGSize(width: 900, height: 600)) }

    @Test("Functions of an app's own pass on builders of dialogs")
    func dialogs() {
        let plain =
            BuilderForms.alerts {
                Button("act") {}
            } message: {
                Text("why")
            }
            + BuilderForms.dialogs {
                Button("act") {}
            } message: {
                Text("why")
            }
        let presenting =
            BuilderForms.alertsAbout {
                Button("act \($0)") {}
            } message: {
                Text("why \($0)")
            }
            + BuilderForms.dialogsAbout {
                Button("act \($0)") {}
            } message: {
                Text("why \($0)")
            }
        let errors =
            BuilderForms.errors { _ in
                Button("act") {}
            } message: { _ in
                Text("why")
            }
            + BuilderForms.anyErrors { _ in
                Button("act") {}
            } message: { _ in
                Text("why")
            }
        for view in plain + errors { #expect(host(view).text.contains("act")) }
        for view in presenting { #expect(host(view).text.contains("act 3")) }
        #expect((plain + errors).filter { host($0).text.contains("why") }.count == 11)
        #expect(presenting.filter { host($0).text.contains("why 3") }.count == 16)
    }

    @Test("Functions of an app's own pass on builders of menus")
    func menus() {
        var presses = 0
        for view in BuilderForms.menus(content: { Button("inside") {} }) {
            let host = host(view)
            host.tap(text: "title")
            #expect(host.text.contains("inside"))
        }
        let pressed = BuilderForms.pressedMenus(content: { Button("inside") {} }, action: { presses += 1 })
        for view in pressed {
            let host = host(view)
            host.tap(text: "title")
            #expect(!host.text.contains("inside"))
            host.longPress(at: host.element(text: "title").center)
            #expect(host.text.contains("inside"))
        }
        #expect(presses == pressed.count)
        for view in BuilderForms.contextMenus(items: { Button("inside") {} }) {
            let host = host(view)
            host.openMenu(at: "title")
            #expect(host.text.contains("inside"))
        }
    }

    @Test("Functions of an app's own pass on builders of pages and inspectors")
    func links() {
        for view in BuilderForms.links(destination: { Text("inside") }) {
            let host = host(NavigationStack { view })
            host.tap(text: "title")
            host.advance(by: 1)
            #expect(host.text.contains("inside"))
        }
        for view in BuilderForms.activeLinks(destination: { Text("inside") }) {
            let host = host(NavigationStack { view })
            host.advance(by: 1)
            #expect(host.text.contains("inside"))
        }
        #expect(host(BuilderForms.inspector { Text("inside") }).text.contains("inside"))
    }

    @Test("Functions of an app's own pass on builders of a search")
    func searches() {
        let views = BuilderForms.suggestions { Text("inside") } + BuilderForms.scopes { Text("inside").tag(1) }
        for view in views {
            let host = host(view)
            #expect(!host.text.contains("inside"))
            host.tap(text: "Search")
            host.advance(by: 1)
            #expect(host.text.contains("inside"))
        }
    }

    @Test("Functions of an app's own pass on builders of previews of drags")
    func drags() {
        for view in BuilderForms.drags(preview: { Text("inside") }) {
            let host = host(view)
            host.press(at: CGPoint(x: 50, y: 50))
            #expect(!host.text.contains("inside"))
            host.move(to: CGPoint(x: 120, y: 50))
            #expect(host.text.contains("inside"))
        }
    }

    @Test("Functions of an app's own pass on builders of menus of rows and tabs")
    func itemMenus() {
        let table = host(
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(Person.four[0]).itemMenu { Button("inside") {} }
                TableRow(Person.four[1]).itemMenu {
                    Button("inside") {}
                } preview: {
                    Text("preview")
                }
            })
        for name in ["Grace", "ada"] {
            table.openMenu(at: name)
            #expect(table.text.contains("inside"))
            table.press(.escape)
        }
        let tabs = host(TabView { Tab("One", systemImage: "star") { Text("page") }.itemMenu { Button("inside") {} } })
        tabs.openMenu(at: "One")
        #expect(tabs.text.contains("inside"))
        let action = host(BuilderForms.accessibilityAction { Text("inside") })
        #expect(action.accessible("title")?.actions.contains(.named("inside")) == true)
    }
}
