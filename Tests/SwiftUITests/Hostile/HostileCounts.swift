import Foundation
import SwiftUI

extension HostileFamily where Value == Int {
    static let counts: [HostileFamily] = [
        HostileFamily("Text") {
            hostile("line limit") { v in AnyView(Text("Text and more\nof it").lineLimit(v)) }
            hostile("line limit reserved") { v in
                AnyView(Text("Text and more\nof it").lineLimit(v, reservesSpace: true))
            }
            hostile("line range") { v in
                AnyView(TextField("a", text: .constant("a"), axis: .vertical).lineLimit(max(v, 0)...))
            }
            hostile("line range reserved") { v in AnyView(Text("a").lineLimit(min(v, 1)...max(v, 1))) }
            hostile("number") { v in AnyView(Text("\(v)")) }
            hostile("number with format") { v in AnyView(Text(v, format: .number)) }
            hostile("bytes") { v in AnyView(Text(Int64(v), format: .byteCount(style: .file))) }
            hostile("inflected") { v in AnyView(Text("^[\(v) apple](inflect: true)")) }
            hostile("specifier") { v in AnyView(Text("\(v, specifier: "%05d")")) }
            hostile("badge") { v in AnyView(List { Text("a").badge(v) }) }
        },
        HostileFamily("Grids") {
            hostile("columns") { v in
                AnyView(
                    Grid {
                        GridRow {
                            Text("a").gridCellColumns(v)
                            Text("b")
                        }
                        GridRow {
                            Text("c")
                            Text("d")
                        }
                    })
            }
            hostile("columns twice") { v in
                AnyView(
                    Grid {
                        GridRow {
                            Text("a").gridCellColumns(v)
                            Text("b").gridCellColumns(v)
                        }
                    })
            }
            hostile("container frame") { v in
                AnyView(Text("a").containerRelativeFrame(.horizontal, count: v, span: v, spacing: 3))
            }
            hostile("container count") { v in
                AnyView(ScrollView { Text("a").containerRelativeFrame(.horizontal, count: v, spacing: 3) })
            }
        },
        HostileFamily("Repetitions and places") {
            hostile("repeat") { v in
                AnyView(Text("a").offset(x: v == 1 ? 0 : 9).animation(.linear(duration: 0.01).repeatCount(v), value: v))
            }
            hostile("taps") { v in AnyView(Text("a").onTapGesture(count: v) {}) }
            hostile("symbol repeats") { v in
                AnyView(Image(systemName: "star").symbolEffect(.bounce, options: .repeat(v), value: v))
            }
            hostile("stepper") { v in
                AnyView(BoundCount(value: v) { Stepper("a", value: $0) })
            }
            hostile("stepper step") { v in
                AnyView(BoundCount(value: .max - 1) { Stepper("a", value: $0, step: v) })
            }
            hostile("stepper range") { v in
                AnyView(BoundCount(value: v) { Stepper("a", value: $0, in: min(v, 0)...max(v, 0), step: 7) })
            }
            hostile("selection") { v in
                AnyView(
                    Picker("a", selection: .constant(v)) {
                        Text("1").tag(1)
                        Text("2").tag(2)
                    })
            }
            hostile("tab") { v in
                AnyView(
                    TabView(selection: .constant(v)) {
                        Text("1").tag(1)
                        Text("2").tag(2)
                    })
            }
            hostile("list selection") { v in
                AnyView(List([1, 2], id: \.self, selection: .constant(v)) { Text("\($0)") })
            }
            hostile("scroll position") { v in
                AnyView(
                    ScrollView { ForEach(0..<20) { Text("\($0)").id($0) } }.scrollPosition(id: .constant(v)))
            }
            hostile("rows") { v in
                AnyView(ScrollView { LazyVStack { ForEach(0..<max(v, 0), id: \.self) { Text("\($0)") } } })
            }
            hostile("grid rows") { v in
                AnyView(
                    ScrollView {
                        LazyVGrid(columns: [GridItem(), GridItem()]) {
                            ForEach(0..<max(v, 0), id: \.self) { Text("\($0)") }
                        }
                    })
            }
            hostile("list rows") { v in AnyView(List(0..<min(max(v, 0), 10_000), id: \.self) { Text("\($0)") }) }
            hostile("polite rows") { v in
                AnyView(
                    ScrollViewReader { proxy in
                        ScrollView { LazyVStack { ForEach(0..<min(max(v, 0), 10_000), id: \.self) { Text("\($0)") } } }
                            .onChange(of: v) { proxy.scrollTo(min(max(v, 0), 10_000) - 1) }
                    })
            }
        },
    ]
}

private struct BoundCount<Content: View>: View {
    @State var value: Int
    @ViewBuilder let content: (Binding<Int>) -> Content
    var body: some View { content($value) }
}
