import SwiftUICore

/// How a page comes, as its content says; nil for the usual transition.
enum PageTransitionKey: PreferenceKey {
    static var defaultValue: PageTransition? { nil }
    static func reduce(value: inout PageTransition?, nextValue: () -> PageTransition?) { value = value ?? nextValue() }
}

extension PageTransition {
    /// How pages move, and sheets to where they rest.
    static let animation = Animation.spring(response: 0.42, dampingFraction: 0.9)

    /// The transition of a page that goes, whose way back is known; the usual one for nil.
    static func removal(_ transition: PageTransition?, page: ZoomPlaceID) -> AnyTransition {
        guard let transition else { return .opacity }
        return .modifier(
            active: _PageEffect(progress: 0, transition, page: page),
            identity: _PageEffect(progress: 1, transition, page: page))
    }
}

/// Lets a page come as its content says, else in its usual way, when it appears; lets it go the same way where it is
/// asked to.
struct PageStage: ViewModifier {
    /// The place that the page fills.
    private let page: ZoomPlaceID
    /// Whether the page is to go.
    private let isClosing: Bool
    /// Called when the page begins to come.
    private let began: (PageTransition) -> Void
    /// Called within the animation in which the page comes, with how.
    private let comes: (PageTransition) -> Void
    /// Called when the page fills its place, and when it has gone.
    private let ended: () -> Void
    @State private var transition: PageTransition?
    @State private var isShown: Bool
    /// Whether the content decided how the page comes, or the page has come.
    @State private var isDecided = false
    /// How often the page has begun to come.
    @State private var starts = 0
    /// How often the page has begun to move.
    @State private var moves = 0
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.hostKind) private var host

    /// - Parameter usual: How the page comes unless its content says otherwise; nil for a page that comes at once.
    init(
        page: ZoomPlaceID, usual: PageTransition?, isClosing: Bool = false,
        began: @escaping (PageTransition) -> Void = { _ in }, comes: @escaping (PageTransition) -> Void = { _ in },
        ended: @escaping () -> Void = {}
    ) {
        (self.page, self.isClosing) = (page, isClosing)
        (self.began, self.comes, self.ended) = (began, comes, ended)
        _transition = State(initialValue: usual)
        _isShown = State(initialValue: usual == nil)
    }

    func body(content: Content) -> some View {
        content
            .modifier(_PageEffect(progress: isShown ? 1 : 0, transition, page: page))
            .onPreferenceChange(PageTransitionKey.self) { start($0) }
            .transformPreference(PageTransitionKey.self) { $0 = nil }
            .onAppear { if let transition, starts == 0, !isShown { begin(transition) } }
            // The first frame shows the page where it begins.
            .onChange(of: starts) { if !isClosing { move(true) } }
            .onChange(of: isClosing) { if transition != nil { move(!isClosing) } }
    }

    private func start(_ new: PageTransition?) {
        guard let new, !isDecided, !reducesMotion, host != .terminal, new.isPossible else { return }
        isDecided = true
        transition = new
        isShown = false
        begin(new)
    }

    private func begin(_ transition: PageTransition) {
        starts += 1
        began(transition)
    }

    private func move(_ isShown: Bool) {
        moves += 1
        let number = moves
        withAnimation(PageTransition.animation) {
            self.isShown = isShown
            if isShown, let transition { comes(transition) }
        } completion: {
            guard number == moves else { return }
            isDecided = true
            ended()
        }
    }
}

/// Lets a dialog or a panel fade in where pages move into their places.
struct FadesIn: ViewModifier {
    @State private var place = PageDirection()
    @Environment(\.movesPages) private var movesPages

    func body(content: Content) -> some View {
        content.modifier(PageStage(page: ZoomPlaceID(container: place), usual: movesPages ? .crossFade : nil))
    }
}
