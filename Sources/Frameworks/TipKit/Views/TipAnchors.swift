import SwiftUI

/// The places of the views that tips point to, in the window.
@MainActor
final class TipAnchors: ObservableObject {
    static let shared = TipAnchors()
    @Published private(set) var frames: [AnyHashable: CGRect] = [:]

    func place(_ id: AnyHashable, _ frame: CGRect?) {
        if frames[id] != frame { frames[id] = frame }
    }
}

extension View {
    /// Names the view as the one that the arrow of a tip points to.
    ///
    /// Follows Apple's [tipAnchor(_:)](https://developer.apple.com/documentation/swiftui/view/tipanchor(_:)).
    public nonisolated func tipAnchor<AnchorID: Hashable & Sendable>(_ id: AnchorID) -> some View {
        onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: { frame in
            MainActor.assumeIsolated { TipAnchors.shared.place(AnyHashable(id), frame) }
        }
        .onDisappear { MainActor.assumeIsolated { TipAnchors.shared.place(AnyHashable(id), nil) } }
    }
}

/// Adds an arrow to a tip: in the middle of an edge, or toward a view.
struct PointingTip: ViewModifier {
    /// The edge with the arrow; nil for the one that is nearer to the view, or for none.
    let edge: Edge?
    /// The name of the view; nil for none.
    let anchor: AnyHashable?
    @ObservedObject private var anchors = TipAnchors.shared
    @State private var frame = CGRect.zero

    init(edge: Edge?, anchor: AnyHashable?) { (self.edge, self.anchor) = (edge, anchor) }

    private var target: CGRect? { anchor.flatMap { anchors.frames[$0] } }

    private var side: Edge? {
        edge ?? target.map { $0.midY <= frame.midY ? .top : .bottom }
    }

    /// By how much the arrow is away from the middle of its edge, so that it points to the view.
    private var offset: CGFloat {
        guard let target, let side else { return 0 }
        let isUpright = side == .top || side == .bottom
        let distance = isUpright ? target.midX - frame.midX : target.midY - frame.midY
        // The arrow stays between the round corners.
        let most = max((isUpright ? frame.width : frame.height) / 2 - 24, 0)
        return min(max(distance, -most), most)
    }

    func body(content: Content) -> some View {
        let side = side
        let arrows = HStack(spacing: 0) {
            if side == .leading { TipArrow(edge: .leading).offset(y: offset) }
            VStack(alignment: .center, spacing: 0) {
                if side == .top { TipArrow(edge: .top).offset(x: offset) }
                content
                if side == .bottom { TipArrow(edge: .bottom).offset(x: offset) }
            }
            if side == .trailing { TipArrow(edge: .trailing).offset(y: offset) }
        }
        arrows.onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            frame = $0
        }
    }
}

/// The arrow of a tip.
struct TipArrow: View {
    let edge: Edge
    @Environment(\.tipBackground) private var background

    var body: some View {
        let isUpright = edge == .top || edge == .bottom
        let size = isUpright ? CGSize(width: 16, height: 8) : CGSize(width: 8, height: 16)
        Path { path in
            switch edge {
            case .top: path.addLines([CGPoint(x: 0, y: 8), CGPoint(x: 8, y: 0), CGPoint(x: 16, y: 8)])
            case .bottom: path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 8), CGPoint(x: 16, y: 0)])
            case .leading: path.addLines([CGPoint(x: 8, y: 0), CGPoint(x: 0, y: 8), CGPoint(x: 8, y: 16)])
            case .trailing: path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 8), CGPoint(x: 0, y: 16)])
            }
            path.closeSubpath()
        }
        .fill(background ?? AnyShapeStyle(Color.gray.opacity(0.18)))
        .frame(width: size.width, height: size.height)
        .accessibilityHidden(true)
    }
}
