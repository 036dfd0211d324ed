import Foundation
import SwiftUICore

/// Makes a gesture of a recognizer of UIKit.
///
/// The recognizer is made when the view with the gesture appears, and updated whenever a body creates the gesture again. It
/// recognizes what ``UIGestureRecognizer`` says. Follows Apple's
/// [UIGestureRecognizerRepresentable](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable).
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The recognizer's type.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The coordinator's type; none by default.
    associatedtype Coordinator = Void

    /// Makes the recognizer.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Updates the recognizer; does nothing by default.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Called when the recognizer's state changes; does nothing by default.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes the coordinator, for example the recognizer's delegate.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

    /// The context that the methods receive.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Converts places to spaces of the view's ancestors.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context that the methods of a represented recognizer receive.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// Converts places to spaces of the view's ancestors.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts the places of a recognizer to the spaces of the view that it is attached to, and of that view's ancestors.
///
/// Follows Apple's
/// [UIGestureRecognizerRepresentableCoordinateSpaceConverter](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter).
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let place: RecognizedPlace

    /// Where the gesture is, in points of the view.
    public var localLocation: CGPoint { place.recognizer?.location(in: nil) ?? .zero }
    /// How far the gesture has moved, in points of the view; nil for one that does not move.
    public var localTranslation: CGPoint? { (place.recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
    /// How fast the gesture moves, in points of the view a second; nil for one that does not move.
    public var localVelocity: CGPoint? { (place.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }

    /// Returns where the gesture is in another space.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        convert(localPoint: localLocation, to: coordinateSpace)
    }

    /// Returns how far the gesture has moved, in points of another space; nil for one that does not move.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        localTranslation.map { way($0, in: coordinateSpace) }
    }

    /// Returns how fast the gesture moves, in points of another space a second; nil for one that does not move.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        localVelocity.map { way($0, in: coordinateSpace) }
    }

    /// Returns a point of the window in another space, of the view by default.
    public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
        let (from, local) = (place.frame(in: .global), place.size)
        let point = CGPoint(
            x: (globalPoint.x - from.minX) * ratio(local.width, from.width),
            y: (globalPoint.y - from.minY) * ratio(local.height, from.height))
        return convert(localPoint: point, to: coordinateSpace)
    }

    /// Returns a point of the view in another space, of the window by default.
    public func convert(localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .global) -> CGPoint {
        let frame = place.frame(in: coordinateSpace)
        let way = way(localPoint, in: coordinateSpace)
        return CGPoint(x: frame.minX + way.x, y: frame.minY + way.y)
    }

    /// A distance of the view in another space, which may be larger or smaller.
    private func way(_ way: CGPoint, in space: some CoordinateSpaceProtocol) -> CGPoint {
        let frame = place.frame(in: space)
        return CGPoint(
            x: way.x * ratio(frame.width, place.size.width), y: way.y * ratio(frame.height, place.size.height))
    }

    private func ratio(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a > 0 && b > 0 ? a / b : 1 }
}

/// Information about the view that a recognizer is attached to.
@MainActor
final class RecognizedPlace {
    weak var recognizer: UIGestureRecognizer?
    var proxy: GeometryProxy?
    /// Stands for the view, whose place and size it has.
    let view = UIView(frame: .zero)

    /// The size in points of the view.
    var size: CGSize { view.bounds.size }

    /// The frame of the view in a space; as large as the view, at the origin, as long as it was not shown.
    func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        proxy?.frame(in: space) ?? CGRect(origin: .zero, size: size)
    }
}

/// Keeps a represented recognizer.
@MainActor
final class RepresentedRecognizerBox<R: UIGestureRecognizerRepresentable> {
    let place = RecognizedPlace()
    private var made: (recognizer: R.UIGestureRecognizerType, coordinator: R.Coordinator)?

    nonisolated init() {}

    /// The recognizer, made or updated.
    func recognizer(_ representable: R) -> UIGestureRecognizer {
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place: place)
        let coordinator = made?.coordinator ?? representable.makeCoordinator(converter: converter)
        let context = R.Context(coordinator: coordinator, converter: converter)
        let recognizer = made?.recognizer ?? representable.makeUIGestureRecognizer(context: context)
        if made == nil { recognizer.view = place.view }
        made = (recognizer, coordinator)
        place.recognizer = recognizer
        representable.updateUIGestureRecognizer(recognizer, context: context)
        recognizer.onStateChange = { [unowned recognizer] in
            representable.handleUIGestureRecognizerAction(recognizer, context: context)
        }
        return recognizer
    }
}

/// Attaches a represented recognizer to a view.
struct _RepresentedRecognizer<R: UIGestureRecognizerRepresentable>: ViewModifier {
    nonisolated(unsafe) let representable: R
    @State private var box = RepresentedRecognizerBox<R>()

    nonisolated init(representable: R) { self.representable = representable }

    func body(content: Content) -> some View {
        let place = box.place
        box.recognizer(representable).attached(to: AnyView(content))
            .onGeometryChange(for: CGSize.self) { proxy in
                MainActor.assumeIsolated { place.proxy = proxy }
                return proxy.size
            } action: { size in
                place.view.frame = CGRect(origin: .zero, size: size)
            }
    }
}

extension View {
    /// Attaches the gesture of a recognizer of UIKit, over which the gestures of subviews win.
    ///
    /// Follows Apple's [gesture(_:)](https://developer.apple.com/documentation/swiftui/view/gesture(_:)).
    public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        modifier(_RepresentedRecognizer(representable: representable))
    }
}
