import Foundation
import SwiftUICore

/// A height at which a sheet rests.
///
/// Follows Apple's [PresentationDetent](https://developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case height(CGFloat)
        case fraction(CGFloat)
        case custom(ObjectIdentifier)
    }

    let kind: Kind
    private let custom: (@Sendable (Context) -> CGFloat?)?

    init(_ kind: Kind, custom: (@Sendable (Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.custom = custom
    }

    /// Half of the window.
    public static let medium = PresentationDetent(.medium)
    /// All of the window.
    public static let large = PresentationDetent(.large)
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
    /// A part of the window, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// The context that a height may depend on.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height there is, in points.
        public let maxDetentValue: CGFloat
        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            EnvironmentValues()[keyPath: keyPath]
        }
    }

    /// The height within a window, in points.
    func height(in most: CGFloat) -> CGFloat {
        let height: CGFloat =
            switch kind {
            case .medium: most / 2
            case .large: most
            case .height(let height): height
            case .fraction(let part): most * part
            case .custom: custom?(Context(maxDetentValue: most)) ?? most
            }
        return height.isNaN ? most : min(max(height, 0), most)
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A height of a sheet that an app defines.
public protocol CustomPresentationDetent {
    /// The space for the sheet, and the environment.
    typealias Context = PresentationDetent.Context
    /// The height in points; nil where the sheet cannot rest there.
    static func height(in context: Context) -> CGFloat?
}

/// The heights that a sheet's content supports.
enum PresentationDetentsKey: PreferenceKey {
    struct Wish: Equatable {
        var detents: Set<PresentationDetent>
        var selected: PresentationDetent?
        /// Sets the selected one; nil where the content does not ask which it is.
        var select: ((PresentationDetent) -> Void)?

        static func == (a: Wish, b: Wish) -> Bool { a.detents == b.detents && a.selected == b.selected }
    }
    static var defaultValue: Wish? { nil }
    static func reduce(value: inout Wish?, nextValue: () -> Wish?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the sheet's detents; the sheet opens at the smallest.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        preference(key: PresentationDetentsKey.self, value: PresentationDetentsKey.Wish(detents: detents))
    }

    /// Sets the sheet's detents, with a binding to the selected one.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(DetentSelection(detents: detents, selection: selection))
    }
}

private struct DetentSelection: ViewModifier {
    let detents: Set<PresentationDetent>
    @Binding var selection: PresentationDetent

    func body(content: Content) -> some View {
        content.preference(
            key: PresentationDetentsKey.self,
            value: PresentationDetentsKey.Wish(
                detents: detents, selected: selection, select: { selection = $0 }))
    }
}

/// Gives a sheet the size that its content asks for, else one of its content's heights.
struct SheetSize: ViewModifier {
    let heights: SheetHeights
    let sizing: (any PresentationSizing)?
    let memory: SheetSizing.Memory

    func body(content: Content) -> some View {
        let layout =
            sizing.map { AnyLayout(SheetSizingLayout(sizing: $0, memory: memory)) }
            ?? AnyLayout(SheetHeightLayout(heights: heights))
        layout { content }
    }
}

/// A view as high as a sheet shall be: of the room that there is.
private struct SheetHeightLayout: Layout {
    let heights: SheetHeights

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let most = proposal.height, most.isFinite else { return proposal }
        return ProposedViewSize(width: proposal.width, height: heights.height(in: most))
    }
}
