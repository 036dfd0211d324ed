import Foundation
import simd

/// A box of space.
public struct GKBox: Sendable {
    /// The corner with the smallest coordinates.
    public var boxMin: vector_float3
    /// The corner with the largest coordinates.
    public var boxMax: vector_float3

    /// Creates a box without size at the origin.
    public init() { (boxMin, boxMax) = (.zero, .zero) }
    /// Creates a box.
    public init(boxMin: vector_float3, boxMax: vector_float3) { (self.boxMin, self.boxMax) = (boxMin, boxMax) }

    var box: SpaceBox { SpaceBox(boxMin, boxMax) }
}

/// The place of an element in an octree, by which it can be removed.
open class GKOctreeNode: NSObject {
    /// The box of the place.
    public let box: GKBox
    let leaf: AnyObject

    init(_ box: GKBox, _ leaf: AnyObject) { (self.box, self.leaf) = (box, leaf) }
}

/// Elements by their places in space.
///
/// Follows Apple's [GKOctree](https://developer.apple.com/documentation/gameplaykit/gkoctree).
open class GKOctree<ElementType: NSObject>: NSObject {
    private let tree = BoxTree<ElementType>()
    private let whole: GKBox

    /// Creates a tree for a box; elements outside of it are not added.
    ///
    /// The size of cells has no effect.
    public init(boundingBox box: GKBox, minimumCellSize minCellSize: Float) { whole = box }

    /// Adds an element at a point.
    @discardableResult
    open func add(_ element: ElementType, at point: vector_float3) -> GKOctreeNode {
        add(element, in: GKBox(boxMin: point, boxMax: point))
    }
    /// Adds an element that fills a box.
    @discardableResult
    open func add(_ element: ElementType, in box: GKBox) -> GKOctreeNode {
        guard box.box.meets(whole.box) else { return GKOctreeNode(box, NSObject()) }
        return GKOctreeNode(box, tree.insert(element, box.box))
    }
    /// Returns the elements at a point.
    open func elements(at point: vector_float3) -> [ElementType] { elements(in: GKBox(boxMin: point, boxMax: point)) }
    /// Returns the elements in a box.
    open func elements(in box: GKBox) -> [ElementType] { tree.elements(in: box.box) }
    /// Removes an element; returns whether it was there.
    @discardableResult
    open func remove(_ element: ElementType) -> Bool { tree.remove { $0.element === element } }
    /// Removes an element from a place; returns whether it was there.
    @discardableResult
    open func remove(_ element: ElementType, using node: GKOctreeNode) -> Bool {
        tree.remove { $0 === node.leaf && $0.element === element }
    }
}

/// How an R-tree divides its parts; all are divided in halves along the longest side here.
public enum GKRTreeSplitStrategy: Int, Sendable { case halve, linear, quadratic, reduceOverlap }

/// Elements by rectangles of the plane that may overlap.
///
/// Follows Apple's [GKRTree](https://developer.apple.com/documentation/gameplaykit/gkrtree).
open class GKRTree<ElementType: NSObject>: NSObject {
    private let tree: BoxTree<ElementType>
    /// The number of elements that a search is prepared for; without effect.
    open var queryReserve = 0

    /// Creates a tree whose parts have at most a number of children.
    public init(maxNumberOfChildren: Int) { tree = BoxTree(most: maxNumberOfChildren) }

    /// Adds an element that fills a rectangle.
    open func addElement(
        _ element: ElementType, boundingRectMin: vector_float2, boundingRectMax: vector_float2,
        splitStrategy: GKRTreeSplitStrategy
    ) {
        _ = tree.insert(element, SpaceBox(SIMD3(boundingRectMin, 0), SIMD3(boundingRectMax, 0)))
    }
    /// Removes an element.
    open func removeElement(_ element: ElementType, boundingRectMin: vector_float2, boundingRectMax: vector_float2) {
        let box = SpaceBox(SIMD3(boundingRectMin, 0), SIMD3(boundingRectMax, 0))
        _ = tree.remove { $0.element === element && $0.box.meets(box) }
    }
    /// Returns the elements in a rectangle.
    open func elements(inBoundingRectMin rectMin: vector_float2, rectMax: vector_float2) -> [ElementType] {
        tree.elements(in: SpaceBox(SIMD3(rectMin, 0), SIMD3(rectMax, 0)))
    }
}
