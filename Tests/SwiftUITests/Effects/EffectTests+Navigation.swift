import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Modifiers of navigation change the picture")
    func navigation() {
        var effects = Effects()
        func screen(_ view: some View) -> some View { NavigationStack { view } }
        let text = List { Text("Content") }
        effects.add("navigationTitle", screen(text)) { _ in screen(text.navigationTitle("Title")) }
        effects.add("navigationSubtitle", screen(text.navigationTitle("Title"))) { _ in
            screen(text.navigationTitle("Title").navigationSubtitle("Subtitle"))
        }
        effects.add("displayMode", screen(text.navigationTitle("Title"))) { _ in
            screen(text.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
        }
        effects.add("toolbar", screen(text.navigationTitle("Title"))) { _ in
            screen(text.navigationTitle("Title").toolbar { Button("Add") {} })
        }
        effects.add("toolbar leading", screen(text.toolbar { Button("Add") {} })) { _ in
            screen(text.toolbar { ToolbarItem(placement: .topBarLeading) { Button("Add") {} } })
        }
        effects.add("toolbar bottom", screen(text.toolbar { Button("Add") {} })) { _ in
            screen(text.toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } })
        }
        effects.add("toolbar principal", screen(text.navigationTitle("Title"))) { _ in
            screen(text.navigationTitle("Title").toolbar { ToolbarItem(placement: .principal) { Text("Middle") } })
        }
        effects.add(
            "toolbar confirmation",
            screen(text.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Add") {} } })
        ) { _ in screen(text.toolbar { ToolbarItem(placement: .cancellationAction) { Button("Add") {} } }) }
        effects.add("toolbarBackground", screen(text.navigationTitle("Title"))) { _ in
            screen(
                text.navigationTitle("Title").toolbarBackground(.red, for: .navigationBar).toolbarBackground(
                    .visible, for: .navigationBar))
        }
        effects.add(
            "toolbarColorScheme",
            screen(
                text.navigationTitle("Title").toolbarBackground(.red, for: .navigationBar).toolbarBackground(
                    .visible, for: .navigationBar))
        ) { _ in
            screen(
                text.navigationTitle("Title").toolbarBackground(.red, for: .navigationBar).toolbarBackground(
                    .visible, for: .navigationBar
                ).toolbarColorScheme(.dark, for: .navigationBar))
        }
        effects.add("toolbar hidden", screen(text.navigationTitle("Title"))) { _ in
            screen(text.navigationTitle("Title").toolbar(.hidden, for: .navigationBar))
        }
        effects.add("toolbarVisibility", screen(text.navigationTitle("Title"))) { _ in
            screen(text.navigationTitle("Title").toolbarVisibility(.hidden, for: .navigationBar))
        }
        effects.add("toolbarTitleDisplayMode", screen(text.navigationTitle("Title"))) { _ in
            screen(text.navigationTitle("Title").toolbarTitleDisplayMode(.inline))
        }
        effects.add("toolbarTitleMenu", screen(text.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))) {
            _ in
            screen(
                text.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarTitleMenu { Button("A") {} }
            )
        }
        effects.add(
            "toolbar spacer",
            screen(
                text.toolbar {
                    ToolbarItem { Button("A") {} }
                    ToolbarItem { Button("B") {} }
                })
        ) { _ in
            screen(
                text.toolbar {
                    ToolbarItem { Button("A") {} }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Button("B") {} }
                })
        }
        effects.add("tint", screen(text.toolbar { Button("Add") {} })) { $0.tint(.red) }
        effects.add("searchable", screen(text)) { _ in screen(text.searchable(text: .constant(""))) }
        effects.add("searchable prompt", screen(text.searchable(text: .constant("")))) { _ in
            screen(text.searchable(text: .constant(""), prompt: "Find"))
        }
        effects.add("searchScopes", screen(text.searchable(text: .constant("a"), isPresented: .constant(true)))) { _ in
            screen(
                text.searchable(text: .constant("a"), isPresented: .constant(true)).searchScopes(.constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                })
        }
        let tabs = TabView {
            Text("A").tabItem { Label("A", systemImage: "star") }
            Text("B").tabItem { Label("B", systemImage: "bell") }
        }
        effects.add("tab tint", tabs) { $0.tint(.red) }
        effects.add("tabViewStyle page", tabs) { $0.tabViewStyle(.page) }
        effects.add("tab badge", tabs) { _ in
            TabView {
                Text("A").tabItem { Label("A", systemImage: "star") }.badge(5)
                Text("B").tabItem { Label("B", systemImage: "bell") }
            }
        }
        effects.add("tab toolbar hidden", tabs) { _ in
            TabView {
                Text("A").tabItem { Label("A", systemImage: "star") }.toolbar(.hidden, for: .tabBar)
                Text("B").tabItem { Label("B", systemImage: "bell") }
            }
        }
        effects.add("tab background", tabs) { _ in
            TabView {
                Text("A").tabItem { Label("A", systemImage: "star") }.toolbarBackground(.red, for: .tabBar)
                    .toolbarBackground(.visible, for: .tabBar)
                Text("B").tabItem { Label("B", systemImage: "bell") }
            }
        }
        effects.add("indexViewStyle", tabs.tabViewStyle(.page)) {
            $0.indexViewStyle(.page(backgroundDisplayMode: .always))
        }
        effects.add("page index never", tabs.tabViewStyle(.page)) { _ in
            tabs.tabViewStyle(.page(indexDisplayMode: .never))
        }
        effects.add("tab bottom accessory", tabs) { $0.tabViewBottomAccessory { Text("Now") } }
        check(effects)
    }
}
