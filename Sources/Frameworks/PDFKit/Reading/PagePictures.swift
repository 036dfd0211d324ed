import Foundation
import SwiftUICore

/// The pictures of a document's pages that were shown last: 64 MB at most.
final class PagePictures: @unchecked Sendable {
    struct Key: Hashable {
        let page: Int, turn: Int
        let scale: Double
    }

    private let lock = NSLock()
    private var pictures: [(key: Key, picture: CGImage)] = []
    private static let limit = 64 << 20

    func find(_ key: Key) -> CGImage? {
        lock.withLock {
            guard let index = pictures.lastIndex(where: { $0.key == key }) else { return nil }
            pictures.append(pictures.remove(at: index))
            return pictures.last?.picture
        }
    }

    func insert(_ picture: CGImage, for key: Key) {
        lock.withLock {
            pictures.removeAll { $0.key == key }
            pictures.append((key, picture))
            while pictures.count > 1,
                pictures.reduce(0, { $0 + $1.picture.bytesPerRow * $1.picture.height }) > Self.limit
            {
                pictures.removeFirst()
            }
        }
    }
}
