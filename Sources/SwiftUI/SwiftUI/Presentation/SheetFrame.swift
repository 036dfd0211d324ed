import Foundation

/// A sheet in the middle of the window, or at its bottom where there is little room; or a cover over all of it.
struct SheetFrame: View {
    let isCover: Bool
    /// Whether the sheet goes as it came, by the transition of its content.
    let isClosing: Bool
    /// Called with true when the sheet begins to come, and with false when it has come or gone.
    let moving: (Bool) -> Void
    let close: () -> Void
    let content: () -> AnyView
    @State private var isLocked = false
    @State private var detents: PresentationDetentsKey.Wish?
    @State private var sizing: SheetSizing?
    @State private var memory = SheetSizing.Memory()
    @State private var place = ZoomHome()
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let isNarrow = sizeClass == .compact
        ZStack(alignment: isNarrow ? .bottom : .center) {
            if isCover {
                ZStack {
                    Color(UIColor.systemBackground)
                    card
                }
                .modifier(stage)
                .modifier(_ZoomPlaceModifier(ZoomPlaceID(container: place)))
            } else {
                Backdrop.dimmed(close: tryClose).opacity(isClosing ? 0 : 1).animation(
                    PageTransition.animation, value: isClosing)
                card
                    .modifier(SheetGround(isNarrow: isNarrow, hasDetents: (detents?.detents.count ?? 0) > 1))
                    .modifier(stage)
                    .modifier(_ZoomPlaceModifier(ZoomPlaceID(container: place)))
                    .modifier(SheetSize(wish: detents, sizing: isNarrow ? nil : sizing?.sizing, memory: memory))
                    .frame(maxWidth: isNarrow || sizing != nil ? .infinity : 560)
                    .padding(.top, isNarrow ? 40 : 24)
                    .padding([.horizontal, .bottom], isNarrow ? 0 : 24)
                    .environment(\.horizontalSizeClass, .compact)
            }
        }
        .onPreferenceChange(InteractiveDismissKey.self) { isLocked = $0 }
        .onPreferenceChange(PresentationDetentsKey.self) { detents = $0 }
        .onPreferenceChange(SheetSizing.Key.self) { sizing = $0 }
        // The window's title comes from its content, not from the sheet's.
        .transformPreference(WindowTitleKey.self) { $0 = nil }
        .responder {
            $0.isModal = true
            // A button for Escape in the content comes first.
            $0.matchesShortcutInstead = { !isCover && $0.key == .escape }
            $0.activate = tryClose
        }
        .environment(\.dismiss, DismissAction(close))
        .modifier(OutsideOfContainers())
    }

    private var stage: PageStage {
        PageStage(
            page: ZoomPlaceID(container: place), isClosing: isClosing, began: { _ in moving(true) },
            ended: { moving(false) })
    }

    private var card: some View {
        VStack(spacing: 0) { content() }.frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
    }

    private func tryClose() {
        if !isLocked { close() }
    }
}

/// Names the place of a sheet.
private final class ZoomHome {}

/// Keeps the presentation from affecting the list, stack or column that contains the presenting view.
struct OutsideOfContainers: ViewModifier {
    func body(content: Content) -> some View {
        content
            .environment(\.isInList, false)
            .environment(\.navigation, nil)
            .environment(\.columnPlace, nil)
            .environment(\.offeredSearch, nil)
            .environment(\.splitColumn, nil)
            .environment(\.listChooser, nil)
            .environment(\.selectRow, nil)
            .transformEnvironment(\.self) { $0.leaveBar() }
    }
}

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
private struct SheetGround: ViewModifier {
    let isNarrow: Bool
    let hasDetents: Bool
    @State private var radius: CGFloat?

    func body(content: Content) -> some View {
        let corner = radius ?? 12
        content
            .modifier(CellFrame())
            .backgroundPreferenceValue(SheetLook.Key.self) { look in
                if let own = look.background { own } else { Color(UIColor.systemBackground) }
            }
            .overlayPreferenceValue(SheetLook.Key.self, alignment: .top) { look in
                if look.indicator == .visible || look.indicator == .automatic && hasDetents && isNarrow {
                    Capsule().fill(Color(UIColor.systemGray3)).frame(width: 36, height: 5).padding(.top, 5)
                        .accessibilityHidden(true)
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
