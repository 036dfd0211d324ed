import SwiftUI

/// The selection of a map: the tag of an item, or a feature of the map.
public struct MapSelection<Value: Hashable>: Hashable {
    /// The tag; nil for a feature.
    public let value: Value?
    /// The feature; nil for a tag.
    public let feature: MapFeature?

    /// Selects an item by its tag.
    public init(_ value: Value) {
        self.value = value
        feature = nil
    }

    /// Selects a feature of the map.
    public init(_ feature: MapFeature) {
        value = nil
        self.feature = feature
    }
}

/// A feature of the map itself, such as a shop; maps here have none.
public struct MapFeature: Hashable, Sendable {
    /// The kind of a feature.
    public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }

    /// The name.
    public let title: String?
    /// The kind.
    public let kind: FeatureKind?
    /// The category of a point of interest.
    public let pointOfInterestCategory: MKPointOfInterestCategory?
}
