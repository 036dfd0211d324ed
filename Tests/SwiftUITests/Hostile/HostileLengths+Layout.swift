import Foundation
import SwiftUI

extension HostileFamily where Value == CGFloat {
    static let layout = HostileFamily("Layout") {
        hostile("frame") { AnyView(subject.frame(width: $0, height: $0)) }
        hostile("frame width") { AnyView(subject.frame(width: $0)) }
        hostile("flexible") { AnyView(subject.frame(minWidth: $0, minHeight: $0)) }
        hostile("most") { AnyView(subject.frame(maxWidth: $0, maxHeight: $0)) }
        hostile("ideal") { AnyView(subject.frame(idealWidth: $0, idealHeight: $0).fixedSize()) }
        hostile("padding") { AnyView(subject.padding($0)) }
        hostile("padding edges") { AnyView(subject.padding(EdgeInsets(top: $0, leading: 1, bottom: $0, trailing: $0))) }
        hostile("offset") { AnyView(subject.offset(x: $0, y: $0)) }
        hostile("position") { AnyView(subject.position(x: $0, y: $0)) }
        hostile("ratio") { AnyView(subject.aspectRatio($0, contentMode: .fit)) }
        hostile("ratio fill") { AnyView(subject.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill)) }
        hostile("priority") { v in
            AnyView(
                HStack {
                    subject.layoutPriority(Double(v))
                    subject
                })
        }
        hostile("zIndex") { v in
            AnyView(
                ZStack {
                    subject.zIndex(Double(v))
                    subject
                })
        }
        hostile("guide") { v in
            AnyView(
                VStack(alignment: .leading) {
                    subject.alignmentGuide(.leading) { _ in v }
                    subject
                })
        }
        hostile("guide in a grid") { v in
            AnyView(
                Grid {
                    GridRow {
                        subject.alignmentGuide(HorizontalAlignment.center) { _ in v }
                        subject
                    }
                })
        }
        hostile("safe area") { v in AnyView(subject.safeAreaPadding(v)) }
        hostile("safe inset") { v in
            AnyView(subject.safeAreaInset(edge: .top, spacing: v) { Color.red.frame(height: 10) })
        }
        hostile("overlay") { v in AnyView(subject.overlay { Color.red.offset(x: v) }) }
        hostile("spacer") { v in
            AnyView(
                HStack {
                    Text("a")
                    Spacer(minLength: v)
                    Text("b")
                })
        }
        hostile("container") { v in AnyView(subject.containerRelativeFrame(.horizontal) { length, _ in length * v }) }
        hostile("reader") { v in AnyView(GeometryReader { subject.frame(width: $0.size.width * v) }) }
        hostile("coordinates") { v in
            AnyView(subject.coordinateSpace(.named("a")).contentShape(Rectangle().offset(x: v)))
        }
        hostile("scaled metric") { v in AnyView(ScaledView(value: v)) }
        hostile("fits") { v in
            AnyView(
                ViewThatFits {
                    subject.frame(width: v)
                    subject
                })
        }
        hostile("margins") { v in AnyView(ScrollView { subject }.contentMargins(v)) }
    }

    static let stacks = HostileFamily("Stacks") {
        hostile("HStack") { v in
            AnyView(
                HStack(spacing: v) {
                    subject
                    subject
                    subject
                })
        }
        hostile("VStack") { v in
            AnyView(
                VStack(spacing: v) {
                    subject
                    subject
                    subject
                })
        }
        hostile("LazyVStack") { v in
            AnyView(ScrollView { LazyVStack(spacing: v) { ForEach(0..<50) { Text("\($0)") } } })
        }
        hostile("LazyHStack") { v in
            AnyView(ScrollView(.horizontal) { LazyHStack(spacing: v) { ForEach(0..<50) { Text("\($0)") } } })
        }
        hostile("LazyVStack alone") { v in AnyView(LazyVStack(spacing: v) { ForEach(0..<50) { Text("\($0)") } }) }
        hostile("rows") { v in
            AnyView(ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)").frame(height: v) } } })
        }
        hostile("padded rows") { v in
            AnyView(ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)").padding(v) } } })
        }
        hostile("list") { v in AnyView(List { ForEach(0..<50) { Text("\($0)").frame(height: v) } }.listRowSpacing(v)) }
        hostile("list insets") { v in
            AnyView(
                List {
                    Text("a").listRowInsets(EdgeInsets(top: v, leading: v, bottom: v, trailing: v))
                    Text("b")
                })
        }
        hostile("section") { v in AnyView(List { Section("a") { Text("a") } }.listSectionSpacing(v)) }
        hostile("AnyLayout") { v in
            AnyView(
                AnyLayout(HStackLayout(spacing: v)) {
                    subject
                    subject
                })
        }
    }

    static let grids = HostileFamily("Grids") {
        hostile("fixed") { v in
            AnyView(LazyVGrid(columns: [GridItem(.fixed(v)), GridItem(.flexible())]) { hostileCells })
        }
        hostile("flexible") { v in
            AnyView(LazyVGrid(columns: [GridItem(.flexible(minimum: v)), GridItem()]) { hostileCells })
        }
        hostile("most") { v in
            AnyView(LazyVGrid(columns: [GridItem(.flexible(minimum: 1, maximum: v)), GridItem()]) { hostileCells })
        }
        hostile("adaptive") { v in AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: v))]) { hostileCells }) }
        hostile("adaptive most") { v in
            AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 1, maximum: v))]) { hostileCells })
        }
        hostile("item spacing") { v in
            AnyView(LazyVGrid(columns: [GridItem(spacing: v), GridItem(spacing: v)]) { hostileCells })
        }
        hostile("adaptive spacing") { v in
            AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: v)]) { hostileCells })
        }
        hostile("spacing") { v in
            AnyView(ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: v) { hostileCells } })
        }
        hostile("scrolled") { v in
            AnyView(
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: v), spacing: v)], spacing: v) { hostileCells }
                })
        }
        hostile("LazyHGrid") { v in
            AnyView(
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(v), spacing: v)], spacing: v) { hostileCells }
                })
        }
        hostile("Grid") { v in
            AnyView(
                Grid(horizontalSpacing: v, verticalSpacing: v) {
                    GridRow {
                        subject
                        subject
                    }
                    subject
                })
        }
        hostile("cells") { v in
            AnyView(
                Grid {
                    GridRow {
                        subject.frame(width: v)
                        subject
                    }
                })
        }
        hostile("anchor") { v in
            AnyView(
                Grid {
                    GridRow {
                        subject.gridCellAnchor(UnitPoint(x: v, y: v))
                        subject
                    }
                })
        }
    }

    static let scrolling = HostileFamily("Scrolling") {
        hostile("content") { v in AnyView(ScrollView { Color.red.frame(width: 10, height: v) }) }
        hostile("both axes") { v in
            AnyView(ScrollView([.horizontal, .vertical]) { Color.red.frame(width: v, height: v) })
        }
        hostile("padding") { v in AnyView(ScrollView { Color.red.frame(height: 500).padding(v) }) }
        hostile("position") { v in AnyView(ScrollPlace(place: v)) }
        hostile("anchor") { v in
            AnyView(
                ScrollViewReader { proxy in
                    ScrollView { ForEach(0..<50) { Text("\($0)").id($0) } }
                        .onAppear { proxy.scrollTo(40, anchor: UnitPoint(x: v, y: v)) }
                        .onChange(of: v) { proxy.scrollTo(30, anchor: UnitPoint(x: v, y: v)) }
                })
        }
        hostile("default anchor") { v in
            AnyView(ScrollView { Color.red.frame(height: 500) }.defaultScrollAnchor(UnitPoint(x: v, y: v)))
        }
        hostile("paging") { v in
            AnyView(
                ScrollView(.horizontal) {
                    LazyHStack(spacing: v) { ForEach(0..<50) { Text("\($0)").frame(width: v) } }.scrollTargetLayout()
                }.scrollTargetBehavior(.viewAligned))
        }
        hostile("transition") { v in
            AnyView(
                ScrollView {
                    ForEach(0..<9) { index in
                        Text("\(index)").scrollTransition { content, phase in
                            content.opacity(phase.value * v).offset(x: v)
                        }
                    }
                })
        }
    }

    static let layouts = HostileFamily("Layouts of the app's own") {
        hostile("size") { v in
            AnyView(
                HostileLayout(size: v) {
                    subject
                    subject
                })
        }
        hostile("size in a scroll view") { v in AnyView(ScrollView { HostileLayout(size: v) { subject } }) }
        hostile("size in a lazy stack") { v in
            AnyView(ScrollView { LazyVStack { ForEach(0..<9) { _ in HostileLayout(size: v) { subject } } } })
        }
        hostile("size in a stack") { v in
            AnyView(
                HStack {
                    HostileLayout(size: v) { subject }
                    subject
                })
        }
        hostile("size in a grid") { v in
            AnyView(
                Grid {
                    GridRow {
                        HostileLayout(size: v) { subject }
                        subject
                    }
                })
        }
        hostile("size in a lazy grid") { v in
            AnyView(
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) {
                        HostileLayout(size: v) { subject }
                        subject
                    }
                })
        }
        hostile("size in a frame") { v in AnyView(HostileLayout(size: v) { subject }.frame(maxWidth: .infinity)) }
        hostile("size in a list") { v in
            AnyView(
                List {
                    HostileLayout(size: v) { subject }
                    Text("b")
                })
        }
        hostile("place") { v in
            AnyView(
                HostileLayout(place: v) {
                    subject
                    subject
                })
        }
        hostile("proposal") { v in
            AnyView(
                HostileLayout(proposal: v) {
                    subject
                    subject
                })
        }
        hostile("guide") { v in
            AnyView(
                HStack {
                    HostileLayout(guide: v) { subject }
                    subject
                })
        }
        hostile("spacing") { v in
            AnyView(
                HStack {
                    HostileLayout(spacing: v) { subject }
                    subject
                })
        }
    }
}
