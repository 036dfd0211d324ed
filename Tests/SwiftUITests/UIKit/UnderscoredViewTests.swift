import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Types with underscores that packages name")
struct UnderscoredViewTests {
    private typealias Marked<V: View> = ModifiedContent<V, _IdentifiedModifier<__DesignTimeSelectionIdentifier>>

    @Test("A name for a tool changes nothing, and can be a condition")
    func identified() {
        let marked = Text("Here").modifier(
            _IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("a.swift:3")))
        #expect(type(of: marked) == Marked<Text>.self)
        let host = TestHost(marked)
        #expect(host.find(text: "Here")?.frame == TestHost(Text("Here")).find(text: "Here")?.frame)
    }

    @Test("Several views become one; a single view stays as it is")
    func unary() {
        let size = CGSize(width: 100, height: 100)
        let two = TestHost(
            HStack {
                _UnaryViewAdaptor(
                    Group {
                        Text("A")
                        Text("B")
                    })
            }, size: size)
        let (a, b) = (two.find(text: "A")?.frame, two.find(text: "B")?.frame)
        #expect(a != nil && b != nil && a!.midX == b!.midX && a!.maxY <= b!.minY)
        let one = TestHost(_UnaryViewAdaptor(Color.red.accessibilityLabel("Red")), size: size)
        #expect(one.accessible("Red")?.frame.size == size)
    }

    /// Rows and columns around others, as packages write them.
    fileprivate struct Tracking<Content> { let content: Content }

    @Test("Contents of tables of one's own may have bodies that never return")
    func neverReturning() {
        let rows = Tracking(content: TableRow(Entry(id: 1)))
        #expect(rows.content.value.id == 1)
    }

    private struct Entry: Identifiable { let id: Int }
}

extension UnderscoredViewTests.Tracking: TableRowContent where Content: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never
    nonisolated var tableRowBody: Never { fatalError() }
}

extension UnderscoredViewTests.Tracking: TableColumnContent where Content: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never
    nonisolated var tableColumnBody: Never { fatalError() }
}
