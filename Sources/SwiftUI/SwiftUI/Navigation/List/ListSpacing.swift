import Foundation
import SwiftUICore

/// The room between the sections of a list.
///
/// Follows Apple's [ListSectionSpacing](https://developer.apple.com/documentation/swiftui/listsectionspacing).
public struct ListSectionSpacing: Equatable, Sendable {
    /// In points; nil for the usual room.
    let length: CGFloat?
    /// The usual room: 35 points on a gray ground.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Little room: 16 points.
    public static let compact = ListSectionSpacing(length: 16)
    /// A length in points, at least 0.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: bounded(spacing))
    }

    /// A distance that lists can have.
    static func bounded(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 10_000) : 0 }
}

/// The room around a section, as its items know it; nil where the list decides.
enum ListSectionSpacingTrait: ViewItemTraitKey { static var defaultValue: ListSectionSpacing? { nil } }
private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The room between the sections of lists.
    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The room between the rows of lists, in points; nil for none, where rows of a section share a card.
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the room between the rows of lists within the view.
    ///
    /// Where sections are on cards, each row is on one of its own then, without lines.
    ///
    /// Follows Apple's [listRowSpacing(_:)](https://developer.apple.com/documentation/swiftui/view/listrowspacing(_:)).
    /// - Parameter spacing: In points; nil for the usual rows, which touch each other.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map(ListSectionSpacing.bounded))
    }

    /// Sets the room between the sections of the lists in the view, or around the section that it is.
    ///
    /// Between two sections that differ there is the smaller room.
    ///
    /// Follows Apple's
    /// [listSectionSpacing(_:)](https://developer.apple.com/documentation/swiftui/view/listsectionspacing(_:)).
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        itemTrait(ListSectionSpacingTrait.self) { $0 = spacing }.environment(\.listSectionSpacing, spacing)
    }

    /// Sets the room between the sections of the lists in the view, or around the section that it is, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}

extension ListSectionSpacing {
    /// The room between two sections, in points: the smaller one.
    /// - Parameters:
    ///   - above: The last view of the section above.
    ///   - below: The section below, or its first row.
    ///   - list: The room between sections that have none of their own.
    ///   - usual: The usual room.
    static func room(
        between above: ViewItem?, and below: ViewItem?, list: ListSectionSpacing, usual: CGFloat
    ) -> CGFloat {
        func length(_ item: ViewItem?) -> CGFloat {
            (item?.traits[ListSectionSpacingTrait.self] ?? list).length ?? usual
        }
        return min(length(above), length(below))
    }
}
