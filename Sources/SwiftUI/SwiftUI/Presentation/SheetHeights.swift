import Foundation

/// The heights at which a sheet can rest, the one that it has, and how far it is dragged from there.
struct SheetHeights {
    /// The room above a sheet at the bottom of a window, in points.
    static let gap: CGFloat = 40

    /// The content's heights; nil for all of the room.
    var wish: PresentationDetentsKey.Wish?
    /// The height that the user chose, where the content does not say which it is.
    var chosen: PresentationDetent?
    /// How far the sheet is dragged down, in points; up if negative.
    private var pull: CGFloat = 0
    /// Whether the user can't close the sheet, which then resists.
    private var isLocked = false

    /// The same heights while the sheet is dragged.
    /// - Parameters:
    ///   - distance: How far down the pointer has moved, in points.
    ///   - isLocked: Whether the user can't close the sheet.
    func pulled(by distance: CGFloat, isLocked: Bool) -> SheetHeights {
        var copy = self
        copy.pull = distance.isFinite ? distance : 0
        copy.isLocked = isLocked
        return copy
    }

    /// Whether there are several heights.
    var canRest: Bool { (wish?.detents.count ?? 0) > 1 }

    /// The height that counts now: the selected or chosen one, else the least.
    private func current(in room: CGFloat) -> PresentationDetent {
        guard let wish else { return .large }
        if let selected = wish.selected, wish.detents.contains(selected) { return selected }
        if let chosen, wish.detents.contains(chosen) { return chosen }
        return sorted(in: room).first ?? .large
    }

    private func sorted(in room: CGFloat) -> [PresentationDetent] {
        guard let wish, !wish.detents.isEmpty else { return [.large] }
        return wish.detents.sorted { $0.height(in: room) < $1.height(in: room) }
    }

    /// The height of the sheet in some room, in points.
    func height(in room: CGFloat) -> CGFloat {
        let all = sorted(in: room)
        let least = all.first?.height(in: room) ?? room
        let most = all.last?.height(in: room) ?? room
        let wanted = current(in: room).height(in: room) - pull
        // Above its greatest height a sheet stretches a little.
        if wanted > most { return min(most + min((wanted - most) / 6, 20), room) }
        return max(wanted, least)
    }

    /// How far the sheet is below its place, in points: dragged farther down than its least height.
    func offset(in room: CGFloat) -> CGFloat {
        let below = height(in: room) - (current(in: room).height(in: room) - pull)
        return max(below, 0) * (isLocked ? 0.3 : 1)
    }

    /// The height at which a sheet comes to rest; nil for a sheet that goes.
    /// - Parameter distance: How far down the pointer would come, in points.
    func detent(pulledTo distance: CGFloat, in room: CGFloat, mayClose: Bool) -> PresentationDetent? {
        let wanted = current(in: room).height(in: room) - distance
        func gap(_ detent: PresentationDetent) -> CGFloat { abs(detent.height(in: room) - wanted) }
        let nearest = sorted(in: room).min { gap($0) < gap($1) } ?? .large
        // The bottom of the window is a place like the others.
        return mayClose && max(wanted, 0) < gap(nearest) ? nil : nearest
    }

    /// The next greater height, else the least; nil where there is one alone.
    func next(in room: CGFloat) -> PresentationDetent? {
        let all = sorted(in: room)
        guard all.count > 1 else { return nil }
        let now = current(in: room).height(in: room)
        return all.first { $0.height(in: room) > now + 0.5 } ?? all.first
    }

    /// Whether the views behind the sheet are dim, and can't be used.
    func dims(_ interaction: PresentationBackgroundInteraction, in room: CGFloat) -> Bool {
        switch interaction.kind {
        case .automatic, .disabled: true
        case .enabled: false
        case .enabledThrough(let detent):
            current(in: room).height(in: room) > detent.height(in: room) + 0.5
        }
    }
}
