import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// The corners of rows: of cards, and of rows that are rounded each.
@MainActor @Suite struct RowCornerTests {
    /// The outlines of the rows of a list with three rows.
    private func outlines(
        _ style: some ListStyle, family: DeviceFamily, spacing: CGFloat? = nil
    ) -> [Path] {
        DeviceFamily.current = family
        defer { DeviceFamily.current = nil }
        return outlines(
            List { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }.listStyle(style).listRowSpacing(spacing))
    }

    private func outlines(_ view: some View) -> [Path] {
        let host = TestHost(view, size: CGSize(width: 300, height: 400))
        return host.displayList.slots.compactMap { layer in
            for case .clip(let shape) in layer.effects
            where shape.path.boundingRect.height < 100 && shape.path.boundingRect.height > 20 {
                return shape.path
            }
            return nil
        }
    }

    /// The outline of a row of a size with rounded corners above and below.
    private func row(_ size: CGSize, top: CGFloat, bottom: CGFloat) -> Path {
        UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous
        ).path(in: CGRect(origin: .zero, size: size))
    }

    @Test("A card has round corners above its first row and below its last one")
    func cards() {
        let size = CGSize(width: 260, height: 44)
        let (first, middle, last) = (
            row(size, top: 10, bottom: 0), row(size, top: 0, bottom: 0), row(size, top: 0, bottom: 10)
        )
        #expect(outlines(.insetGrouped, family: .phone) == [first, middle, last])
        // Each row of its own is a card.
        let alone = row(size, top: 10, bottom: 10)
        #expect(outlines(.insetGrouped, family: .phone, spacing: 5) == [alone, alone, alone])
    }

    @Test("Rows of a sidebar are round, on the Mac less so, as those of an inset list are")
    func rounded() {
        func same(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> [Path] {
            Array(repeating: row(CGSize(width: width, height: height), top: radius, bottom: radius), count: 3)
        }
        #expect(outlines(.sidebar, family: .phone) == same(284, 44, 8))
        #expect(outlines(.sidebar, family: .mac) == same(284, 28, 5))
        #expect(outlines(.inset, family: .mac) == same(284, 24, 5))
        #expect(outlines(.inset, family: .phone) == same(284, 44, 0))
        #expect(outlines(.plain, family: .phone) == same(300, 44, 0))
        #expect(outlines(.plain, family: .mac) == same(300, 24, 0))
    }

    private struct Fruit: Identifiable { let id: Int }

    @Test("Rows of an inset table are round, those of a plain one are not")
    func tables() {
        func table(_ style: some TableStyle, _ family: DeviceFamily) -> [Path] {
            DeviceFamily.current = family
            defer { DeviceFamily.current = nil }
            return outlines(
                Table([Fruit(id: 1), Fruit(id: 2)]) { TableColumn("Number") { Text("\($0.id)") } }.tableStyle(style))
        }
        let (phone, mac) = (CGSize(width: 284, height: 44), CGSize(width: 284, height: 24))
        #expect(table(.inset, .phone) == Array(repeating: row(phone, top: 6, bottom: 6), count: 2))
        #expect(table(.inset, .mac) == Array(repeating: row(mac, top: 5, bottom: 5), count: 2))
        #expect(
            table(.automatic, .phone)
                == Array(repeating: row(CGSize(width: 300, height: 44), top: 0, bottom: 0), count: 2))
    }
}
