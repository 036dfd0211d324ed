import SwiftUITesting
import Testing

@testable import SwiftUI

/// The sizes of symbols in bars and rows, which are those of the large scale.
@MainActor @Suite("Sizes of symbols") struct SymbolSizeTests {
    /// The side of a symbol of the large scale beside text of 17 points, by the test host's measure.
    private let large = 17 * 1.28 * 1.2

    @Test("T14: Symbols of a bar's items are large, those of a title and of a sheet are not")
    func bars() throws {
        let host = TestHost(
            NavigationStack {
                Image(systemName: "star")
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) {
                            Button {
                            } label: {
                                Image(systemName: "plus")
                            }
                        }
                        ToolbarItem(placement: .bottomBar) {
                            Button {
                            } label: {
                                Image(systemName: "trash")
                            }
                        }
                        ToolbarItem(placement: .principal) { Label("Title", systemImage: "heart") }
                    }
            }, size: CGSize(width: 390, height: 600))
        let heights = host.findAll(kind: "Image").map(\.frame.height)
        #expect(heights.filter { abs($0 - large) < 0.6 }.count == 2, "\(heights)")
        #expect(heights.filter { abs($0 - 17 * 1.2) < 0.6 }.count == heights.count - 2, "\(heights)")
    }

    @Test("T14: Symbols of a row's label are large, and the row is as high as one of text")
    func rows() throws {
        let host = TestHost(
            List {
                Text("first")
                Label("second", systemImage: "star")
                Text("third")
            }, size: CGSize(width: 390, height: 600))
        let image = try #require(host.findAll(kind: "Image").first)
        #expect(abs(image.frame.height - large) < 0.6, "\(image.frame)")
        let rows = try ["first", "second", "third"].map { try #require(host.find(text: $0)).frame.midY }
        #expect(abs((rows[1] - rows[0]) - (rows[2] - rows[1])) < 0.6, "\(rows)")
    }
}
