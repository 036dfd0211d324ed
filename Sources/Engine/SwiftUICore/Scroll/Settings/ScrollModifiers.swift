import Foundation

/// How the ends of scrolling content give way to a finger.
///
/// Follows Apple's [ScrollBounceBehavior](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior).
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let rawValue: UInt8
    /// As usual: always along the axis of a view that scrolls along one.
    public static let automatic = ScrollBounceBehavior(rawValue: 0)
    /// Always.
    public static let always = ScrollBounceBehavior(rawValue: 1)
    /// Where the content is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}

/// When scrolling takes the keyboard from a text field.
///
/// Follows Apple's
/// [ScrollDismissesKeyboardMode](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let rawValue: UInt8
    /// The default: never here, where no keyboard covers content.
    public static let automatic = ScrollDismissesKeyboardMode(rawValue: 0)
    /// When a finger begins to scroll.
    public static let immediately = ScrollDismissesKeyboardMode(rawValue: 1)
    /// When a finger begins to scroll; there is no on-screen keyboard that could follow the finger.
    public static let interactively = ScrollDismissesKeyboardMode(rawValue: 2)
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(rawValue: 3)
}

/// The uses of margins.
///
/// Follows Apple's [ContentMarginPlacement](https://developer.apple.com/documentation/swiftui/contentmarginplacement).
public struct ContentMarginPlacement: Hashable, Sendable {
    private let rawValue: UInt8
    /// Content and indicators.
    public static let automatic = ContentMarginPlacement(rawValue: 0)
    /// The content that scrolls.
    public static let scrollContent = ContentMarginPlacement(rawValue: 1)
    /// The indicators.
    public static let scrollIndicators = ContentMarginPlacement(rawValue: 2)
}

/// The uses of a scroll view's anchor.
///
/// Follows Apple's [ScrollAnchorRole](https://developer.apple.com/documentation/swiftui/scrollanchorrole).
public struct ScrollAnchorRole: Hashable, Sendable {
    private let rawValue: UInt8
    /// The part that is visible initially.
    public static let initialOffset = ScrollAnchorRole(rawValue: 0)
    /// The part that keeps its place when sizes change.
    public static let sizeChanges = ScrollAnchorRole(rawValue: 1)
    /// Where content is that is smaller than the view.
    public static let alignment = ScrollAnchorRole(rawValue: 2)
}

private enum VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

private enum HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

private enum DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// When scrolling takes the keyboard from a text field.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }

    /// How the ends of upright scrolling content give way to a finger.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// How the ends of content that scrolls across give way to a finger.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }
}

extension View {
    /// Sets when scrolling takes the keyboard from a text field.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        modifier(_EnvironmentWritingModifier<DismissesKeyboardKey>(DismissesKeyboardKey.self, mode))
    }

    /// Sets how the ends of scrolling content give way to a finger, along some axes.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(Axis.Set.vertical) { values.verticalScrollBounceBehavior = behavior }
            if axes.contains(Axis.Set.horizontal) { values.horizontalScrollBounceBehavior = behavior }
        }
    }

    /// Sets whether scrolling content is visible beyond the edges of its scroll view.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSettings { $0.isClipDisabled = disabled }
    }

    /// Shows scroll indicators for a moment when the view appears.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        scrollSettings { if onAppear { $0.flash = AnyHashable(true) } }
    }

    /// Shows scroll indicators for a moment when a value changes, and at first.
    public nonisolated func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View {
        modifier(_FlashModifier(value: value))
    }

    /// Sets the initially visible part of scrolling content, the part that stays when sizes change, and the alignment
    /// of smaller content.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollSettings { $0.anchors = [.initialOffset: anchor, .sizeChanges: anchor, .alignment: anchor] }
    }

    /// Sets the anchor of scrolling content for one purpose.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrollSettings { $0.anchors = [role: anchor] }
    }

    /// Sets how far scrolling content, or its indicators, keep from some edges.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { scrollSettings { $0.margins = [(edges, insets.sanitized("content margin"), placement)] } }

    /// Sets how far scrolling content, or its indicators, keep from some edges, in points; nil for 16.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(edges, EdgeInsets(length ?? 16), for: placement) }

    /// Sets how far scrolling content, or its indicators, keep from all edges, in points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, EdgeInsets(length), for: placement) }
}

/// Counts the changes of a value, each of which shows the indicators.
private struct _FlashModifier<V: Equatable>: ViewModifier {
    let value: V
    @State private var count = 0

    func body(content: Content) -> some View {
        content.scrollSettings { $0.flash = AnyHashable(count) }.onChange(of: value) { count += 1 }
    }
}

extension ScrollKind {
    /// The margins of the content, or of the indicators.
    func margins(_ node: NodeRef, for placement: ContentMarginPlacement) -> EdgeInsets {
        var result = EdgeInsets()
        var decided: Edge.Set = []
        let isRightToLeft = EnvironmentValues(head: node.environment).isRightToLeft
        for settings in settings(node) {
            for margin in settings.margins where margin.placement == placement || margin.placement == .automatic {
                let insets = margin.insets ?? EdgeInsets(16)
                let edges = margin.edges.subtracting(decided)
                if edges.contains(.top) { result.top = insets.top }
                if edges.contains(.bottom) { result.bottom = insets.bottom }
                if edges.contains(.leading) { result.leading = insets.leading }
                if edges.contains(.trailing) { result.trailing = insets.trailing }
                decided.formUnion(margin.edges)
            }
        }
        if isRightToLeft { (result.leading, result.trailing) = (result.trailing, result.leading) }
        return result
    }

    /// The anchor for a purpose; nil where none is set.
    func anchor(_ node: NodeRef, for role: ScrollAnchorRole) -> UnitPoint? {
        for settings in settings(node) { if let anchor = settings.anchors[role] { return anchor } }
        return nil
    }

    /// Whether the ends of the content give way along an axis.
    func bounces(_ node: NodeRef, _ axis: Axis) -> Bool {
        let payload = payload(node).pointee
        guard payload.axes.contains(axis) else { return false }
        let values = EnvironmentValues(head: node.environment)
        let behavior = axis == .vertical ? values.verticalScrollBounceBehavior : values.horizontalScrollBounceBehavior
        let overflows = limits(node, axis).upperBound > 0.5
        if behavior == .basedOnSize { return overflows }
        // A view that scrolls both ways gives way where there is something to see.
        return behavior == .always || overflows || payload.axes != [.horizontal, .vertical]
    }

    /// Whether a finger can move the content along an axis.
    func canDrag(_ node: NodeRef, along axis: Axis) -> Bool {
        limits(node, axis).upperBound > 0.5 || bounces(node, axis)
    }
}
