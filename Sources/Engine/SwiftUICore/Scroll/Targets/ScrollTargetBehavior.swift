import Foundation

/// Where a scroll view's movement is to end.
///
/// Follows Apple's [ScrollTarget](https://developer.apple.com/documentation/swiftui/scrolltarget).
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that will be visible.
    public var rect: CGRect
    /// Where in the scroll view it is to be; nil for its beginning.
    public var anchor: UnitPoint?

    /// Describes a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// A behavior that determines where movements of a scroll view end.
///
/// Follows Apple's [ScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/scrolltargetbehavior).
public protocol ScrollTargetBehavior {
    /// The context that a behavior receives.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes where a movement is to end.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// How a behavior changes the scroll view.
    typealias Properties = ScrollTargetBehaviorProperties
    /// The context in which it does.
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// How the behavior changes the scroll view; not at all by default.
    func properties(context: PropertiesContext) -> Properties
}

/// The context of a movement that a behavior receives.
///
/// Follows Apple's
/// [ScrollTargetBehaviorContext](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext).
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The part of the content that was visible when the movement began.
    public let originalTarget: ScrollTarget
    /// How fast the content moves, in points a second.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the scroll view.
    public let containerSize: CGSize
    /// The axes along which it scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The rectangles of the targets in the content, in order, along the axis.
    let frames: [CGRect]

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Movements end at multiples of the scroll view's size, one at a time.
///
/// Follows Apple's
/// [PagingScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let start = (context.originalTarget.rect.origin[axis] / page).rounded()
            let speed = axis == .horizontal ? context.velocity.dx : context.velocity.dy
            var next = (target.rect.origin[axis] / page).rounded()
            if abs(speed) > 150, next == start { next += speed > 0 ? 1 : -1 }
            let last = max((context.contentSize[axis] / page).rounded(.up) - 1, 0)
            target.rect.origin[axis] = min(max(min(max(next, start - 1), start + 1), 0), last) * page
        }
    }
}

/// Movements end with a view of the target layout at the edge.
///
/// Follows Apple's
/// [ViewAlignedScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior).
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views a movement may pass.
    ///
    /// Follows Apple's
    /// [LimitBehavior](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior).
    public struct LimitBehavior: Hashable, Sendable {
        private let rawValue: UInt8
        /// As usual: any number.
        public static let automatic = LimitBehavior(rawValue: 0)
        /// The number of views visible at once.
        public static let always = LimitBehavior(rawValue: 1)
        /// The number of views visible at once.
        public static let alwaysByFew = LimitBehavior(rawValue: 2)
        /// One.
        public static let alwaysByOne = LimitBehavior(rawValue: 3)
        /// Any number.
        public static let never = LimitBehavior(rawValue: 4)
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    /// Creates the behavior.
    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
        anchor = nil
    }

    /// Creates the behavior with the anchor in the scroll view at which views are aligned.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
            let container = context.containerSize[axis]
            let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
            // The offsets at which a view is aligned with its anchor; beyond the known views at the same distances.
            let stops = context.frames.map { $0.origin[axis] + $0.size[axis] * share - container * share }
                .sorted()
            guard let first = stops.first, let last = stops.last else { continue }
            let most = max(context.contentSize[axis] - container, 0)
            var wish = min(max(target.rect.origin[axis], 0), most)
            let start = context.originalTarget.rect.origin[axis]
            let speed = axis == .horizontal ? context.velocity.dx : context.velocity.dy
            let pitch = stops.count > 1 ? (last - first) / CGFloat(stops.count - 1) : container
            if limit == .always || limit == .alwaysByFew {
                wish = min(max(wish, start - container), start + container)
            } else if limit == .alwaysByOne, pitch > 0 {
                let way = abs(speed) > 150 ? (speed > 0 ? pitch : -pitch) : wish - start
                wish = start + min(max(way, -pitch), pitch)
            }
            if wish > last, pitch > 0 {
                wish = last + ((wish - last) / pitch).rounded() * pitch
            } else if wish < first, pitch > 0 {
                wish = first - ((first - wish) / pitch).rounded() * pitch
            } else {
                wish = stops.min { abs($0 - wish) < abs($1 - wish) } ?? wish
            }
            target.rect.origin[axis] = min(max(wish, 0), most)
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Movements end at multiples of the scroll view's size, one at a time.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Movements end with a view of the target layout at the edge.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Movements end with a view of the target layout at the edge, past a limited number of views.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

    /// Movements end with a view of the target layout at an anchor of the scroll view.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A behavior, its type hidden.
///
/// Follows Apple's
/// [AnyScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/anyscrolltargetbehavior).
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior

    /// Hides the type of a behavior.
    public init(_ base: any ScrollTargetBehavior) { self.base = base }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }

    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension View {
    /// Sets where movements of scroll views end.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        scrollSettings { $0.targetBehavior = behavior }
    }
}

extension ScrollKind {
    /// The end of a movement with an initial speed; nil if friction alone determines it.
    func target(_ node: NodeRef, velocity: CGVector) -> CGPoint? {
        guard let behavior = settings(node).lazy.compactMap(\.targetBehavior).first else { return nil }
        let payload = payload(node).pointee
        let state = state(node)
        let size = node.layout.size
        var rest = CGPoint(
            x: AxisMotion.restingPlace(from: payload.offset.x, velocity: velocity.dx),
            y: AxisMotion.restingPlace(from: payload.offset.y, velocity: velocity.dy))
        let properties = behavior.properties(
            context: ScrollTargetBehaviorPropertiesContext(environment: EnvironmentValues(head: node.environment)))
        if properties.limitsScrolls {
            let start = state.startOffset
            rest.x = min(max(rest.x, start.x - size.width), start.x + size.width)
            rest.y = min(max(rest.y, start.y - size.height), start.y + size.height)
        }
        var target = ScrollTarget(rect: CGRect(origin: rest, size: size))
        let margins = state.margins
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: state.startOffset, size: size)), velocity: velocity,
            contentSize: payload.contentSize, containerSize: size, axes: payload.axes,
            environment: EnvironmentValues(head: node.environment),
            frames: targets(node).map { $0.frame.offsetBy(dx: -margins.leading, dy: -margins.top) })
        behavior.updateTarget(&target, context: context)
        var origin = target.rect.origin
        if let anchor = target.anchor {
            origin.x += (target.rect.width - size.width) * anchor.x
            origin.y += (target.rect.height - size.height) * anchor.y
        }
        return origin
    }
}
