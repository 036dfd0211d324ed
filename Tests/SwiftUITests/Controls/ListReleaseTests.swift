import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
struct ListReleaseTests {
    private final class Log {
        var appeared: [Int: Int] = [:]
        var present: Set<Int> = []
    }

    private struct Row: View {
        let id: Int
        let log: Log
        @State private var taps = 0
        var body: some View {
            Text(verbatim: "\(id):\(taps)")
                .onTapGesture { taps += 1 }
                .onAppear {
                    log.appeared[id, default: 0] += 1
                    log.present.insert(id)
                }
                .onDisappear { log.present.remove(id) }
        }
    }

    private static func host(_ rows: some View) -> TestHost {
        TestHost(List { rows }.listStyle(.plain), size: CGSize(width: 300, height: 440))
    }

    private func scroll(_ host: TestHost, by distance: CGFloat, steps: Int = 1) {
        for _ in 0..<steps {
            host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: distance / CGFloat(steps)))
            host.advance(by: 0.1)
        }
    }

    private func nodes(_ host: TestHost) -> Int {
        host.counters.nodesMade - host.counters.nodesRemoved
    }

    @Test("A list that was scrolled through holds no more rows than one scrolled a few pages")
    func bounded() {
        let log = Log()
        let host = Self.host(ForEach(0..<2000, id: \.self) { Row(id: $0, log: log) })
        scroll(host, by: 4400, steps: 20)
        let few = nodes(host)
        scroll(host, by: 70_000, steps: 60)
        #expect(log.appeared.count > 500)
        #expect(nodes(host) < few * 2)
        // Each row that disappeared was notified once, and only those in sight or nearby exist.
        #expect(log.present.count < 30)
        scroll(host, by: -80_000, steps: 60)
        #expect(nodes(host) < few * 2)
        #expect(host.find(text: "0:0") != nil)
        #expect(log.present.contains(0) && log.present.count < 30)
    }

    @Test("Rows keep their state a few pages away, and lose it far away; those of a lazy stack keep it")
    func state() {
        let log = Log()
        let host = Self.host(ForEach(0..<2000, id: \.self) { Row(id: $0, log: log) })
        host.tap(text: "3:0")
        #expect(host.find(text: "3:1") != nil)
        scroll(host, by: 1000)
        #expect(!log.present.contains(3))
        scroll(host, by: -1000)
        #expect(host.find(text: "3:1") != nil)
        scroll(host, by: 40_000, steps: 40)
        scroll(host, by: -41_000, steps: 40)
        #expect(host.find(text: "3:0") != nil)

        let stack = TestHost(
            ScrollView { LazyVStack { ForEach(0..<2000, id: \.self) { Row(id: $0, log: log) } } },
            size: CGSize(width: 300, height: 440))
        stack.tap(text: "3:0")
        scroll(stack, by: 20_000, steps: 40)
        scroll(stack, by: -21_000, steps: 40)
        #expect(stack.find(text: "3:1") != nil)
    }

    @Test("Rows near those in sight keep their state when others are removed")
    func near() {
        let log = Log()
        let host = Self.host(ForEach(0..<2000, id: \.self) { Row(id: $0, log: log) })
        // Page by page, so that somewhere on the way rows are removed while those of the page before are near.
        for _ in 0..<30 {
            let fresh = host.text.filter { $0.hasSuffix(":0") }
            let name = fresh[fresh.count / 2].dropLast(2)
            host.tap(text: "\(name):0")
            #expect(host.text.contains("\(name):1"))
            scroll(host, by: 440)
            #expect(!host.text.contains("\(name):1"))
            scroll(host, by: -440)
            #expect(host.text.contains("\(name):1"))
            scroll(host, by: 440)
        }
        #expect(log.appeared.count > 250)
    }

    private struct Fields: View {
        @State private var texts = Array(repeating: "", count: 1000)
        var body: some View {
            List(0..<1000, id: \.self) { TextField("Field \($0)", text: $texts[$0]) }.listStyle(.plain)
        }
    }

    @Test("The row in which somebody types stays, however far it is scrolled")
    func typing() {
        let host = TestHost(Fields(), size: CGSize(width: 300, height: 440))
        host.tap(text: "Field 2")
        host.type("ab")
        scroll(host, by: 40_000, steps: 40)
        host.type("c")
        scroll(host, by: -41_000, steps: 40)
        #expect(host.text.contains("abc"))
    }

    private final class Rows: ObservableObject { @Published var values = Array(0..<1000) }
    private struct Editable: View {
        @ObservedObject var rows: Rows
        let log: Log
        var body: some View {
            List {
                Section("First") { ForEach(rows.values, id: \.self) { Row(id: $0, log: log) } }
                Section("Second") { ForEach(rows.values, id: \.self) { Text(verbatim: "second \($0)") } }
            }
        }
    }

    @Test("Rows that were removed and come back follow the collection as it is by then")
    func changes() {
        let (rows, log) = (Rows(), Log())
        let host = TestHost(Editable(rows: rows, log: log), size: CGSize(width: 300, height: 440))
        scroll(host, by: 30_000, steps: 40)
        rows.values.removeFirst(2)
        rows.values.swapAt(0, 1)
        host.advance(by: 1)
        scroll(host, by: -31_000, steps: 40)
        let shown = host.text.filter { $0.hasSuffix(":0") }
        #expect(shown.prefix(4) == ["3:0", "2:0", "4:0", "5:0"])
    }

    @Test("A jump to a row that was removed makes it anew")
    func jump() {
        struct Jumping: View {
            let log: Log
            var body: some View {
                ScrollViewReader { reader in
                    VStack {
                        Button("Top") { reader.scrollTo(1, anchor: .top) }
                        Button("Far") { reader.scrollTo(900, anchor: .top) }
                        List(0..<1000, id: \.self) { Row(id: $0, log: log) }.listStyle(.plain)
                    }
                }
            }
        }
        let log = Log()
        let host = TestHost(Jumping(log: log), size: CGSize(width: 300, height: 440))
        for _ in 0..<3 {
            host.tap(text: "Far")
            host.advance(by: 2)
            #expect(host.find(text: "900:0") != nil)
            scroll(host, by: -8000, steps: 40)
            host.tap(text: "Top")
            host.advance(by: 2)
            #expect(host.find(text: "1:0") != nil)
        }
        #expect(nodes(host) < 12_000)
    }
}
