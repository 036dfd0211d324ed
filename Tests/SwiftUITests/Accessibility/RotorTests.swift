import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Rotors and charts for assistive technology")
struct RotorTests {
    private struct Mail: Identifiable {
        let id: Int
        var subject: String
        var isUrgent: Bool
    }

    private let mails = (0..<40).map { Mail(id: $0, subject: "mail \($0)", isUrgent: $0 % 10 == 0) }

    /// What was announced while a function ran.
    private func said(by host: TestHost, _ body: () throws -> Void) rethrows -> [String] {
        let services = SpyServices()
        host.host.services = services
        try body()
        return services.said
    }

    private func group(_ host: TestHost, _ title: String) throws -> AccessibilityItem {
        try #require(host.accessibility.first { $0.actions.contains(.named("Next \(title)")) })
    }

    @Test("A rotor is offered as two actions that lead from entry to entry and scroll to it")
    func entries() throws {
        let mails = mails
        let host = TestHost(
            ScrollView { VStack { ForEach(mails) { Button($0.subject) {}.frame(height: 30) } } }
                .accessibilityRotor("Urgent") {
                    ForEach(mails) { mail in
                        if mail.isUrgent { AccessibilityRotorEntry(mail.subject, id: mail.id) }
                    }
                },
            size: CGSize(width: 200, height: 200))
        let said = try said(by: host) {
            let list = try group(host, "Urgent")
            for _ in 0..<2 { #expect(host.perform(.named("Next Urgent"), on: list)) }
            #expect(host.perform(.named("Previous Urgent"), on: list))
            #expect(host.perform(.named("Previous Urgent"), on: list))
            for _ in 0..<3 { #expect(host.perform(.named("Next Urgent"), on: list)) }
        }
        #expect(
            said == ["mail 0", "mail 10", "mail 0", "No previous Urgent", "mail 10", "mail 20", "mail 30"])
        let target = try #require(host.find(text: "mail 30"))
        #expect(CGRect(x: 0, y: 0, width: 200, height: 200).contains(target.center))
        #expect(host.accessible("mail 30")?.isFocused == true)
    }

    @Test("Entries by key paths, in namespaces, of the system's rotors; an empty rotor says so")
    func forms() throws {
        struct Page: View {
            @Namespace private var space
            let mails: [Mail]
            let prepared: () -> Void
            var body: some View {
                VStack {
                    Button("first") {}.accessibilityRotorEntry(id: "a", in: space)
                    Button("second") {}.accessibilityRotorEntry(id: "b", in: space)
                }
                .accessibilityRotor(.headings) {
                    AccessibilityRotorEntry("Heading B", "b", in: space, prepare: prepared)
                }
                .accessibilityRotor("All", entries: mails, entryLabel: \.subject)
                .accessibilityRotor("By ID", entries: mails, entryID: \.id, entryLabel: \.subject)
                .accessibilityRotor("None") {}
            }
        }
        var count = 0
        let host = TestHost(
            Page(mails: Array(mails.prefix(2))) { count += 1 }, size: CGSize(width: 200, height: 200))
        let said = try said(by: host) {
            let page = try group(host, "None")
            for name in ["Next Heading", "Previous All", "Next By ID", "Next None"] {
                #expect(host.perform(.named(name), on: page), "\(name)")
            }
        }
        #expect(said == ["Heading B", "mail 1", "mail 0", "No None"])
        #expect(count == 1)
        #expect(host.accessible("second")?.isFocused == true)
    }

    @Test("Parts of a text are selected in its field")
    func ranges() throws {
        struct Field: View {
            @State private var text = "red green blue"
            var body: some View {
                TextField("Colors", text: $text)
                    .accessibilityRotor("Color", textRanges: [text.range(of: "green")!])
            }
        }
        let host = TestHost(Field(), size: CGSize(width: 200, height: 100))
        host.tap(text: "red green blue")
        let field = try group(host, "Color")
        let said = said(by: host) { _ = host.perform(.named("Next Color"), on: field) }
        #expect(said == ["green"])
        #expect(host.accessibility.first { $0.role == .textField }?.caret == .init(anchor: 4, position: 9))
    }

    @Test("A chart's title, summary, series and points are elements in words")
    func chart() throws {
        struct Sales: AXChartDescriptorRepresentable {
            func makeChartDescriptor() -> AXChartDescriptor {
                let x = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"])
                let y = AXNumericDataAxisDescriptor(title: "Sales", range: 0...10) { "\(Int($0)) pieces" }
                return AXChartDescriptor(
                    title: "Sales by month", summary: "They rise.", xAxis: x, yAxis: y,
                    series: [
                        AXDataSeriesDescriptor(
                            name: "Cakes", isContinuous: false,
                            dataPoints: [AXDataPoint(x: "May", y: 3), AXDataPoint(x: "June", y: 7, label: "Best")])
                    ])
            }
        }
        let host = TestHost(
            Canvas { _, _ in }.frame(width: 100, height: 50).accessibilityChartDescriptor(Sales()),
            size: CGSize(width: 200, height: 100))
        let items = host.accessibility
        #expect(items.map(\.label) == ["Sales by month", "Cakes", "Month May, Sales 3 pieces", "Best"])
        #expect(items[0].hint == "They rise." && items[3].value == "Month June, Sales 7 pieces")
        #expect(items[1].parent == items[0].id && items[2].parent == items[1].id)
        #expect(Set(items.map(\.id)).count == 4)
    }

    @Test("A press is made at a point of the view; a scroll status is a value")
    func pointAndStatus() throws {
        struct Sample: View {
            @State private var place = CGPoint.zero
            var body: some View {
                VStack {
                    Rectangle().frame(width: 100, height: 40)
                        .onTapGesture { place = $0 }
                        .accessibilityElement().accessibilityLabel("area")
                        .accessibilityActivationPoint(CGPoint(x: 12, y: 30))
                    Text("\(Int(place.x)) \(Int(place.y))")
                    ScrollView { Text("pages") }.accessibilityScrollStatus("Page 2 of 5")
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 200, height: 200))
        #expect(host.perform(.press, on: "area"))
        #expect(host.text.contains("12 30"))
        #expect(host.accessibility.contains { $0.value == "Page 2 of 5" })
    }
}
