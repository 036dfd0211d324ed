import Foundation
import OrielFoundation
import Testing

/// The order in which lists of files are sorted.
@Suite("The standard order of texts")
struct StandardOrderTests {
    private let comparator = LocalizedStandardComparator()

    @Test(
        "The first comes before the second, and the second after the first",
        arguments: [
            ("", "a"), ("a", "b"), ("a", "A"), ("a", "B"), ("A", "b"), ("a", "aa"), ("A", "aa"), ("Ab", "aC"),
            ("aB", "Ab"), ("2", "10"), ("a2", "a10"), ("a2b", "a10a"), ("a02", "a3"), ("a002c", "a2d"),
            ("a9", "a10b"), ("19", "20"), ("a1", "a1b"), ("1", "a"), (" ", "1"), ("-", "0"), ("~", "0"), ("9", "A"),
            ("a b", "a1"), ("a1 2", "a1 10"), ("2a", "10"), ("0", "1"), ("00", "1"),
        ])
    func pairs(first: String, second: String) {
        #expect(comparator.compare(first, second) == .orderedAscending)
        #expect(comparator.compare(second, first) == .orderedDescending)
        let reverse = LocalizedStandardComparator(order: .reverse)
        #expect(reverse.compare(first, second) == .orderedDescending)
        #expect(reverse.compare(second, first) == .orderedAscending)
    }

    @Test("Leading zeros make no difference, and equal texts are equal in either direction")
    func equal() {
        for (first, second) in [("", ""), ("a1", "a1"), ("a01", "a1"), ("0", "000"), ("x00y", "x0y"), ("É", "É")] {
            #expect(comparator.compare(first, second) == .orderedSame)
            #expect(LocalizedStandardComparator(order: .reverse).compare(first, second) == .orderedSame)
        }
    }

    @Test("Texts that are more than ASCII have the same order, and so have the names of the comparator")
    func others() {
        #expect(["é10", "é9", "É2"].sorted(using: comparator) == ["É2", "é9", "é10"])
        #expect(["b10", "b9", "a"].sorted(using: .localizedStandard) == ["a", "b9", "b10"])
        #expect(["b10", "b9", "a"].sorted(using: .localized) == ["a", "b9", "b10"])
        #expect(comparator.order == .forward)
    }
}
