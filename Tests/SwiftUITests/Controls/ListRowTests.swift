import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
struct SwipeActionTests {
    private struct Sample: View {
        @State private var rows = ["One", "Two", "Three"]
        @State private var log = "-"
        var allowsFull = true
        var body: some View {
            VStack {
                Text("Log \(log)")
                List {
                    ForEach(rows, id: \.self) { row in
                        Text(row)
                            .swipeActions(allowsFullSwipe: allowsFull) {
                                Button("Delete", role: .destructive) { rows.removeAll { $0 == row } }
                                Button("Flag") { log = "flag \(row)" }
                            }
                            .swipeActions(edge: .leading) { Button("Read") { log = "read \(row)" } }
                    }
                }
                .listStyle(.plain)
            }
        }
    }

    private func pull(_ host: TestHost, _ text: String, by distance: CGFloat, steps: Int = 10) {
        let start = CGPoint(x: 200, y: host.find(text: text)!.center.y)
        host.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 1, steps: steps)
    }

    private func text(_ host: TestHost, _ text: String) -> CGRect { host.find(text: text)?.frame ?? .null }

    /// Returns the visible button; another one exists for measuring.
    private func button(_ host: TestHost, _ title: String) -> CGRect {
        host.findAll(text: title).map(\.frame).max { $0.minX < $1.minX } ?? .null
    }

    @Test("A row rests where its buttons are seen, the first one at the trailing edge")
    func rest() {
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 400))
        let start = text(host, "Two").minX
        pull(host, "Two", by: -120)
        host.advance(by: 1)
        let (delete, flag) = (button(host, "Delete"), button(host, "Flag"))
        #expect(delete.minX > flag.maxX)
        #expect(delete.maxX < 400)
        // As far as the two buttons are wide: the one without a long title has the least width.
        let moved = start - text(host, "Two").minX
        #expect(moved == 74 + max(delete.width + 28, 74))
        #expect(abs(flag.midX - (400 - moved * 3 / 4)) < 1)
        host.tap(at: CGPoint(x: flag.midX, y: flag.midY))
        host.advance(by: 1)
        #expect(host.text.contains("Log flag Two"))
        #expect(text(host, "Two").minX == start)
        #expect(host.find(text: "Flag") == nil)
    }

    @Test("A row comes to rest with motion, and a short pull lets it go back")
    func motion() {
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 400))
        let start = text(host, "Two").minX
        pull(host, "Two", by: -40)
        host.advance(by: 1)
        #expect(text(host, "Two").minX == start)
        pull(host, "Two", by: 60)
        #expect(host.host.graph.nextFrame != nil)
        host.advance(by: 1)
        #expect(text(host, "Two").minX == start + 74)
    }

    @Test("An open row closes when anything else is pressed, another is pulled, or the list scrolls")
    func closing() {
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 400))
        let start = text(host, "Two").minX
        for close in 0..<3 {
            pull(host, "Two", by: -120)
            host.advance(by: 1)
            #expect(text(host, "Two").minX < start)
            switch close {
            case 0: host.tap(text: "Log -")
            case 1: host.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 20))
            default: pull(host, "One", by: -120)
            }
            host.advance(by: 1)
            #expect(text(host, "Two").minX == start)
        }
        #expect(text(host, "One").minX < start)
    }

    @Test("A full swipe does what the first button does, where it is allowed")
    func full() {
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 400))
        host.drag(
            from: CGPoint(x: 390, y: text(host, "Two").midY), to: CGPoint(x: 20, y: text(host, "Two").midY), duration: 1
        )
        host.advance(by: 2)
        #expect(host.find(text: "Two") == nil)
        #expect(host.text.contains("Three"))
        let other = TestHost(Sample(allowsFull: false), size: CGSize(width: 400, height: 400))
        other.drag(
            from: CGPoint(x: 390, y: text(other, "Two").midY), to: CGPoint(x: 20, y: text(other, "Two").midY),
            duration: 1
        )
        other.advance(by: 2)
        #expect(other.find(text: "Two") != nil)
    }
}

