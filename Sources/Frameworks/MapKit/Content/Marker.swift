import CoreLocation
import SwiftUI

/// A balloon at a place, with a title below it.
///
/// Follows Apple's [Marker](https://developer.apple.com/documentation/mapkit/marker). `tint(_:)` sets the balloon's color,
/// red by default.
public struct Marker<Label: View>: BasicMapContent {
    public typealias Body = Never
    let place: CLLocationCoordinate2D
    let glyph: MarkerGlyph
    let label: Label

    init(_ place: CLLocationCoordinate2D, _ glyph: MarkerGlyph, _ label: Label) {
        self.place = place
        self.glyph = glyph
        self.label = label
    }

    /// Creates a marker with a label: the icon is shown in the balloon, the title below it.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(coordinate, .none, label())
    }

    public static func _collect(_ content: Self, into list: inout _MapPieces) {
        guard let point = MapPoint(content.place) else { return }
        list.add(.marker(point, glyph: content.glyph, title: AnyView(content.label)))
    }
}

extension Marker where Label == Text {
    /// Creates a marker with a title that is translated.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .automatic, Text(titleKey))
    }

    /// Creates a marker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .automatic, Text(title))
    }

    /// Creates a marker with a title that is translated, and up to three letters in the balloon.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .text(monogram), Text(titleKey))
    }

    /// Creates a marker with a title, and up to three letters in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .text(monogram), Text(title))
    }

    /// Creates a marker for an item, with its name.
    public init(item: MKMapItem) {
        self.init(item.placemark.coordinate, .automatic, Text(verbatim: item.name ?? ""))
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a marker with a title that is translated, and a symbol in the balloon.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .symbol(name), SwiftUI.Label(titleKey, systemImage: name))
    }

    /// Creates a marker with a title, and a symbol in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .symbol(name), SwiftUI.Label(title, systemImage: name))
    }

    /// Creates a marker with a title that is translated, and an image in the balloon.
    public init(_ titleKey: LocalizedStringKey, image name: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .image(name), SwiftUI.Label(titleKey, image: name))
    }

    /// Creates a marker with a title, and an image in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .image(name), SwiftUI.Label(title, image: name))
    }
}
