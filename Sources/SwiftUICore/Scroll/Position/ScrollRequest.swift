import Foundation

/// What the app asks a scroll view for.
enum ScrollRequest: Hashable {
    /// That a view be seen.
    case id(AnyHashable, anchor: UnitPoint?)
    /// An end of the content.
    case edge(Edge)
    /// A place of the content; nil to stay where it is along that axis.
    case place(x: CGFloat?, y: CGFloat?)
}

/// What connects a scroll view with the position that an app keeps.
struct ScrollPositionLink {
    /// Where in the scroll view the view is that counts; nil for its beginning.
    var anchor: UnitPoint?
    /// What the app asks for; nil for nothing.
    var request: ScrollRequest?
    /// Differs whenever the app asks anew.
    var token: AnyHashable
    /// Tells the app which view is where it counts, and returns the token that belongs to that.
    var report: (AnyHashable?) -> AnyHashable?
}

extension ScrollKind {
    /// Does what the app asks for.
    func perform(_ request: ScrollRequest, on node: NodeRef, anchor: UnitPoint?, animated: Bool) {
        let graph = node.pointee.graph
        switch request {
        case .id(let id, let own):
            graph.scroll(node, to: id, anchor: own ?? anchor, animated: animated)
        case .edge(let edge):
            var offset = payload(node).pointee.offset
            let isRightToLeft = EnvironmentValues(head: node.pointee.environment).isRightToLeft
            switch edge {
            case .top: offset.y = 0
            case .bottom: offset.y = limits(node, .vertical).upperBound
            case .leading: offset.x = isRightToLeft ? limits(node, .horizontal).upperBound : 0
            case .trailing: offset.x = isRightToLeft ? 0 : limits(node, .horizontal).upperBound
            }
            scroll(node, to: offset, animated: animated)
        case .place(let x, let y):
            var offset = payload(node).pointee.offset
            let margins = state(node).margins
            if let x { offset.x = x + margins.leading }
            if let y { offset.y = y + margins.top }
            scroll(node, to: offset, animated: animated)
        }
    }

    /// Tells the app which view is at the place that counts.
    func reportPosition(_ node: NodeRef) {
        let state = state(node)
        for handle in modifiers(node) {
            guard let modifier = handle.node, modifier.pointee.kind === ScrollSettingsKind.shared,
                let link = ScrollSettingsKind.shared.payload(modifier).pointee.position,
                let memory = ScrollSettingsKind.shared.memory(modifier)
            else { continue }
            // Only people's scrolling is news to the app, and not while what it has just asked for is on its way.
            let byUser = state.phase == .interacting || state.phase == .decelerating
            if !byUser || memory.token != link.token { return }
            let view = CGRect(
                origin: payload(node).pointee.offset, size: node.pointee.layout.unsafelyUnwrapped.pointee.size)
            let id = positionTarget(node, in: view, anchor: link.anchor)?.id
            if let token = link.report(id) { memory.token = token }
            return
        }
    }

    /// The target at a place of the view: the one nearest to the anchor, or the first that is mostly seen.
    private func positionTarget(_ node: NodeRef, in view: CGRect, anchor: UnitPoint?) -> ScrollTargetView? {
        let targets = positionTargets(node)
        guard let anchor else {
            let margins = state(node).margins
            let seen = view.inset(by: margins)
            return targets.first { target in
                let part = target.frame.intersection(seen)
                return !part.isNull && part.width * part.height >= target.frame.width * target.frame.height * 0.5
            } ?? targets.first { !$0.frame.intersection(seen).isNull }
        }
        func distance(_ target: ScrollTargetView) -> CGFloat {
            let (here, there) = (anchor.place(in: target.frame), anchor.place(in: view))
            return hypot(here.x - there.x, here.y - there.y)
        }
        return targets.min { distance($0) < distance($1) }
    }
}

extension CGRect {
    /// The rectangle without margins at its edges.
    fileprivate func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.horizontal, 0),
            height: max(height - insets.vertical, 0))
    }
}

extension UnitPoint {
    /// The point of a rectangle.
    fileprivate func place(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
}
