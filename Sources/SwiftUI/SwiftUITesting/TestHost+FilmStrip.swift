import Foundation
import SwiftUI

#if ORIEL_IMAGE
extension TestHost {
    /// Advances time and takes pictures of the window at some moments: all of them side by side, in PNG form, each with
    /// its time.
    /// - Parameters:
    ///   - moments: When, in seconds from now, in ascending order.
    ///   - columns: How many pictures lie side by side; all of them by default.
    ///   - scale: The size of a picture as a part of the window's; 1 by default.
    public func filmStrip(at moments: [Double], columns: Int? = nil, scale: CGFloat = 1) throws -> Data {
        let start = time
        var frames: [Frame] = []
        for (place, moment) in moments.enumerated() {
            advance(by: max(start + moment - time, 0))
            frames.append(Frame(id: place, moment: moment, image: UIImage(data: try png())))
        }
        let count = max(min(columns ?? frames.count, frames.count), 1)
        let strip = FilmStrip(
            frames: frames, columns: count, size: CGSize(width: size.width * scale, height: size.height * scale))
        return try TestHost(strip, size: strip.wholeSize, text: .system).png()
    }
}

/// One picture of a film strip.
private struct Frame: Identifiable {
    let id: Int
    let moment: Double
    let image: UIImage?
}

/// Pictures in rows, with their times below.
private struct FilmStrip: View {
    let frames: [Frame]
    let columns: Int
    let size: CGSize

    private static let gap: CGFloat = 6
    private static let lineHeight: CGFloat = 16

    var wholeSize: CGSize {
        let rows = (frames.count + columns - 1) / columns
        return CGSize(
            width: CGFloat(columns) * (size.width + Self.gap) + Self.gap,
            height: CGFloat(rows) * (size.height + Self.gap + Self.lineHeight) + Self.gap)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Self.gap) {
            ForEach(Array(stride(from: 0, to: frames.count, by: columns)), id: \.self) { start in
                HStack(spacing: Self.gap) {
                    ForEach(frames[start..<min(start + columns, frames.count)]) { frame in
                        VStack(spacing: 0) {
                            picture(frame).frame(width: size.width, height: size.height)
                            Text(verbatim: "\((frame.moment * 100).rounded() / 100) s")
                                .font(.caption).frame(height: Self.lineHeight)
                        }
                    }
                }
            }
        }
        .padding(Self.gap)
        .frame(width: wholeSize.width, height: wholeSize.height, alignment: .topLeading)
        .background(Color(white: 0.85))
    }

    @ViewBuilder private func picture(_ frame: Frame) -> some View {
        if let image = frame.image { Image(uiImage: image).resizable() } else { Color.gray }
    }
}
#endif
