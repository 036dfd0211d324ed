import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Items that flow within the room that a collection's insets leave.
@MainActor @Suite struct FlowInsetTests {
    private final class Items: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            7
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    /// The places of items of 80 by 40 points in a collection of 300 by 400.
    private func places(
        _ direction: UICollectionView.ScrollDirection, _ inset: UIEdgeInsets
    ) -> [CGPoint] {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.scrollDirection) = (CGSize(width: 80, height: 40), direction)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (6, 10)
        let controller = Items(collectionViewLayout: layout)
        controller.loadViewIfNeeded()
        controller.collectionView.contentInset = inset
        let host = TestHost(ControllerContent(controller: controller), size: CGSize(width: 300, height: 400))
        host.update()
        return (0..<7).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin }
    }

    @Test("Lines are as long as the width without the insets at both sides")
    func vertical() {
        let all = places(.vertical, .zero)
        #expect(all.map(\.y) == [0, 0, 0, 46, 46, 46, 92] && all[2].x == 220)
        // 170 points are just enough for two items.
        let two = places(.vertical, UIEdgeInsets(top: 3, left: 40, bottom: 5, right: 90))
        #expect(two.map(\.x) == [0, 90, 0, 90, 0, 90, 0] && two.map(\.y) == [0, 0, 46, 46, 92, 92, 138])
        let one = places(.vertical, UIEdgeInsets(top: 3, left: 90, bottom: 5, right: 41))
        #expect(Set(one.map(\.y)).count == 7)
    }

    @Test("Columns are as high as the height without the insets above and below")
    func horizontal() {
        let all = places(.horizontal, .zero)
        #expect(Set(all.map(\.x)).count == 1 && all[0] == .zero)
        // 140 points are just enough for three items.
        let three = places(.horizontal, UIEdgeInsets(top: 160, left: 3, bottom: 100, right: 5))
        #expect(three.map(\.y) == [0, 50, 100, 0, 50, 100, 0] && three.map(\.x) == [0, 0, 0, 86, 86, 86, 172])
        let two = places(.horizontal, UIEdgeInsets(top: 100, left: 3, bottom: 161, right: 5))
        #expect(Set(two.map(\.x)).count == 4)
    }
}
