import Foundation
import SwiftUICore

/// A space with coordinates in points, such as a view's or the screen's.
///
/// Follows Apple's [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace).
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the space.
    var bounds: CGRect { get }
    /// Returns a point of this space in another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns a point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns a rectangle of this space in another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Returns a rectangle of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// The screen's space is the window's here: windows do not know their places.
extension UICoordinateSpace {
    /// The view with the space; nil for the screen's.
    private var own: UIView? { self as? UIView }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        own?.convert(point, to: coordinateSpace as? UIView)
            ?? (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        own?.convert(point, from: coordinateSpace as? UIView)
            ?? (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        own?.convert(rect, to: coordinateSpace as? UIView)
            ?? (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        own?.convert(rect, from: coordinateSpace as? UIView)
            ?? (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
    }
}

extension UIView: UICoordinateSpace {}

/// The space of the screen.
@MainActor
private final class ScreenSpace: NSObject, UICoordinateSpace {
    nonisolated override init() { super.init() }
    var bounds: CGRect { UIScreen.main.bounds }
}

extension UIScreen {
    /// The space of the screen: the window's here.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
    /// The space of the screen, whatever its orientation.
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
}
