import DisplayList
import Foundation
import Testing

@Suite struct ContentTests {
    @Test func aColorFillsItsFrameExactly() throws {
        let picture = try Picture { $0.add(.color(RGBA(1, 0, 0)), 3, 4, 5, 6) }
        #expect(picture.marks == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(picture[3, 4] == red && picture[7, 9] == red && picture[8, 9] == white)
    }

    @Test func framesAreRoundedToPixels() throws {
        let picture = try Picture { list in
            let outer = list.add(.none, 0.4, 0.4)
            list.add(.color(RGBA(1, 0, 0)), 0.4, 0.2, 3.4, 2, in: outer)
        }
        // 0.8…4.2 becomes 1…4, 0.6…2.6 becomes 1…3: rounding does not add up over the layers.
        #expect(picture.marks == CGRect(x: 1, y: 1, width: 3, height: 2))
        #expect(picture[1, 1] == red)
    }

    @Test func textLeavesMarksWithinItsLine() throws {
        let picture = try Picture(60, 30) { $0.add(.text(text("Hi")), 10, 5, 30, 21) }
        #expect(picture.marks.width > 8 && picture.marks.height > 8)
        #expect(CGRect(x: 9, y: 5, width: 32, height: 21).contains(picture.marks))
    }
}
