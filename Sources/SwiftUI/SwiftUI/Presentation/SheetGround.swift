import Foundation

/// The presentation properties that a sheet's content sets.
struct SheetLook {
    /// The sheet's background; nil for the default.
    var background: AnyView?
    /// The radius of the corners, in points; nil for the usual one.
    var cornerRadius: CGFloat?
    /// Whether the sheet has a handle.
    var indicator = Visibility.automatic

    /// Carries it up to the sheet.
    enum Key: PreferenceKey {
        static var defaultValue: SheetLook { SheetLook() }
        static func reduce(value: inout SheetLook, nextValue: () -> SheetLook) {
            let next = nextValue()
            value.background = value.background ?? next.background
            value.cornerRadius = value.cornerRadius ?? next.cornerRadius
            if value.indicator == .automatic { value.indicator = next.indicator }
        }
    }
}

/// The background, corners and handle of a sheet.
struct SheetGround: ViewModifier {
    let isNarrow: Bool
    let hasDetents: Bool
    /// Moves the sheet to its next height.
    let next: () -> Void
    @State private var radius: CGFloat?

    func body(content: Content) -> some View {
        let corner = radius ?? 12
        content
            .modifier(CellFrame())
            .backgroundPreferenceValue(SheetLook.Key.self) { look in
                if let own = look.background { own } else { Color(UIColor.windowBackgroundColor) }
            }
            .overlayPreferenceValue(SheetLook.Key.self, alignment: .top) { look in
                if look.indicator == .visible || look.indicator == .automatic && hasDetents && isNarrow {
                    Capsule().fill(Color(UIColor.systemGray3)).frame(width: 36, height: 5).padding(.top, 5)
                        .padding([.horizontal, .bottom], 8).contentShape(Rectangle())
                        .onTapGesture(perform: next)
                        .accessibilityLabel(Text(verbatim: "Sheet Grabber"))
                }
            }
            .onPreferenceChange(SheetCornerKey.self) { radius = $0 }
            .clipShape(
                UnevenRoundedRectangle(
                    topLeadingRadius: corner, bottomLeadingRadius: isNarrow ? 0 : corner,
                    bottomTrailingRadius: isNarrow ? 0 : corner, topTrailingRadius: corner, style: .continuous)
            )
            .shadow(color: Color.black.opacity(0.3), radius: 20, x: 0, y: 8)
            .transformPreference(SheetLook.Key.self) { $0 = SheetLook() }
            .transformPreference(SheetCornerKey.self) { $0 = nil }
    }
}

/// Reports the radius of its corners to a sheet.
enum SheetCornerKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    /// Sets whether the sheet around the view has a handle; by default it has one at the bottom of narrow windows if it
    /// supports several heights.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(SheetLook.Key.self) { if $0.indicator == .automatic { $0.indicator = visibility } }
    }

    /// Sets the background of the sheet around the view.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let ground = AnyView(Rectangle().fill(style))
        return transformPreference(SheetLook.Key.self) { $0.background = $0.background ?? ground }
    }

    /// Sets the view that fills the sheet around the view.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let views = content()
        let ground = AnyView(
            ZStack(alignment: alignment) { views }.frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return transformPreference(SheetLook.Key.self) { $0.background = $0.background ?? ground }
    }

    /// Sets the radius of the corners of the sheet around the view, in points; nil for the usual one.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(SheetCornerKey.self) { $0 = $0 ?? cornerRadius.map { max($0, 0) } }
    }
}
