import DisplayList
import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Parts of UIKit that popular packages override or ask for.
@MainActor @Suite("Parts of UIKit that packages override") struct PackagePartsTests {
    /// A button with its title below its image, as libraries make them.
    final class Tower: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.midX - 10, y: contentRect.minY + 5, width: 20, height: 20)
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.maxY - 30, width: contentRect.width, height: 20)
        }
    }

    @Test("A button's parts are side by side, and a class of an app places them in its own way")
    func buttonRectangles() throws {
        let plain = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        plain.setTitle("Press", for: .normal)
        plain.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        let content = plain.contentRect(forBounds: plain.bounds)
        #expect(content == CGRect(x: 20, y: 10, width: 160, height: 80))
        #expect(plain.backgroundRect(forBounds: plain.bounds) == plain.bounds)
        let title = plain.titleRect(forContentRect: content)
        #expect(title.width > 10 && content.contains(title) && abs(title.midX - content.midX) <= 1)
        #expect(plain.placedRects == nil)
        plain.contentHorizontalAlignment = .left
        #expect(plain.titleRect(forContentRect: content).minX == 20)

        let tower = Tower(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(tower.placedRects == nil)
        tower.setTitle("Press", for: .normal)
        let places = try #require(tower.placedRects)
        #expect(places.title == CGRect(x: 0, y: 50, width: 100, height: 20))
        tower.bounds.size.width = .nan
        #expect(tower.placedRects == nil)
    }

    @Test("A layout between two others has the places between theirs, and ends with either")
    func transitionLayout() throws {
        let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        small.itemSize = CGSize(width: 40, height: 40)
        large.itemSize = CGSize(width: 80, height: 80)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: small)
        let source = Numbers()
        collection.dataSource = source
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let host = TestHost(collection._swiftUIContent, size: CGSize(width: 300, height: 400))
        host.advance(by: 1)
        let first = IndexPath(item: 0, section: 0)
        var ended: [Bool] = []
        let between = collection.startInteractiveTransition(to: large) { ended += [$0, $1] }
        #expect(collection.collectionViewLayout === between)
        #expect(collection.layoutAttributesForItem(at: first)?.frame.width == 40)
        between.transitionProgress = 0.5
        between.updateValue(3, forAnimatedKey: "depth")
        #expect(collection.layoutAttributesForItem(at: first)?.frame.width == 60)
        #expect(between.value(forAnimatedKey: "depth") == 3 && between.value(forAnimatedKey: "none") == 0)
        between.transitionProgress = .nan
        #expect(collection.layoutAttributesForItem(at: first)?.frame.width == 40)
        collection.finishInteractiveTransition()
        #expect(collection.collectionViewLayout === large && ended == [true, true])
        _ = collection.startInteractiveTransition(to: small) { ended += [$0, $1] }
        collection.cancelInteractiveTransition()
        #expect(collection.collectionViewLayout === large && ended == [true, true, true, false])
        collection.cancelInteractiveTransition()
        #expect(large.indexPathsToInsertForDecorationView(ofKind: "line").isEmpty)
        #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: "header").isEmpty)
    }

    final class Numbers: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    final class Previews: NSObject, UIViewControllerPreviewingDelegate {
        var opened: [String] = []
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? { Detail() }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) { opened.append(viewControllerToCommit.title ?? "") }
    }

    final class Detail: UIViewController {
        static var chosen: [String] = []
        override var previewActionItems: [any UIPreviewActionItem] {
            [
                UIPreviewAction(title: "Delete", style: .destructive) { action, _ in Self.chosen.append(action.title) },
                UIPreviewActionGroup(
                    title: "More", style: .default,
                    actions: [UIPreviewAction(title: "Mark", style: .selected) { _, _ in }]),
            ]
        }
        override var title: String? {
            get { "Detail" }
            set {}
        }
    }

    @Test("A view with previews has a menu, with the controller and its actions")
    func previewing() throws {
        let (controller, view, previews) = (UIViewController(), UIView(frame: .zero), Previews())
        let context = controller.registerForPreviewing(with: previews, sourceView: view)
        #expect(context.sourceView === view && context.delegate === previews)
        let interaction = try #require(view.interactions.first as? UIContextMenuInteraction)
        let elements = interaction.elements
        #expect(elements.map(\.title) == ["Detail", "Delete", "More"])
        try #require(elements[0] as? UIAction).handler(try #require(elements[0] as? UIAction))
        try #require(elements[1] as? UIAction).handler(try #require(elements[1] as? UIAction))
        #expect(previews.opened == ["Detail"] && Detail.chosen == ["Delete"])
        #expect((elements[1] as? UIAction)?.attributes == .destructive)
        #expect(((elements[2] as? UIMenu)?.children.first as? UIAction)?.state == .on)
        controller.unregisterForPreviewing(withContext: context)
        #expect(view.interactions.isEmpty && Detail().previewActionItems.count == 2)
        #expect(UIViewController().previewActionItems.isEmpty)
    }

    @Test("A hosting controller ignores safe areas by the older name, and marked text has attributes")
    func older() {
        let hosting = UIHostingController(rootView: Text("A"))
        hosting._disableSafeArea = true
        #expect(hosting.safeAreaRegions.isEmpty)
        hosting._disableSafeArea = false
        #expect(hosting.safeAreaRegions == .all && !hosting._disableSafeArea)
        let view = UITextView(frame: .zero)
        view.text = "ab"
        view.selectedRange = NSRange(location: 2, length: 0)
        view.setAttributedMarkedText(NSAttributedString(string: "c"), selectedRange: NSRange(location: 1, length: 0))
        #expect(view.text == "abc")
    }
}
