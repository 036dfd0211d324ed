import Foundation

/// A sheet in the middle of the window, or at its bottom where there is little room; or a cover over all of it.
struct SheetFrame: View {
    let isCover: Bool
    /// Whether the sheet is to go, and how it comes and goes.
    let motion: PresentationMotion
    /// Whether the sheet is shown, and not to go: known before the sheet is evaluated again.
    let isPresented: () -> Bool
    /// Called with true when the sheet begins to come, and with false when it has come or gone.
    let moving: (Bool) -> Void
    let close: () -> Void
    let content: () -> AnyView
    @State private var kept = KeptContent()
    @State private var isLocked = false
    @State private var heights = SheetHeights()
    @State private var interaction = PresentationBackgroundInteraction.automatic
    @State private var room: CGFloat = 0
    @State private var sizing: SheetSizing?
    @State private var memory = SheetSizing.Memory()
    @State private var place = ZoomHome()
    @State private var window = ZoomHome()
    @GestureState(resetTransaction: Transaction(animation: PageTransition.animation)) private var pull: CGFloat = 0
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let isNarrow = sizeClass == .compact && DeviceFamily.current != .mac
        let isModal = isCover || heights.dims(interaction, in: room)
        // The window becomes dim once the sheet has been laid out.
        let dims = !isCover && room > 0 && isModal
        ZStack(alignment: isNarrow ? .bottom : .center) {
            if isCover {
                ZStack {
                    Color(UIColor.windowBackgroundColor)
                    card
                }
                .modifier(stage)
                .modifier(_ZoomPlaceModifier(ZoomPlaceID(container: place)))
            } else {
                Backdrop.dimmed(close: tryClose)
                    .allowsHitTesting(dims && !motion.isClosing)
                    .opacity(dims && !motion.isClosing ? 1 - sunk(isNarrow) : 0)
                    .animation(
                        motion.moves || motion.isClosing ? PageTransition.animation : nil,
                        value: dims && !motion.isClosing)
                sheet(isNarrow)
            }
        }
        .modifier(_ZoomPlaceModifier(ZoomPlaceID(container: window)))
        .allowsHitTesting(!motion.isClosing)
        .onGeometryChange(for: CGFloat.self) {
            max($0.size.height - SheetHeights.gap, 0)
        } action: {
            room = $0
        }
        .onPreferenceChange(InteractiveDismissKey.self) { isLocked = $0 }
        .onPreferenceChange(PresentationDetentsKey.self) { heights.wish = $0 }
        .onPreferenceChange(PresentationBackgroundInteraction.Key.self) { interaction = $0 ?? .automatic }
        .onPreferenceChange(SheetSizing.Key.self) { sizing = $0 }
        // The window's title comes from its content, not from the sheet's.
        .transformPreference(WindowTitleKey.self) { $0 = nil }
        .responder {
            $0.isModal = isModal && !motion.isClosing
            // A button for Escape in the content comes first.
            $0.matchesShortcutInstead = { !isCover && !motion.isClosing && $0.key == .escape }
            $0.activate = tryClose
        }
        .environment(\.dismiss, DismissAction(close))
        .modifier(OutsideOfContainers())
    }

    /// The part of its height by which the sheet is below its place.
    private func sunk(_ isNarrow: Bool) -> CGFloat {
        guard isNarrow, pull > 0, room > 0 else { return 0 }
        let dragged = heights.pulled(by: pull, isLocked: isLocked)
        return min(dragged.offset(in: room) / max(dragged.height(in: room), 1), 1)
    }

    private func sheet(_ isNarrow: Bool) -> some View {
        let dragged = isNarrow ? heights.pulled(by: pull, isLocked: isLocked) : heights
        // As on the Mac, where sheets are as large as their content.
        let sizing = sizing?.sizing ?? (DeviceFamily.current == .mac ? FittedPresentationSizing() : nil)
        return
            card
            .modifier(SheetGround(isNarrow: isNarrow, hasDetents: heights.canRest, next: restAtNext))
            .gesture(drag, including: isNarrow ? .all : .subviews)
            .offset(y: isNarrow ? dragged.offset(in: room) : 0)
            .modifier(stage)
            .modifier(_ZoomPlaceModifier(ZoomPlaceID(container: place)))
            .modifier(SheetSize(heights: dragged, sizing: isNarrow ? nil : sizing, memory: memory))
            .frame(maxWidth: isNarrow || sizing != nil ? .infinity : 560)
            .padding(.top, isNarrow ? SheetHeights.gap : 24)
            .padding([.horizontal, .bottom], isNarrow ? 0 : 24)
            .environment(\.horizontalSizeClass, .compact)
    }

    private var stage: PageStage {
        PageStage(
            page: ZoomPlaceID(container: place), usual: motion.moves ? .rise(ZoomPlaceID(container: window)) : nil,
            isClosing: motion.isClosing, began: { _ in moving(true) }, ended: { moving(false) })
    }

    private var card: some View {
        VStack(spacing: 0) { kept.content(motion.isClosing || !isPresented(), content) }
            .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
    }

    /// Moves the sheet with the pointer, then to the next place where it can rest, or away.
    private var drag: some Gesture {
        DragGesture(minimumDistance: 8, coordinateSpace: .global)
            .updating($pull) { value, pull, _ in pull = value.translation.height }
            .onEnded { value in
                let predicted = value.predictedEndTranslation.height
                guard let detent = heights.detent(pulledTo: predicted, in: room, mayClose: !isLocked) else {
                    return close()
                }
                rest(at: detent)
            }
    }

    private func rest(at detent: PresentationDetent) {
        withAnimation(PageTransition.animation) {
            heights.chosen = detent
            heights.wish?.select?(detent)
        }
    }

    private func restAtNext() {
        if let next = heights.next(in: room) { rest(at: next) }
    }

    private func tryClose() {
        if !isLocked { close() }
    }
}

/// Names the place of a sheet.
private final class ZoomHome {}

/// The content of a sheet, as it was before the sheet went.
private final class KeptContent {
    private var last: AnyView?

    func content(_ isClosing: Bool, _ make: () -> AnyView) -> AnyView {
        if isClosing, let last { return last }
        let new = make()
        last = new
        return new
    }
}

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
