import SwiftUICore

/// How a page comes, as its content says; nil for a page that comes at once.
enum PageTransitionKey: PreferenceKey {
    static var defaultValue: PageTransition? { nil }
    static func reduce(value: inout PageTransition?, nextValue: () -> PageTransition?) { value = value ?? nextValue() }
}

extension PageTransition {
    /// How pages move.
    static let animation = Animation.spring(response: 0.42, dampingFraction: 0.9)

    /// The transition of a page that goes, whose way back is known; the usual one for nil.
    static func removal(_ transition: PageTransition?, page: ZoomPlaceID) -> AnyTransition {
        guard let transition else { return .opacity }
        return .modifier(
            active: _PageEffect(progress: 0, transition, page: page),
            identity: _PageEffect(progress: 1, transition, page: page))
    }
}

/// Lets a page come as its content says, when it appears; lets it go the same way where it is asked to.
struct PageStage: ViewModifier {
    /// The place that the page fills.
    let page: ZoomPlaceID
    /// Whether the page is to go.
    var isClosing = false
    /// Called when the page begins to come.
    let began: (PageTransition) -> Void
    /// Called when the page fills its place, and when it has gone.
    let ended: () -> Void
    @State private var transition: PageTransition?
    @State private var isShown = true
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.hostKind) private var host

    func body(content: Content) -> some View {
        content
            .modifier(_PageEffect(progress: isShown ? 1 : 0, transition, page: page))
            .onPreferenceChange(PageTransitionKey.self) { start($0) }
            .transformPreference(PageTransitionKey.self) { $0 = nil }
            // The first frame shows the page where it begins.
            .onChange(of: isShown) { if !isShown, !isClosing { move(true) } }
            .onChange(of: isClosing) { if transition != nil { move(!isClosing) } }
    }

    private func start(_ new: PageTransition?) {
        guard let new, transition == nil, !reducesMotion, host != .terminal, new.isPossible else { return }
        transition = new
        isShown = false
        began(new)
    }

    private func move(_ isShown: Bool) {
        withAnimation(PageTransition.animation) {
            self.isShown = isShown
        } completion: {
            ended()
        }
    }
}