@MainActor
struct ListRowTests {
    @Test("Badges stand at the trailing edge of rows, before the angle of a link")
    func badges() {
        let host = TestHost(
            NavigationStack {
                List {
                    Text("Plain").badge(3)
                    NavigationLink("Link") { Text("There") }.badge("new")
                    Text("None").badge(0)
                }
            }, size: CGSize(width: 400, height: 400))
        let (three, new) = (host.find(text: "3")?.frame ?? .zero, host.find(text: "new")?.frame ?? .zero)
        #expect(abs(three.maxX - 360) < 1)
        #expect(new.maxX < 356 && new.minX > 250)
        #expect(host.find(text: "0") == nil)
    }

    @Test("Lines begin at the text of their row; icons of labels share a column")
    func lines() {
        let host = TestHost(
            List {
                Label("First", systemImage: "star")
                HStack {
                    Color.red.frame(width: 30, height: 10)
                    Text("Second")
                }
                Text("Third").alignmentGuide(.listRowSeparatorLeading) { _ in 50 }
                Text("Last")
            }
            .listStyle(.plain), size: CGSize(width: 400, height: 400))
        func line(below text: String) -> CGRect? {
            let y = host.find(text: text)!.frame.maxY
            return host.findAll(kind: "Rectangle").map(\.frame).first {
                $0.height <= 1 && $0.minY > y && $0.minY < y + 30
            }
        }
        #expect(host.find(text: "First")?.frame.minX == 60)
        #expect(line(below: "First")?.minX == 60)
        #expect(line(below: "Second")?.minX == host.find(text: "Second")?.frame.minX)
        #expect(line(below: "Third")?.minX == 70)
        #expect(line(below: "Last")?.minX == 20, "A plain list ends with a line")
    }

    @Test("Lines follow the first text of their row, in whichever way it moves or is replaced")
    func linesFollow() {
        struct Sample: View {
            @State private var step = 0
            var body: some View {
                List {
                    HStack {
                        if step == 1 { Color.red.frame(width: 40, height: 10) }
                        if step != 2 { Text("First") }
                        Text("Second").padding(.leading, step == 3 ? 30 : 0)
                    }
                    .offset(x: step == 4 ? 12 : 0)
                    ForEach(0..<3) { Text("Row \($0)") }
                    Button("Step") { step += 1 }
                }
                .listStyle(.plain)
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 400))
        func line() -> CGFloat? {
            let y = host.find(text: "Second")!.frame.maxY
            return host.findAll(kind: "Rectangle").map(\.frame).first {
                $0.height <= 1 && $0.minY > y && $0.minY < y + 30
            }?
            .minX
        }
        func first() -> CGFloat? { (host.find(text: "First") ?? host.find(text: "Second"))?.frame.minX }
        var places: Set<CGFloat> = []
        for step in 0...5 {
            #expect(line() == first(), "step \(step)")
            if let place = line() { places.insert(place) }
            host.tap(text: "Step")
            host.advance(by: 1)
        }
        #expect(places.count >= 3)
    }

