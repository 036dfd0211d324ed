import Foundation
import simd

/// A rectangle of the plane.
public struct GKQuad: Sendable {
    /// The lower left corner.
    public var quadMin: vector_float2
    /// The upper right corner.
    public var quadMax: vector_float2

    /// Creates a rectangle without size at the origin.
    public init() { (quadMin, quadMax) = (.zero, .zero) }
    /// Creates a rectangle.
    public init(quadMin: vector_float2, quadMax: vector_float2) { (self.quadMin, self.quadMax) = (quadMin, quadMax) }

    var box: SpaceBox { SpaceBox(SIMD3(quadMin, 0), SIMD3(quadMax, 0)) }
}

/// The place of an element in a quadtree, by which it can be removed.
open class GKQuadtreeNode: NSObject {
    /// The rectangle of the place.
    public let quad: GKQuad
    let leaf: AnyObject

    init(_ quad: GKQuad, _ leaf: AnyObject) { (self.quad, self.leaf) = (quad, leaf) }
}

/// Elements by their places in the plane.
///
/// Follows Apple's [GKQuadtree](https://developer.apple.com/documentation/gameplaykit/gkquadtree).
open class GKQuadtree<ElementType: NSObject>: NSObject {
    private let tree = BoxTree<ElementType>()
    private let whole: GKQuad

    /// Creates a tree for a rectangle; elements outside of it are not added.
    ///
    /// The size of cells has no effect.
    public init(boundingQuad quad: GKQuad, minimumCellSize minCellSize: Float) { whole = quad }

    /// Adds an element at a point.
    @discardableResult
    open func add(_ element: ElementType, at point: vector_float2) -> GKQuadtreeNode {
        add(element, in: GKQuad(quadMin: point, quadMax: point))
    }
    /// Adds an element that fills a rectangle.
    @discardableResult
    open func add(_ element: ElementType, in quad: GKQuad) -> GKQuadtreeNode {
        guard quad.box.meets(whole.box) else { return GKQuadtreeNode(quad, NSObject()) }
        return GKQuadtreeNode(quad, tree.insert(element, quad.box))
    }
    /// Returns the elements at a point.
    open func elements(at point: vector_float2) -> [ElementType] {
        elements(in: GKQuad(quadMin: point, quadMax: point))
    }
    /// Returns the elements in a rectangle.
    open func elements(in quad: GKQuad) -> [ElementType] { tree.elements(in: quad.box) }
    /// Removes an element; returns whether it was there.
    @discardableResult
    open func remove(_ element: ElementType) -> Bool { tree.remove { $0.element === element } }
    /// Removes an element from a place; returns whether it was there.
    @discardableResult
    open func remove(_ data: ElementType, using node: GKQuadtreeNode) -> Bool {
        tree.remove { $0 === node.leaf && $0.element === data }
    }
}
