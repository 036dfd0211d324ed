import Foundation
import SwiftUI

/// A picture of the catalog.
///
/// Follows Apple's [Artwork](https://developer.apple.com/documentation/musickit/artwork).
public struct Artwork: Hashable, Codable, Sendable {
    /// The greatest width, in pixels.
    public let maximumWidth: Int
    /// The greatest height, in pixels.
    public let maximumHeight: Int
    /// The words instead of the picture; nil for none.
    public let alternateText: String?
    private let template: String
    /// Returns the address of the picture in a size; nil for none.
    public func url(width: Int, height: Int) -> URL? {
        URL(
            string: template.replacingOccurrences(of: "{w}", with: "\(width)")
                .replacingOccurrences(of: "{h}", with: "\(height)"))
    }
}

/// A view of a picture of the catalog.
///
/// Follows Apple's [ArtworkImage](https://developer.apple.com/documentation/musickit/artworkimage).
public struct ArtworkImage: View {
    private let artwork: Artwork
    private let width: CGFloat?, height: CGFloat?
    /// Creates a square view.
    public init(_ artwork: Artwork, width: CGFloat) { (self.artwork, self.width, height) = (artwork, width, width) }
    /// Creates a square view.
    public init(_ artwork: Artwork, height: CGFloat) { (self.artwork, width, self.height) = (artwork, height, height) }
    /// Creates a view.
    public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
        (self.artwork, self.width, self.height) = (artwork, width, height)
    }
    public var body: some View {
        AsyncImage(url: artwork.url(width: pixels(width), height: pixels(height))) {
            $0.resizable()
        } placeholder: {
            Color.secondary.opacity(0.2)
        }
        .frame(width: width, height: height)
        .accessibilityLabel(artwork.alternateText ?? "")
    }
    private func pixels(_ points: CGFloat?) -> Int {
        guard let points, points.isFinite else { return 1 }
        return Int(min(max(points * 2, 1), 10_000))
    }
}
