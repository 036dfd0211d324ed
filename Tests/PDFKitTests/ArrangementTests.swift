import SwiftUITesting
import Testing

@testable import PDFKit

/// Where the pages of a view are: pages of 200 × 100 points, without gaps unless a test has some.
@MainActor
@Suite("Places of pages", .enabled(if: Fixture.canRead))
struct ArrangementTests {
    private let view = PDFView()

    init() {
        view.document = PDFDocument(data: Fixture.document(pages: (1...5).map { "Page \($0)" }))
        view.displaysPageBreaks = false
    }

    private func arrangement(_ width: CGFloat, _ height: CGFloat) -> PageArrangement {
        PageArrangement(of: view, in: CGSize(width: width, height: height))
    }
    /// The number, the left and upper edge and the width of each page.
    private func places(_ width: CGFloat, _ height: CGFloat) -> [[CGFloat]] {
        arrangement(width, height).pages.map { [CGFloat($0.index), $0.frame.minX, $0.frame.minY, $0.frame.width] }
    }

    @Test("Pages follow each other downward or to the side, in the middle of the view")
    func continuous() {
        #expect(places(300, 50) == (0..<5).map { [CGFloat($0), 50, CGFloat($0) * 100, 200] })
        #expect(arrangement(300, 50).size == CGSize(width: 300, height: 500))
        #expect(arrangement(150, 700).size == CGSize(width: 200, height: 700))
        #expect(places(150, 700)[0] == [0, 0, 100, 200] && places(150, 700)[4] == [4, 0, 500, 200])
        view.displayDirection = .horizontal
        #expect(places(300, 140) == (0..<5).map { [CGFloat($0), CGFloat($0) * 200, 20, 200] })
        #expect(arrangement(300, 140).size == CGSize(width: 1000, height: 140))
        #expect(
            places(1100, 60)[0] == [0, 50, 0, 200] && arrangement(1100, 60).size == CGSize(width: 1100, height: 100))
    }

    @Test("Pages side by side begin with the first one, or alone as in a book")
    func pairs() {
        view.displayMode = .twoUpContinuous
        #expect(
            places(400, 300) == [
                [0, 0, 0, 200], [1, 200, 0, 200], [2, 0, 100, 200], [3, 200, 100, 200], [4, 100, 200, 200],
            ])
        view.displaysAsBook = true
        #expect(
            places(400, 300) == [
                [0, 100, 0, 200], [1, 0, 100, 200], [2, 200, 100, 200], [3, 0, 200, 200], [4, 200, 200, 200],
            ])
        view.displayMode = .twoUp
        #expect(places(400, 100) == [[0, 100, 0, 200]])
        view.goToLastPage(nil)
        #expect(places(400, 100) == [[3, 0, 0, 200], [4, 200, 0, 200]])
        view.displaysAsBook = false
        #expect(places(400, 100) == [[4, 100, 0, 200]])
        view.goToPreviousPage(nil)
        #expect(places(400, 100) == [[2, 0, 0, 200], [3, 200, 0, 200]])
    }

    @Test("A single page is alone in the middle, and stays within the document")
    func single() {
        view.displayMode = .singlePage
        view.displayDirection = .horizontal
        #expect(places(300, 160) == [[0, 50, 30, 200]])
        view.goToNextPage(nil)
        #expect(places(300, 160) == [[1, 50, 30, 200]])
        view.goToLastPage(nil)
        view.document?.removePage(at: 4)
        #expect(places(300, 160) == [[3, 50, 30, 200]])
        view.document = PDFDocument()
        #expect(places(300, 160).isEmpty && arrangement(300, 160).size == CGSize(width: 300, height: 160))
    }

    @Test("Gaps are around each page")
    func gaps() {
        view.displaysPageBreaks = true
        view.pageBreakMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(places(206, 50)[0] == [0, 2, 1, 200] && places(206, 50)[1] == [1, 2, 105, 200])
        #expect(arrangement(206, 50).size == CGSize(width: 206, height: 520))
        view.displayMode = .twoUpContinuous
        #expect(places(412, 50)[1] == [1, 208, 1, 200] && places(412, 50)[2] == [2, 2, 105, 200])
    }

    @Test("Pages are as large as the view allows: by the width, by the height, or both")
    func scales() {
        func scale(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
            PageArrangement.fittingScale(of: view, in: CGSize(width: width, height: height))
        }
        #expect(scale(300, 50) == 1.5 && scale(1, 50) == 1 && scale(300, 1) == 1 && scale(1.5, 50) == 0.01)
        view.displayDirection = .horizontal
        #expect(scale(300, 50) == 0.5)
        view.displayMode = .singlePage
        #expect(scale(300, 50) == 0.5 && scale(300, 500) == 1.5)
        view.displayMode = .twoUp
        #expect(scale(300, 500) == 0.75 && scale(300, 50) == 0.5)
        view.displayMode = .twoUpContinuous
        view.displayDirection = .vertical
        #expect(scale(300, 10) == 0.75)
        view.displaysPageBreaks = true
        view.pageBreakMargins = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 30)
        #expect(scale(300, 10) == 0.5)
        view.displayMode = .singlePage
        #expect(scale(3000, 70) == 0.5 && scale(150, 700) == 0.5)
        view.autoScales = true
        #expect(places(150, 700) == [[0, 20, 320, 100]] && arrangement(150, 700).scale == 0.5)
    }

    @Test("The page with the largest visible part is the current one, the first of several")
    func current() {
        let arrangement = arrangement(200, 100)
        func main(_ y: CGFloat) -> Int? { arrangement.mainPage(in: CGRect(x: 0, y: y, width: 200, height: 100)) }
        #expect(main(0) == 0 && main(49) == 0 && main(50) == 0 && main(51) == 1 && main(450) == 4 && main(500) == nil)
        let rect = CGRect(x: 0, y: 150, width: 200, height: 100)
        #expect(arrangement.pages(in: rect).map(\.index) == [1, 2])
        #expect(arrangement.pages(in: rect.offsetBy(dx: 0, dy: 50)).map(\.index) == [2])
        #expect(
            arrangement.frame(of: 3) == CGRect(x: 0, y: 300, width: 200, height: 100) && arrangement.frame(of: 5) == nil
        )
    }
}
