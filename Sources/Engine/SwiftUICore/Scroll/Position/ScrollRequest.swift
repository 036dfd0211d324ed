import Foundation

/// A request of the app to a scroll view.
enum ScrollRequest: Hashable {
    /// Makes a view visible.
    case id(AnyHashable, anchor: UnitPoint?)
    /// An end of the content.
    case edge(Edge)
    /// A place of the content; nil to stay where it is along that axis.
    case place(x: CGFloat?, y: CGFloat?)
}

/// The connection between the scroll view and the position that an app keeps.
struct ScrollPositionLink {
    /// Where in the scroll view the view is that counts; nil for its beginning.
    var anchor: UnitPoint?
    /// The app's request; nil for none.
    var request: ScrollRequest?
    /// Differs whenever the app asks again.
    var token: AnyHashable
    /// Reports the view at the anchor to the app, and returns the matching token.
    var report: (AnyHashable?) -> AnyHashable?
}

extension ScrollKind {
    /// Performs the app's request, after the first layout if that is yet to come.
    func follow(_ request: ScrollRequest, on node: NodeRef, anchor: UnitPoint?, animated: Bool) {
        if node.layout.isPlaced {
            state(node).waiting = nil
            perform(request, on: node, anchor: anchor, animated: animated)
        } else {
            state(node).waiting = (request, anchor)
        }
    }

    /// Performs requests from before the first layout, once the update is over.
    func performWaiting(_ node: NodeRef) {
        guard let waiting = state(node).waiting else { return }
        state(node).waiting = nil
        let handle = NodeHandle(node)
        node.graph.actions.append { [self] in
            guard let node = handle.node else { return }
            perform(waiting.request, on: node, anchor: waiting.anchor, animated: false)
        }
    }

    /// Performs the app's request.
    func perform(_ request: ScrollRequest, on node: NodeRef, anchor: UnitPoint?, animated: Bool) {
        let graph = node.graph
        switch request {
        case .id(let id, let own):
            graph.scroll(node, to: id, anchor: own ?? anchor, animated: animated)
        case .edge(let edge):
            var offset = payload(node).pointee.offset
            let isRightToLeft = EnvironmentValues(head: node.environment).isRightToLeft
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

    /// Reports the view at the anchor to the app.
    func reportPosition(_ node: NodeRef) {
        let state = state(node)
        for handle in modifiers(node) {
            guard let modifier = handle.node, modifier.kind === ScrollSettingsKind.shared,
                let link = ScrollSettingsKind.shared.payload(modifier).pointee.position,
                let memory = ScrollSettingsKind.shared.memory(modifier)
            else { continue }
            // Only the user's scrolling is reported to the app, and not while the app's last request is in progress.
            let byUser = state.phase == .interacting || state.phase == .decelerating
            if !byUser || memory.token != link.token { return }
            let view = CGRect(
                origin: payload(node).pointee.offset, size: node.layout.size)
            let id = positionTarget(node, in: view, anchor: link.anchor)?.id
            if let token = link.report(id) { memory.token = token }
            return
        }
    }

    /// The target at the view's anchor: the nearest one, or the first that is mostly visible.
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
