import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Modifiers of lists and forms change the picture")
    func lists() {
        var effects = Effects()
        func list(_ row: some View) -> some View {
            List {
                Section("Header") {
                    row
                    Text("Second")
                }
            }
        }
        let plain = list(Text("First"))
        effects.add("listStyle plain", plain) { $0.listStyle(.plain) }
        effects.add("listStyle grouped", plain) { $0.listStyle(.grouped) }
        effects.add("listStyle insetGrouped", plain.listStyle(.plain)) { _ in plain.listStyle(.insetGrouped) }
        effects.add("listStyle sidebar", plain) { $0.listStyle(.sidebar) }
        effects.add("listRowBackground", plain) { _ in list(Text("First").listRowBackground(Color.red)) }
        effects.add("listRowSeparator", plain) { _ in list(Text("First").listRowSeparator(.hidden)) }
        effects.add("listRowSeparatorTint", plain) { _ in list(Text("First").listRowSeparatorTint(.red)) }
        effects.add("listRowInsets", plain) { _ in
            list(Text("First").listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)))
        }
        effects.add("listItemTint", list(Label("First", systemImage: "star"))) { _ in
            list(Label("First", systemImage: "star").listItemTint(.red))
        }
        effects.add("listRowSpacing", plain) { $0.listRowSpacing(20) }
        effects.add(
            "listSectionSpacing",
            List {
                Section { Text("A") }
                Section { Text("B") }
            }
        ) { $0.listSectionSpacing(60) }
        effects.add("listSectionMargins", List { Section { Text("A") } }) { _ in
            List { Section { Text("A") }.listSectionMargins(.horizontal, 60) }
        }
        effects.add(
            "listSectionSeparator",
            List {
                Section("A") { Text("A") }
                Section("B") { Text("B") }
            }.listStyle(.plain)
        ) { _ in
            List {
                Section("A") { Text("A") }.listSectionSeparator(.hidden)
                Section("B") { Text("B") }
            }.listStyle(.plain)
        }
        effects.add("defaultMinListRowHeight", plain) { $0.environment(\.defaultMinListRowHeight, 80) }
        effects.add("defaultMinListHeaderHeight", plain) { $0.environment(\.defaultMinListHeaderHeight, 80) }
        effects.add("headerProminence", plain) { $0.headerProminence(.increased) }
        effects.add("scrollContentBackground", plain.background(.red)) { $0.scrollContentBackground(.hidden) }
        effects.add("contentMargins", plain) { $0.contentMargins(40) }
        effects.add("alternatingRowBackgrounds", plain.listStyle(.plain)) { $0.alternatingRowBackgrounds() }
        effects.add("inset(alternatesRowBackgrounds:)", plain.listStyle(.inset)) { _ in
            plain.listStyle(.inset(alternatesRowBackgrounds: true))
        }
        effects.add(
            "selection",
            List(selection: .constant(Set<Int>())) {
                Text("A").tag(1)
                Text("B").tag(2)
            }
        ) { _ in
            List(selection: .constant(Set([1]))) {
                Text("A").tag(1)
                Text("B").tag(2)
            }
        }
        effects.add("edit mode", List { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } }) {
            $0.environment(\.editMode, .constant(.active))
        }
        effects.add("footer", List { Section("A") { Text("B") } }) { _ in
            List {
                Section {
                    Text("B")
                } header: {
                    Text("A")
                } footer: {
                    Text("C")
                }
            }
        }
        effects.add("badgeProminence", List { Text("A").badge(3) }) { $0.badgeProminence(.decreased) }
        let form = Form {
            Section("A") {
                Toggle("B", isOn: .constant(true))
                LabeledContent("C", value: "D")
            }
        }
        effects.add("formStyle columns", form) { $0.formStyle(.columns) }
        effects.add("form disabled", form) { $0.disabled(true) }
        effects.add("form scrollContentBackground", form.background(.red)) { $0.scrollContentBackground(.hidden) }
        effects.add("disclosure", DisclosureGroup("A", isExpanded: .constant(false)) { Text("B") }) { _ in
            DisclosureGroup("A", isExpanded: .constant(true)) { Text("B") }
        }
        effects.add("labelsVisibility", form) { $0.labelsVisibility(.hidden) }
        effects.add(
            "section collapsed", List { Section("A", isExpanded: .constant(true)) { Text("B") } }.listStyle(.sidebar)
        ) { _ in List { Section("A", isExpanded: .constant(false)) { Text("B") } }.listStyle(.sidebar) }
        effects.add(
            "moveDisabled",
            List { ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in } }.environment(\.editMode, .constant(.active))
        ) { _ in
            List { ForEach(0..<2) { Text("\($0)").moveDisabled(true) }.onMove { _, _ in } }.environment(
                \.editMode, .constant(.active))
        }
        effects.add(
            "deleteDisabled",
            List { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } }.environment(\.editMode, .constant(.active))
        ) { _ in
            List { ForEach(0..<2) { Text("\($0)").deleteDisabled(true) }.onDelete { _ in } }.environment(
                \.editMode, .constant(.active))
        }
        effects.add("sectionActions", List { Section("A") { Text("B") } }) { _ in
            List { Section("A") { Text("B") }.sectionActions { Button("C") {} } }
        }
        check(effects)
    }
}
