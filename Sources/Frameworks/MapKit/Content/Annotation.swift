import CoreLocation
import SwiftUI

/// A view at a place, with a title below it.
///
/// Follows Apple's [Annotation](https://developer.apple.com/documentation/mapkit/annotation). The point of the view that is
/// at the place is its middle, or the given anchor.
public struct Annotation<Label: View, Content: View>: BasicMapContent {
    public typealias Body = Never
    let place: CLLocationCoordinate2D
    let anchor: UnitPoint
    let content: Content
    let label: Label

    /// Creates an annotation with a label below it.
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - anchor: The point of the view that is at the place; its middle by default.
    ///   - content: The view.
    ///   - label: The label.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        place = coordinate
        self.anchor = anchor
        self.content = content()
        self.label = label()
    }

    /// Creates an annotation with a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
    }

    /// Creates an annotation with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
    }

    public static func _collect(_ content: Self, into list: inout _MapPieces) {
        guard let point = MapPoint(content.place) else { return }
        list.add(
            .view(
                point, content: AnyView(content.content), anchor: content.anchor, title: AnyView(content.label)))
    }
}

/// The place of the device, as a user annotation's view receives it.
public struct UserLocation {
    /// The direction of the device; nil, for no device here has a compass.
    public let heading: CLHeading?
    /// The place; nil if it is not known.
    public let location: CLLocation?
}

/// The place of the device, as a blue dot or a view; nothing if the place is not known.
///
/// Follows Apple's [UserAnnotation](https://developer.apple.com/documentation/mapkit/userannotation).
public struct UserAnnotation<Label: View, Content: View>: BasicMapContent {
    public typealias Body = Never
    let anchor: UnitPoint
    let content: ((UserLocation) -> Content)?

    /// Creates an annotation with a view of its own.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content)
    where Label == EmptyView {
        self.anchor = anchor
        self.content = content
    }

    /// Creates an annotation with a view of its own.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) where Label == EmptyView {
        let view = content()
        self.anchor = anchor
        self.content = { _ in view }
    }

    public static func _collect(_ content: Self, into list: inout _MapPieces) {
        let location = CLLocationManager().location
        let view = content.content.map { AnyView($0(UserLocation(heading: nil, location: location))) }
        list.add(.user(content: view, anchor: content.anchor))
    }
}

extension UserAnnotation where Label == EmptyView, Content == EmptyView {
    /// Creates a blue dot.
    public init() {
        anchor = .center
        content = nil
    }
}
