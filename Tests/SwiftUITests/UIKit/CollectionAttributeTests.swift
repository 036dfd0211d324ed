import Foundation
import Testing

@testable import SwiftUI

/// Where a collection's views are.
@MainActor @Suite struct CollectionAttributeTests {
    private func attributes() -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 2))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
        return attributes
    }

    @Test("The middle, the size and the rectangle follow each other")
    func geometry() {
        let attributes = attributes()
        #expect(attributes.center == CGPoint(x: 25, y: 45) && attributes.size == CGSize(width: 30, height: 50))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
        attributes.center = CGPoint(x: 100, y: 60)
        #expect(attributes.frame == CGRect(x: 85, y: 35, width: 30, height: 50))
        // A size changes about the middle.
        attributes.size = CGSize(width: 40, height: 10)
        #expect(attributes.frame == CGRect(x: 80, y: 55, width: 40, height: 10))
        #expect(attributes.center == CGPoint(x: 100, y: 60))
        attributes.bounds = CGRect(x: 7, y: 8, width: 20, height: 30)
        #expect(attributes.frame == CGRect(x: 90, y: 45, width: 20, height: 30))
    }

    @Test("Views of each category have their kind, and decorations are below")
    func categories() {
        let path = IndexPath(item: 3, section: 2)
        let cell = attributes()
        #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil && cell.zIndex == 0)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
        #expect(header.representedElementCategory == .supplementaryView && header.representedElementKind == "head")
        let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path)
        #expect(decoration.representedElementCategory == .decorationView && decoration.zIndex == -1)
        #expect(decoration.representedElementKind == "back" && header.zIndex == 0)
        for each in [cell, header, decoration] { #expect(each.indexPath == path) }
        #expect(cell.element != header.element && cell.element == attributes().element)
        #expect(header.element == CollectionElement(category: .supplementaryView, kind: "head", path: path))
    }

    @Test("A copy has all values, and is apart from the original")
    func copies() throws {
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "head", with: IndexPath(item: 1, section: 4))
        header.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        header.transform = CGAffineTransform(rotationAngle: 1)
        header.transform3D = CATransform3DMakeScale(2, 3, 4)
        (header.alpha, header.zIndex, header.isHidden) = (0.25, 7, true)
        (header.fitsWidth, header.fitsHeight, header.isAcross) = (true, false, true)
        let copy = try #require(header.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy !== header && copy.element == header.element && copy.frame == header.frame)
        #expect(copy.transform == header.transform && copy.transform3D == header.transform3D)
        #expect(copy.alpha == 0.25 && copy.zIndex == 7 && copy.isHidden)
        #expect(copy.fitsWidth && !copy.fitsHeight && copy.isAcross)
        copy.frame.origin.x = 50
        #expect(header.frame.minX == 1)
    }

    @Test("A view takes the attributes; what is no number counts as 0")
    func applying() {
        let attributes = attributes()
        (attributes.alpha, attributes.zIndex, attributes.isHidden) = (0.5, 3, true)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
        let view = UICollectionReusableView(frame: .zero)
        view.bounds.origin = CGPoint(x: 4, y: 6)
        attributes.apply(to: view)
        #expect(view.bounds == CGRect(x: 4, y: 6, width: 30, height: 50) && view.center == CGPoint(x: 25, y: 45))
        #expect(view.alpha == 0.5 && view.isHidden && view.layer.zPosition == 3)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 1))
        attributes.transform = .identity
        attributes.transform3D = CATransform3DMakeScale(1, 3, 1)
        attributes.apply(to: view)
        #expect(view.transform3D == CATransform3DMakeScale(1, 3, 1))
        attributes.frame = CGRect(x: CGFloat.nan, y: 10, width: 20, height: CGFloat.infinity)
        attributes.apply(to: view)
        #expect(view.bounds.width == 20 && view.bounds.height.isFinite && view.center.x.isFinite)
    }
}
