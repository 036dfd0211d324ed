import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// The picture of a message that there is nothing to see.
@MainActor @Suite struct UnavailablePictureTests {
    /// Where the words are below a picture of 40 by 20 points of a size at most.
    private func top(_ image: UIImage?, most: CGSize = .zero) throws -> CGFloat {
        var message = UIContentUnavailableConfiguration.empty()
        (message.text, message.image, message.imageProperties.maximumSize) = ("Nothing", image, most)
        let view = UIContentUnavailableView(configuration: message)
        let host = TestHost(view._swiftUIContent, size: CGSize(width: 300, height: 400))
        return try #require(host.find(text: "Nothing")).frame.minY
    }

    @Test("A picture is as large as it is, but no larger than it may be, and keeps its proportions")
    func sizes() throws {
        let pixels = [UInt8](repeating: 255, count: 40 * 20 * 4)
        let image = UIImage(cgImage: try #require(CGImage(width: 40, height: 20, premultipliedRGBA: pixels)))
        // Half of the picture's height is above the middle.
        let whole = try top(image)
        #expect(try top(image, most: CGSize(width: 20, height: 0)) == whole - 5)
        #expect(try top(image, most: CGSize(width: 0, height: 5)) == whole - 7.5)
        #expect(try top(image, most: CGSize(width: 20, height: 4)) == whole - 8)
        #expect(try top(image, most: CGSize(width: 10, height: 10)) == whole - 7.5)
        #expect(try top(image, most: CGSize(width: 40, height: 20)) == whole)
        #expect(try top(image, most: CGSize(width: 500, height: 500)) == whole)
        #expect(try top(nil) < whole - 10)
    }

    @Test("A symbol is as large as large letters, whatever size a picture may have")
    func symbols() throws {
        let symbol = try #require(UIImage(systemName: "tray"))
        let usual = try top(symbol)
        #expect(try top(symbol, most: CGSize(width: 10, height: 10)) == usual && usual > top(nil) + 15)
    }
}
