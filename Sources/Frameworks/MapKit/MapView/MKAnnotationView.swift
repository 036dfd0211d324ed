import SwiftUI

/// The view of an annotation.
///
/// Follows Apple's [MKAnnotationView](https://developer.apple.com/documentation/mapkit/mkannotationview). Its image is
/// shown; views within it are not.
open class MKAnnotationView: UIView {
    /// How an annotation is dragged; annotations here are not.
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

    /// The annotation.
    open var annotation: (any MKAnnotation)?
    /// The name by which the view is used again for other annotations.
    public let reuseIdentifier: String?
    /// The picture.
    open var image: UIImage?
    /// Whether title and subtitle are shown in a bubble when the annotation is selected.
    open var canShowCallout = false
    /// How far the view's middle is from the place, in points.
    open var centerOffset = CGPoint.zero
    /// How far the bubble is moved, in points.
    open var calloutOffset = CGPoint.zero
    /// Whether the annotation is selected.
    open var isSelected = false
    /// Whether the annotation can be selected.
    open var isEnabled = true
    /// Whether the annotation can be dragged; it cannot here.
    open var isDraggable = false
    /// How the annotation is dragged.
    open var dragState = DragState.none
    /// The view on the left of the bubble.
    open var leftCalloutAccessoryView: UIView?
    /// The view on the right of the bubble.
    open var rightCalloutAccessoryView: UIView?
    /// The view below the bubble's title.
    open var detailCalloutAccessoryView: UIView?
    /// The name of the cluster to which the annotation belongs; there are no clusters here.
    open var clusteringIdentifier: String?
    /// How important it is that the annotation is shown.
    open var displayPriority = MKFeatureDisplayPriority.required

    /// Creates a view for an annotation.
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Called before the view is used for another annotation.
    open func prepareForReuse() {}
    /// Called before the view is shown.
    open func prepareForDisplay() {}
    /// Selects the annotation.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A balloon with a glyph, and the annotation's title below it.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The balloon's color; nil for red.
    open var markerTintColor: UIColor?
    /// The glyph's color; nil for white.
    open var glyphTintColor: UIColor?
    /// Up to three letters in the balloon; nil for a pin.
    open var glyphText: String?
    /// A picture in the balloon.
    open var glyphImage: UIImage?
    /// A picture in the balloon of a selected annotation.
    open var selectedGlyphImage: UIImage?
    /// Whether the title is shown.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Whether the subtitle is shown.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Whether the balloon appears with a movement; it does not here.
    open var animatesWhenAdded = false
}

/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
    /// The color of the pin's head; nil for red.
    open var pinTintColor: UIColor?
    /// Whether the pin falls onto the map; it does not here.
    open var animatesDrop = false

    /// Red.
    open class func redPinColor() -> UIColor { .systemRed }
    /// Green.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// Purple.
    open class func purplePinColor() -> UIColor { .systemPurple }
}

/// The place of the device.
open class MKUserLocationView: MKAnnotationView {}

/// The name of the views that a map registers for annotations by default.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name of the views that a map registers for clusters by default.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
