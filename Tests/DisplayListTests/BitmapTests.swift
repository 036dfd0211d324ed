import DisplayList
import Foundation
import Synchronization
import Testing

@Suite("Bitmaps")
struct BitmapTests {
    private func bitmap(_ width: Int, _ height: Int, scale: CGFloat = 1, change: Int? = nil) -> Bitmap {
        var pixels = (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0) }
        if let change { pixels[change] ^= 1 }
        return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
    }

    @Test("Bitmaps are equal by their size, scale and pixels, wherever these are")
    func equality() {
        let picture = bitmap(7, 3)
        let shared = Bitmap(width: 7, height: 3, pixels: picture.pixels)
        #expect(picture == picture && picture == shared && picture == bitmap(7, 3))
        #expect(picture.hashValue == bitmap(7, 3).hashValue)
        #expect(picture != bitmap(3, 7) && picture != bitmap(7, 3, scale: 2))
        for place in [0, 41, 83] { #expect(picture != bitmap(7, 3, change: place), "\(place)") }
    }

    @Test("Bitmaps without pixels are equal by their sizes")
    func empty() {
        #expect(bitmap(0, 0) == bitmap(0, 0) && bitmap(0, 5) == bitmap(0, 5) && bitmap(0, 5) != bitmap(5, 0))
    }

    @Test("Pixels of a library are copied once, when they are asked for, and given back when nothing needs them")
    func native() {
        let counts = Mutex((copies: 0, releases: 0))
        nonisolated(unsafe) let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
        memory.update(from: [3, 2, 1, 9], count: 4)
        func picture() -> Bitmap {
            let pixels = NativePixels(
                address: memory, bytesPerRow: 4,
                copy: {
                    counts.withLock { $0.copies += 1 }
                    $0.copyMemory(from: [1, 2, 3, 255] as [UInt8], byteCount: 4)
                }, release: { counts.withLock { $0.releases += 1 } })
            return Bitmap(width: 1, height: 1, native: pixels)
        }
        do {
            let (one, other) = (picture(), picture())
            #expect(one == one && one != other && one != Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]))
            #expect(counts.withLock { $0 } == (0, 0))
            #expect(one.pixels == [1, 2, 3, 255] && one.pixels.count == 4)
            #expect(counts.withLock { $0 } == (1, 0))
        }
        #expect(counts.withLock { $0 } == (1, 2))
        memory.deallocate()
    }
}
