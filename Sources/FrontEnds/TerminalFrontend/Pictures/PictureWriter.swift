import Foundation
import FrontEndKit

/// Writes the pictures of screens.
struct PictureWriter {
    var kind = PictureProtocol.none
    /// The pictures that a terminal of kitty's kind has, the last that was used at the end.
    private var sent: [Raster] = []
    /// How many pixels the terminal keeps.
    private static let mostPixels = 16_000_000

    /// Returns the bytes that turn the pictures of an old screen into the pictures of a new one.
    /// - Parameters:
    ///   - old: The current screen; nil if it is unknown.
    ///   - isRewritten: Whether the cells below a picture were written, which removes the picture.
    mutating func bytes(
        from old: [ScreenPicture]?, to new: [ScreenPicture], isRewritten: (ScreenPicture) -> Bool
    ) -> [UInt8] {
        var output = ByteWriter()
        if kind == .kitty {
            if let old {
                for picture in old where !new.contains(picture) {
                    output.write("\u{1B}_Ga=d,d=i,q=2,i=")
                    output.write(picture.raster.number)
                    output.write(",p=")
                    output.write(Self.place(of: picture))
                    output.write("\u{1B}\\")
                }
            } else if !sent.isEmpty {
                output.write("\u{1B}_Ga=d,d=a,q=2\u{1B}\\")
            }
        }
        for picture in new {
            let isThere = old?.contains(picture) == true
            if isThere, kind == .kitty || !isRewritten(picture) { continue }
            if kind == .kitty { send(picture.raster, to: &output) }
            output.write("\u{1B}[")
            output.write(picture.rows.lowerBound + 1)
            output.write(";")
            output.write(picture.columns.lowerBound + 1)
            output.write("H")
            switch kind {
            case .none: break
            case .kitty:
                output.write("\u{1B}_Ga=p,q=2,C=1,i=")
                output.write(picture.raster.number)
                output.write(",p=")
                output.write(Self.place(of: picture))
                output.write(",c=")
                output.write(picture.columns.count)
                output.write(",r=")
                output.write(picture.rows.count)
                output.write("\u{1B}\\")
            case .sixel: output.write(bytes: SixelEncoder.bytes(of: picture.raster))
            case .iterm:
                output.write("\u{1B}]1337;File=inline=1;preserveAspectRatio=0;doNotMoveCursor=1;width=")
                output.write(picture.columns.count)
                output.write(";height=")
                output.write(picture.rows.count)
                output.write(":")
                output.write(text: Data(PNGWriter.bytes(of: picture.raster)).base64EncodedString())
                output.write("\u{7}")
            }
        }
        return output.bytes
    }

    /// A number of the picture's place, which no other picture has.
    private static func place(of picture: ScreenPicture) -> Int {
        picture.rows.lowerBound * 1000 + picture.columns.lowerBound + 1
    }

    /// Sends a picture to a terminal of kitty's kind, unless it has it.
    private mutating func send(_ raster: Raster, to output: inout ByteWriter) {
        if let known = sent.firstIndex(of: raster) {
            sent.append(sent.remove(at: known))
            return
        }
        sent.append(raster)
        var kept = sent.reduce(0) { $0 + $1.width * $1.height }
        while kept > Self.mostPixels, sent.count > 1 {
            let oldest = sent.removeFirst()
            kept -= oldest.width * oldest.height
            output.write("\u{1B}_Ga=d,d=I,q=2,i=")
            output.write(oldest.number)
            output.write("\u{1B}\\")
        }
        let text = Array(Data(raster.pixels).base64EncodedString().utf8)
        var start = 0
        repeat {
            let end = min(start + 4096, text.count)
            if start == 0 {
                output.write("\u{1B}_Ga=t,q=2,f=32,i=")
                output.write(raster.number)
                output.write(",s=")
                output.write(raster.width)
                output.write(",v=")
                output.write(raster.height)
                output.write(",m=")
            } else {
                output.write("\u{1B}_Gm=")
            }
            output.write(end < text.count ? 1 : 0)
            output.write(";")
            output.write(bytes: Array(text[start..<end]))
            output.write("\u{1B}\\")
            start = end
        } while start < text.count
    }
}
