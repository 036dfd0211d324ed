import Foundation
import SwiftUICore

/// The views of a tab view as pages: dragged, or turned with the arrow keys and by pressing dots.
///
/// Only the page that is shown appears, and another while it comes; all keep their state.
struct PagedTabs: View {
    let items: ViewItems
    /// The page that is chosen.
    let shown: Int
    let style: _TabViewStyleKind
    let choose: (Int) -> Void
    /// The shown page: the chosen one, until another has come.
    @State private var place: Int
    /// The page that comes.
    @State private var coming: Int?
    /// How far the pages are from their places, in points toward the trailing edge.
    @State private var offset: CGFloat = 0
    /// Whether a drag turns pages; nil until its direction is known.
    @State private var isTurning: Bool?
    @Environment(\.layoutDirection) private var direction

    init(items: ViewItems, shown: Int, style: _TabViewStyleKind, choose: @escaping (Int) -> Void) {
        self.items = items
        self.shown = shown
        self.style = style
        self.choose = choose
        _place = State(initialValue: shown)
    }

    var body: some View {
        GeometryReader { geometry in
            let length = geometry.size.width
            ZStack {
                ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
                    page(item, isHidden: index != current && index != coming)
                        .frame(width: length, height: geometry.size.height)
                        .offset(x: sign * (distance(of: index, length) + offset))
                        .accessibilityHidden(index != current)
                }
            }
            .frame(width: length, height: geometry.size.height)
            .contentShape(Rectangle())
            .gesture(dragging(length))
            .onChange(of: shown) { move(to: shown, length) }
        }
        .clipped()
        .overlay(alignment: .bottom) {
            if showsDots { PageDots(count: items.count, shown: shown, choose: choose) }
        }
        // Around the dots, which have the focus where nothing in the pages can.
        .onKeyPress(.rightArrow) { turn(direction == .leftToRight ? 1 : -1) }
        .onKeyPress(.leftArrow) { turn(direction == .leftToRight ? -1 : 1) }
    }

    private var current: Int { min(place, max(items.count - 1, 0)) }
    private var sign: CGFloat { direction == .leftToRight ? 1 : -1 }

    private var showsDots: Bool {
        switch style {
        case .pageWithDots: !items.isEmpty
        case .pageWithoutDots: false
        default: items.count > 1
        }
    }

    private func page(_ item: ViewItem, isHidden: Bool) -> some View {
        _Pages(shown: isHidden ? 1 : 0) {
            ZStack { item.view }.frame(maxWidth: .infinity, maxHeight: .infinity)
            Color.clear
        }
    }

    /// Where a page is beside the current one: a page that comes from afar is its neighbor.
    private func distance(of index: Int, _ length: CGFloat) -> CGFloat {
        index == current ? 0 : index > current ? length : -length
    }

    private func dragging(_ length: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { value in
                let (x, y) = (value.translation.width * sign, value.translation.height)
                if isTurning == nil { isTurning = abs(x) >= abs(y) }
                guard isTurning == true else { return }
                place = current
                let next = current + (x < 0 ? 1 : -1)
                coming = items.indices.contains(next) ? next : nil
                // Where there is no page the drag meets resistance.
                offset = coming == nil ? x / 4 : x
            }
            .onEnded { value in
                defer { isTurning = nil }
                guard isTurning == true else { return }
                let x = value.predictedEndTranslation.width * sign
                if let coming, abs(x) > length / 2, (x < 0) == (coming > current) {
                    finish(coming, length)
                } else {
                    withAnimation(.easeOut(duration: 0.3)) {
                        offset = 0
                    } completion: {
                        if isTurning == nil { coming = nil }
                    }
                }
            }
    }

    private func turn(_ side: Int) -> KeyPress.Result {
        guard items.indices.contains(shown + side) else { return .ignored }
        choose(shown + side)
        return .handled
    }

    /// Follows the choice.
    private func move(to target: Int, _ length: CGFloat) {
        guard target != current else { return }
        place = current
        coming = target
        finish(target, length)
    }

    private func finish(_ target: Int, _ length: CGFloat) {
        let side: CGFloat = target > current ? 1 : -1
        withAnimation(.easeOut(duration: 0.3)) {
            offset = -side * length
        } completion: {
            guard coming == target else { return }
            (place, coming, offset) = (target, nil, 0)
            if target != shown { choose(target) }
        }
    }
}

/// A dot for each page; pressing one goes to its page.
private struct PageDots: View {
    let count: Int
    let shown: Int
    let choose: (Int) -> Void
    @Environment(\.hasIndexBackground) private var hasBackground
    @Environment(\.hostKind) private var host

    var body: some View {
        HStack(spacing: 9) {
            ForEach(0..<count, id: \.self) { index in
                Button {
                    choose(index)
                } label: {
                    Circle().fill(color(index)).frame(width: 7.5, height: 7.5)
                        .shadow(color: .black.opacity(0.3), radius: 0.5)
                }
                .buttonStyle(StillButtonStyle())
            }
        }
        .padding(10)
        // A ground would be a part of other rows of a terminal.
        .background { if hasBackground, host != .terminal { Capsule().fill(Color(UIColor.tertiaryLabel)) } }
        .padding(.bottom, 6)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: "Page"))
        .accessibilityValue(Text(verbatim: "page \(shown + 1) of \(count)"))
        .accessibilityAdjustableAction { choose(shown + ($0 == .increment ? 1 : -1)) }
    }

    private func color(_ index: Int) -> Color {
        if host == .terminal { return Color.gray.opacity(index == shown ? 1 : 0.4) }
        if let look = ControlAppearances.pageDots?(), let own = index == shown ? look.current : look.other {
            return own
        }
        return Color.white.opacity(index == shown ? 1 : 0.4)
    }
}
