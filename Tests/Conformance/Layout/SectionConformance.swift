import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Sections in lazy containers")
struct SectionConformance {
    private static let three = [GridItem](repeating: GridItem(.flexible(), spacing: 0), count: 3)

    private func header(_ name: String, _ length: CGFloat = 20) -> some View {
        Color.gray.frame(height: length).mark(name)
    }

    @ViewBuilder private func cells(_ name: String, _ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { Color.blue.frame(height: 30).mark("\(name)\($0)") }
    }

    @Test("L76: headers and footers span the line of a grid, and sections begin with one")
    func spans() {
        let host = TestHost(300, 600) {
            ScrollView {
                LazyVGrid(columns: Self.three, spacing: 0) {
                    Section {
                        cells("a", 4)
                    } header: {
                        header("A")
                    } footer: {
                        header("Z", 10)
                    }
                    Section { cells("b", 2) }
                    Section {
                        cells("c", 1)
                    } header: {
                        header("C")
                    }
                }
            }
        }
        #expect(host.frame("A") == CGRect(x: 0, y: 0, width: 300, height: 20))
        #expect(host.frame("a0") == CGRect(x: 0, y: 20, width: 100, height: 30))
        #expect(host.frame("a3") == CGRect(x: 0, y: 50, width: 100, height: 30))
        #expect(host.frame("Z") == CGRect(x: 0, y: 80, width: 300, height: 10))
        #expect(host.frame("b0") == CGRect(x: 0, y: 90, width: 100, height: 30))
        #expect(host.frame("b1") == CGRect(x: 100, y: 90, width: 100, height: 30))
        #expect(host.frame("C") == CGRect(x: 0, y: 120, width: 300, height: 20))
        #expect(host.frame("c0") == CGRect(x: 0, y: 140, width: 100, height: 30))
    }

