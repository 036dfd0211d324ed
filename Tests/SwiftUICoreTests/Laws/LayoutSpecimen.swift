import Foundation

@testable import SwiftUICore

/// A made-up view tree that tests can change at random.
struct Specimen: Equatable, Identifiable, CustomStringConvertible {
    enum Kind: Int, CaseIterable {
        case fixed, fill, text, spacer, divider
        case row, column, pile, grid, fitting, stairs
        case padding, frame, flexible, overlay, background, offset, position, fixedSize, aspect, priority, order
        case guide, reader, inset, baseline
    }

    var id: Int
    var kind: Kind
    var a: Int, b: Int
    var children: [Specimen] = []

    var name: String { "\(id)" }
    var description: String {
        "\(kind)\(id)(\(a),\(b))"
            + (children.isEmpty ? "" : "{" + children.map(\.description).joined(separator: " ") + "}")
    }
    var x: CGFloat { CGFloat(a) }
    var y: CGFloat { CGFloat(b) }
}

/// Makes and changes specimens; the same seed makes the same ones.
struct SpecimenMaker {
    private var state: UInt64
    private var lastID = 0

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func number(_ range: Range<Int>) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + Int(state >> 33) % range.count
    }

    mutating func make(depth: Int) -> Specimen {
        lastID += 1
        let kinds = Specimen.Kind.allCases
        let kind = depth == 0 ? kinds[number(0..<5)] : kinds[number(0..<kinds.count)]
        var specimen = Specimen(id: lastID, kind: kind, a: number(0..<60), b: number(0..<40))
        for _ in 0..<number(childCount(kind)) { specimen.children.append(make(depth: depth - 1)) }
        return specimen
    }

    private func childCount(_ kind: Specimen.Kind) -> Range<Int> {
        switch kind {
        case .fixed, .fill, .text, .spacer, .divider, .baseline: 0..<1
        case .row, .column, .pile, .grid, .stairs: 0..<5
        case .fitting: 1..<4
        case .overlay, .background, .inset: 2..<3
        default: 1..<2
        }
    }

    /// Changes something somewhere in a tree.
    mutating func change(_ specimen: inout Specimen) {
        if !specimen.children.isEmpty, number(0..<3) > 0 {
            let index = number(0..<specimen.children.count)
            return change(&specimen.children[index])
        }
        let range = childCount(specimen.kind)
        switch number(0..<4) {
        case 0 where range.count > 2 && specimen.children.count + 1 < range.upperBound:
            specimen.children.insert(make(depth: 2), at: number(0..<specimen.children.count + 1))
        case 1 where specimen.children.count > range.lowerBound && range.count > 2:
            specimen.children.remove(at: number(0..<specimen.children.count))
        case 2 where specimen.children.count > 1:
            specimen.children.swapAt(0, specimen.children.count - 1)
        default:
            specimen.a = number(0..<60)
            specimen.b = number(0..<40)
        }
    }
}

/// The view of a specimen.
struct SpecimenView: View {
    let specimen: Specimen

    private var first: SpecimenView { SpecimenView(specimen: specimen.children[0]) }
    private var second: SpecimenView { SpecimenView(specimen: specimen.children[1]) }
    private var all: some View { ForEach(specimen.children) { SpecimenView(specimen: $0) } }
    private var alignment: Alignment {
        [.center, .topLeading, .bottomTrailing, .centerFirstTextBaseline][specimen.a % 4]
    }
    private var spacing: CGFloat? { specimen.b % 3 == 0 ? nil : specimen.y / 4 }

    var body: some View {
        let (x, y) = (specimen.x, specimen.y)
        switch specimen.kind {
        case .fixed: Box.fixed(x, y, specimen.name)
        case .fill: Box.fill(specimen.name)
        case .text: Box.text(min(x, y), x + y, specimen.name)
        case .baseline: Box.fixed(x, y, specimen.name, baseline: y / 2)
        case .spacer: Spacer(minLength: specimen.a % 2 == 0 ? nil : y)
        case .divider: Divider()
        default: container(x, y)
        }
    }

    @ViewBuilder private func container(_ x: CGFloat, _ y: CGFloat) -> some View {
        switch specimen.kind {
        case .row: HStack(alignment: alignment.vertical, spacing: spacing) { all }
        case .column: VStack(alignment: alignment.horizontal, spacing: spacing) { all }
        case .pile: ZStack(alignment: alignment) { all }
        case .grid:
            Grid(alignment: alignment) {
                ForEach(specimen.children) { child in
                    GridRow {
                        SpecimenView(specimen: child)
                        Box.fixed(4, 4)
                    }
                }
            }
        case .fitting: ViewThatFits(in: specimen.a % 2 == 0 ? .horizontal : [.horizontal, .vertical]) { all }
        case .stairs: AnyLayout(specimen.a % 2 == 0 ? AnyLayout(HStackLayout()) : AnyLayout(ZStackLayout()))() { all }
        default: modified(x, y)
        }
    }

    @ViewBuilder private func modified(_ x: CGFloat, _ y: CGFloat) -> some View {
        switch specimen.kind {
        case .padding: first.padding(.leading, x / 4).padding(.top, y / 4)
        case .frame: first.frame(width: specimen.b % 2 == 0 ? x : nil, height: y, alignment: alignment)
        case .flexible: first.frame(minWidth: specimen.b % 2 == 0 ? y : nil, maxWidth: x + y, alignment: alignment)
        case .overlay: first.overlay(second, alignment: alignment)
        case .background: first.background(alignment: alignment) { second }
        case .offset: first.offset(x: x, y: -y)
        case .position: first.position(x: x, y: y)
        case .fixedSize: first.fixedSize(horizontal: specimen.a % 2 == 0, vertical: specimen.b % 2 == 0)
        case .aspect:
            first.aspectRatio(specimen.a % 3 == 0 ? nil : x / 10, contentMode: specimen.b % 2 == 0 ? .fit : .fill)
        default: special(x, y)
        }
    }

    @ViewBuilder private func special(_ x: CGFloat, _ y: CGFloat) -> some View {
        switch specimen.kind {
        case .priority: first.layoutPriority(Double(specimen.a % 3))
        case .order: first.zIndex(Double(specimen.a % 3))
        case .guide:
            first.alignmentGuide(.leading) { _ in x }.alignmentGuide(VerticalAlignment.center) { $0.height - y }
        case .reader:
            GeometryReader { proxy in
                first.frame(width: proxy.size.width / 2).offset(x: proxy.frame(in: .global).minX / 8)
            }
        default: first.safeAreaInset(edge: .bottom, spacing: spacing) { second }
        }
    }
}

extension Specimen {
    /// The trees that lack one of this one's branches, or have one of a branch's children in its place.
    private var smaller: [Specimen] {
        var result: [Specimen] = children
        let isContainer = [.row, .column, .pile, .grid, .stairs].contains(kind)
        for index in children.indices {
            if isContainer || (kind == .fitting && children.count > 1) {
                var copy = self
                copy.children.remove(at: index)
                result.append(copy)
            }
            for child in children[index].smaller {
                var copy = self
                copy.children[index] = child
                result.append(copy)
            }
        }
        return result
    }

    /// The smallest tree found in steps from this one that still breaks a law.
    func smallest(_ isBroken: (Specimen) -> Bool) -> Specimen {
        var best = self
        while let next = best.smaller.first(where: isBroken) { best = next }
        return best
    }
}