    @Test("Lines are right in a list of thousands of rows whose texts all move at once")
    func manyLines() {
        struct Sample: View {
            @State private var isWide = false
            var body: some View {
                VStack {
                    Button("Widen") { isWide.toggle() }
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<3000) { number in
                                HStack(spacing: 0) {
                                    Color.red.frame(width: isWide ? 60 : 20, height: 2)
                                    Text("\(number)")
                                }
                                .modifier(_RowLineModifier(line: Color.black.frame(height: 1), inset: 0))
                            }
                        }
                    }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 400))
        host.tap(text: "Widen")
        // Those in sight; 20 points a row.
        for number in 0..<10 {
            guard let text = host.find(text: "\(number)")?.frame else {
                Issue.record("Row \(number) is not in sight.")
                continue
            }
            let line = host.findAll(kind: "Color").map(\.frame).first {
                $0.height == 1 && abs($0.maxY - text.maxY) < 12
            }
            #expect(line?.minX == text.minX)
        }
    }

    @Test("The children of a disclosure group are rows; so are the choices of an inline picker")
    func splitting() {
        struct Sample: View {
            @State private var choice = 1
            var body: some View {
                Form {
                    DisclosureGroup("More") {
                        Text("Child A")
                        Text("Child B")
                    }
                    Picker("Theme", selection: $choice) {
                        Text("Light").tag(0)
                        Text("Dark").tag(1)
                    }
                    .pickerStyle(.inline)
                    Text("Chosen \(choice)")
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 700))
        let closed = host.findAll(ListRow.self).count
        #expect(closed == 5)
        host.tap(text: "More")
        host.advance(by: 1)
        #expect(host.findAll(ListRow.self).count == 7)
        #expect(host.find(text: "Child A")!.frame.minX == host.find(text: "More")!.frame.minX + 20)
        // Anywhere in the row.
        host.tap(at: CGPoint(x: 300, y: host.find(text: "Light")!.center.y))
        #expect(host.text.contains("Chosen 0"))
        host.tap(text: "More")
        host.advance(by: 1)
        #expect(host.findAll(ListRow.self).count == 5)
    }

    @Test("A picker of links shows its choices on a page, and goes back with the one that is chosen")
    func linkPicker() {
        struct Sample: View {
            @State private var choice = 1
            var body: some View {
                NavigationStack {
                    Form {
                        Picker("Sort", selection: $choice) {
                            Text("Name").tag(0)
                            Text("Date").tag(1)
                        }
                        .pickerStyle(.navigationLink)
                        Text("Chosen \(choice)")
                    }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 700))
        #expect(host.find(text: "Date") != nil && host.find(text: "Name") == nil)
        host.tap(text: "Sort")
        host.advance(by: 1)
        host.tap(text: "Name")
        host.advance(by: 1)
        #expect(host.text.contains("Chosen 0"))
    }

    @Test("A press anywhere in a field's row gives the field the keyboard")
    func fieldRow() {
        struct Sample: View {
            @State private var name = ""
            var body: some View { Form { TextField("Name", text: $name) } }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 300))
        let field = host.find(text: "Name")!.frame
        host.tap(at: CGPoint(x: 300, y: field.minY - 7))
        host.type("Ada")
        #expect(host.text.contains("Ada"))
    }

    @Test("Links in a part of a row that scrolls are no rows: they have no angles, and their tint")
    func scrollingLinks() {
        func angles<V: View>(@ViewBuilder _ row: () -> V) -> Int {
            let host = TestHost(
                NavigationStack { List { row() }.listStyle(.plain) }, size: CGSize(width: 400, height: 300))
            #expect(host.text.contains("Link"))
            return host.findAll(Chevron.self).count + host.findAll(kind: "_StrokedShape<Chevron>").count
        }
        #expect(angles { NavigationLink("Link") { Text("There") } } > 0)
        #expect(angles { HStack { NavigationLink("Link") { Text("There") } } } > 0)
        let scrolled = angles {
            ScrollView(.horizontal) {
                HStack {
                    NavigationLink("Link") { Text("There") }
                    NavigationLink("Other") { Text("There") }
                }
            }
        }
        #expect(scrolled == 0)
        let several = angles {
            ScrollView(.horizontal) {
                NavigationLink("Link") { Text("There") }
                Text("a")
            }
        }
        #expect(several == 0)
        // A list in what scrolls has rows of its own.
        #expect(angles { ScrollView { List { NavigationLink("Link") { Text("There") } }.frame(height: 100) } } > 0)
    }

    @Test("Links have no angles in a sidebar")
    func sidebar() {
        func angles(_ style: some ListStyle) -> Int {
            let host = TestHost(
                NavigationStack { List { NavigationLink("Link") { Text("There") } }.listStyle(style) },
                size: CGSize(width: 400, height: 300))
            return host.findAll(Chevron.self).count + host.findAll(kind: "_StrokedShape<Chevron>").count
        }
        #expect(angles(.plain) > 0)
        #expect(angles(.sidebar) == 0)
    }
}
