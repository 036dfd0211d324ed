import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Collections of UIKit: which cells there are, where they are, and what presses and keys do.
@MainActor
@Suite("Collections of UIKit")
struct CollectionTests {
    struct Shown<C: UIViewController>: UIViewControllerRepresentable {
        let controller: C
        func makeUIViewController(context: Context) -> C { controller }
        func updateUIViewController(_ controller: C, context: Context) {}
    }

    static func show<C: UIViewController>(_ controller: C, width: CGFloat = 300, height: CGFloat = 400) -> TestHost {
        TestHost(Shown(controller: controller), size: CGSize(width: width, height: height))
    }

    /// A cell with a label of its own.
    final class WordCell: UICollectionViewCell {
        let label = UILabel()
        static var made = 0
        var reuses = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.made += 1
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = contentView.bounds
        }
        override func prepareForReuse() { reuses += 1 }
    }

    final class Title: UICollectionReusableView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() { label.frame = bounds }
    }

    class Words: UICollectionViewController {
        var words = [["a", "b", "c", "d", "e"], ["f"]]
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(WordCell.self, forCellWithReuseIdentifier: "word")
            collectionView.register(
                Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "title")
        }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words[section].count
        }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
            (cell as? WordCell)?.label.text = words[path.section][path.item]
            return cell
        }
        override func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            let title = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: path)
            (title as? Title)?.label.text = "Section \(path.section)"
            return title
        }
        override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            log.append("+\(path.section).\(path.item)")
        }
        override func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
            log.append("-\(path.section).\(path.item)")
        }
        override func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
            log.append("down")
        }
        override func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
            log.append("up")
        }
    }

    static func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 80, height: 40)
        change(flow)
        return flow
    }

    private func frame(_ controller: Words, _ item: Int, _ section: Int = 0) -> CGRect? {
        controller.collectionView.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test("Items flow in lines, spread over the width, below the headers of their sections")
    func lines() {
        let controller = Words(
            collectionViewLayout: Self.flow {
                $0.headerReferenceSize = CGSize(width: 0, height: 30)
                $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            })
        let host = Self.show(controller)
        #expect(host.text == ["Section 0", "a", "b", "c", "d", "e", "Section 1", "f"])
        #expect(frame(controller, 0) == CGRect(x: 10, y: 35, width: 80, height: 40))
        #expect(frame(controller, 1)?.minX == 110 && frame(controller, 2)?.maxX == 290)
        let between = CGRect(x: 0, y: 75, width: 300, height: 10)
        #expect(controller.collectionViewLayout.layoutAttributesForElements(in: between)?.isEmpty == true)
        // The last line has the distances of those above.
        #expect(frame(controller, 3) == CGRect(x: 10, y: 85, width: 80, height: 40))
        #expect(frame(controller, 4)?.minX == 110)
        #expect(frame(controller, 0, 1) == CGRect(x: 10, y: 165, width: 80, height: 40))
        #expect(controller.collectionView.contentSize == CGSize(width: 300, height: 210))
        #expect(host.find(text: "e")?.frame.minX == 110)
        host.resize(to: CGSize(width: 200, height: 400))
        #expect(frame(controller, 2) == CGRect(x: 10, y: 85, width: 80, height: 40))
    }

    @Test("Only items in sight and near it have cells; those of others are used again")
    func reuse() {
        let controller = Words(collectionViewLayout: Self.flow())
        controller.words = [(0..<3000).map { "w\($0)" }]
        WordCell.made = 0
        let host = Self.show(controller)
        #expect(host.text.contains("w0") && !host.text.contains("w200") && WordCell.made < 60)
        #expect(controller.collectionView.contentSize.height == 49_990)
        // The ninth line begins at the end of the visible part.
        #expect(controller.collectionView.indexPathsForVisibleItems.count == 24)
        for _ in 0..<20 {
            host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 400))
            host.advance(by: 0.5)
        }
        #expect(!host.text.contains("w0") && host.text.count < 70 && WordCell.made < 110)
        #expect(controller.collectionView.visibleCells.contains { ($0 as? WordCell)?.reuses ?? 0 > 0 })
        controller.collectionView.scrollToItem(
            at: IndexPath(item: 2999, section: 0), at: .bottom, animated: false)
        host.advance(by: 1)
        #expect(host.text.last == "w2999")
        #expect(controller.collectionView.indexPathsForVisibleItems.last?.item == 2999)
        // A cell is 40 points high, with its label in the middle.
        #expect(abs((host.find(text: "w2999")?.frame.midY ?? 0) - 380) < 1)
    }

    /// A cell whose label is placed by constraints.
    final class CenteredCell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    final class CenteredWords: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(CenteredCell.self, forCellWithReuseIdentifier: "word")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
            (cell as? CenteredCell)?.label.text = "\(path.item)"
            return cell
        }
    }

    @Test("What is within a cell may be placed by constraints")
    func constraints() throws {
        let controller = CenteredWords(collectionViewLayout: Self.flow())
        let host = Self.show(controller)
        let first = try #require(host.find(text: "0")?.frame)
        #expect(abs(first.midX - 40) < 1 && abs(first.midY - 20) < 1)
        let fifth = try #require(host.find(text: "4")?.frame)
        #expect(abs(fifth.midY - 70) < 1)
        #expect(controller.collectionView.contentSize.height == 690)
        host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 400))
        host.advance(by: 1)
        #expect(host.text.contains("39"))
    }

    @Test("A press chooses an item and the others no more; a second press chooses one of several no more")
    func choosing() throws {
        let controller = Words(collectionViewLayout: Self.flow())
        let host = Self.show(controller)
        func choices() -> [String] { controller.log.filter { $0 != "down" && $0 != "up" } }
        host.tap(text: "b")
        host.tap(text: "c")
        #expect(choices() == ["+0.1", "-0.1", "+0.2"])
        #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
        #expect(host.accessible("c")?.isSelected == true && host.accessible("b")?.isSelected == false)
        controller.collectionView.allowsMultipleSelection = true
        controller.log = []
        host.update()
        host.tap(text: "a")
        host.tap(text: "c")
        #expect(choices() == ["+0.0", "-0.2"])
        controller.log = []
        let place = try #require(host.find(text: "e")).center
        host.press(at: place)
        host.update()
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))
        #expect(cell?.isHighlighted == true && controller.log == ["down"])
        host.release(at: place)
        host.update()
        #expect(cell?.isHighlighted == false && controller.log.contains("up"))
        controller.collectionView.allowsMultipleSelection = false
        controller.collectionView.allowsSelection = false
        controller.log = []
        host.update()
        host.tap(text: "b")
        #expect(controller.log.isEmpty)
    }

    @Test("Tab leads to the cells, arrows from one to the next, and Space chooses")
    func keys() {
        let controller = Words(collectionViewLayout: Self.flow())
        let host = Self.show(controller)
        host.press(.tab)
        host.press(.right)
        host.press(.down)
        host.press(.space)
        #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    }

    @Test("Items that come, go and move take the choice and their cells along")
    func updates() {
        let controller = Words(collectionViewLayout: Self.flow())
        let host = Self.show(controller)
        host.tap(text: "c")
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
        controller.words = [["x", "b", "y", "c", "e", "d"], ["g"], ["f"]]
        controller.collectionView.performBatchUpdates {
            controller.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            controller.collectionView.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
            controller.collectionView.moveItem(at: IndexPath(item: 4, section: 0), to: IndexPath(item: 4, section: 0))
            controller.collectionView.insertSections([1])
        }
        host.advance(by: 1)
        #expect(host.text == ["x", "b", "y", "c", "e", "d", "g", "f"])
        #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        #expect(controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
        controller.words = [["z"]]
        controller.collectionView.reloadData()
        host.advance(by: 1)
        #expect(host.text == ["z"] && controller.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("A collection without a source, with odd numbers or sizes, or without classes is empty, or shows empty cells")
    func odd() {
        final class Odd: UICollectionViewController {
            override func numberOfSections(in collectionView: UICollectionView) -> Int { -2 }
        }
        #expect(Self.show(Odd(collectionViewLayout: Self.flow())).text.isEmpty)
        let alone = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        #expect(TestHost(alone._swiftUIContent, size: CGSize(width: 100, height: 100)).text.isEmpty)
        for size in [CGSize(width: CGFloat.nan, height: 10), .zero, CGSize(width: 1e9, height: -4)] {
            let controller = Words(collectionViewLayout: Self.flow { $0.itemSize = size })
            let host = Self.show(controller)
            #expect(controller.collectionView.numberOfItems(inSection: 0) == 5 && host.text.count <= 6)
        }
    }
}