    @Test("L76: sections of a collection, in a grid whose columns depend on the width, and without a scroll view")
    func collections() {
        struct Sample: View {
            let isLazy: Bool
            var body: some View {
                if isLazy { ScrollView { grid } } else { grid }
            }
            private var grid: some View {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], alignment: .leading, spacing: 0) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<4, id: \.self) { Color.blue.frame(height: 30).mark("\(section)\($0)") }
                        } header: {
                            Color.gray.frame(height: 20).mark("header \(section)")
                        }
                    }
                }
            }
        }
        for isLazy in [true, false] {
            let host = TestHost(Sample(isLazy: isLazy), size: CGSize(width: 300, height: 400))
            let top = host.frame("header 0").minY
            #expect(host.frame("header 1") == CGRect(x: 0, y: top + 80, width: 300, height: 20))
            #expect(host.frame("20") == CGRect(x: 0, y: top + 180, width: 100, height: 30))
            host.resize(to: CGSize(width: 200, height: 400))
            let other = host.frame("header 0").minY
            #expect(host.frame("header 1") == CGRect(x: 0, y: other + 80, width: 200, height: 20))
            host.resize(to: CGSize(width: 400, height: 400))
            let last = host.frame("header 0").minY
            #expect(host.frame("header 1") == CGRect(x: 0, y: last + 50, width: 400, height: 20))
            #expect(host.frame("13").minX == 300)
        }
    }

    @Test("L76: rows of a horizontal grid: headers span the column")
    func horizontal() {
        let host = TestHost(600, 90) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: Self.three, spacing: 0) {
                    ForEach(0..<2, id: \.self) { section in
                        Section {
                            ForEach(0..<4, id: \.self) { Color.blue.frame(width: 30).mark("\(section)\($0)") }
                        } header: {
                            Color.gray.frame(width: 20).mark("header \(section)")
                        }
                    }
                }
            }
        }
        #expect(host.frame("header 0") == CGRect(x: 0, y: 0, width: 20, height: 90))
        #expect(host.frame("03") == CGRect(x: 50, y: 0, width: 30, height: 30))
        #expect(host.frame("header 1") == CGRect(x: 80, y: 0, width: 20, height: 90))
    }

    /// Sections of five rows of 40 points below a header and above a footer of 20: 240 points each.
    private struct Pinned: View {
        let pinned: PinnedScrollableViews
        var isGrid = false
        var log = Log<String>()

        var body: some View {
            ScrollView {
                if isGrid {
                    LazyVGrid(columns: [GridItem(.flexible())], spacing: 0, pinnedViews: pinned) { sections }
                } else {
                    LazyVStack(spacing: 0, pinnedViews: pinned) { sections }
                }
            }
        }

        private var sections: some View {
            ForEach(0..<10, id: \.self) { section in
                Section {
                    ForEach(0..<5, id: \.self) { row in
                        Color.blue.frame(height: 40).mark("\(section).\(row)").onTapGesture { log("row") }
                    }
                } header: {
                    Color.gray.frame(height: 20).mark("header \(section)").onTapGesture { log("header \(section)") }
                } footer: {
                    Color.red.frame(height: 20).mark("footer \(section)")
                }
            }
        }
    }

    private func scroll(_ host: TestHost, by distance: CGFloat) {
        host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: distance))
    }

    @Test("L76: a pinned header stays at the start, above the rows, and the end of its section takes it away")
    func headers() {
        for isGrid in [false, true] {
            let log = Log<String>()
            let host = TestHost(
                Pinned(pinned: .sectionHeaders, isGrid: isGrid, log: log), size: CGSize(width: 200, height: 300))
            #expect(host.frame("header 0").minY == 0)
            scroll(host, by: 70)
            #expect(host.frame("header 0") == CGRect(x: 0, y: 0, width: 200, height: 20))
            #expect(host.frame("0.1").minY == -10)
            #expect(host.frame("footer 0").minY == 150)
            host.tap(at: CGPoint(x: 100, y: 10))
            host.advance(by: 1)
            #expect(log.text == "header 0")
            // The section ends 10 points below the edge.
            scroll(host, by: 160)
            #expect(host.frame("header 0").minY == -10)
            #expect(host.frame("header 1").minY == 10)
            scroll(host, by: 30)
            #expect(host.frame("header 1").minY == 0)
            #expect(host.frame("header 0").isNull)
            scroll(host, by: -500)
            #expect(host.frame("header 0").minY == 0 && host.frame("header 1").minY == 240)
        }
    }

    @Test("L76: a pinned footer stays at the end, and the start of its section takes it away")
    func footers() {
        let host = TestHost(Pinned(pinned: .sectionFooters), size: CGSize(width: 200, height: 300))
        // Of the second section 60 points are seen.
        #expect(host.frame("footer 1") == CGRect(x: 0, y: 280, width: 200, height: 20))
        #expect(host.frame("footer 0").minY == 220)
        scroll(host, by: 190)
        #expect(host.frame("footer 1").minY == 270)
        // Of the third section 10 points are seen.
        #expect(host.frame("footer 2").minY == 290)
        scroll(host, by: -185)
        #expect(host.frame("footer 1").minY == 280)
    }

    @Test("L76: both are pinned; without pinned views both scroll with their sections")
    func both() {
        let both = TestHost(
            Pinned(pinned: [.sectionHeaders, .sectionFooters]), size: CGSize(width: 200, height: 150))
        scroll(both, by: 40)
        #expect(both.frame("header 0").minY == 0)
        #expect(both.frame("footer 0").minY == 130)
        let none = TestHost(Pinned(pinned: []), size: CGSize(width: 200, height: 150))
        scroll(none, by: 40)
        #expect(none.frame("header 0").minY == -40 || none.frame("header 0").isNull)
    }

    @Test("L76: pinning evaluates no body again, and a bar moves the edge")
    func work() {
        struct Header: View {
            var body: some View { Color.gray.frame(height: 20).mark("header") }
        }
        let host = TestHost(200, 300) {
            NavigationStack {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            Color.blue.frame(height: 2000)
                        } header: {
                            Header()
                        }
                    }
                }
                .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(host.frame("header").minY == 44)
        host.resetCounters()
        for _ in 0..<10 { scroll(host, by: 30) }
        #expect(host.frame("header").minY == 44)
        #expect(host.bodyCount(of: Header.self) == 0)
    }

    @Test("L76: a pinned header of columns is at the leading edge, in either direction")
    func columns() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let host = TestHost(300, 100) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(0..<5, id: \.self) { section in
                            Section {
                                ForEach(0..<5, id: \.self) { _ in Color.blue.frame(width: 40) }
                            } header: {
                                Color.gray.frame(width: 20).mark("header \(section)")
                            }
                        }
                    }
                }
                .environment(\.layoutDirection, direction)
            }
            let isLeft = direction == .leftToRight
            func move(_ distance: CGFloat) {
                let delta = CGSize(width: isLeft ? distance : -distance, height: 0)
                host.scroll(at: CGPoint(x: 150, y: 50), by: delta)
            }
            func place(_ name: String) -> CGFloat { isLeft ? host.frame(name).minX : 300 - host.frame(name).maxX }
            #expect(place("header 0") == 0 && place("header 1") == 220, "\(direction)")
            move(90)
            #expect(place("header 0") == 0 && place("header 1") == 130, "\(direction)")
            move(120)
            #expect(place("header 0") == -10 && place("header 1") == 10, "\(direction)")
        }
    }
}
