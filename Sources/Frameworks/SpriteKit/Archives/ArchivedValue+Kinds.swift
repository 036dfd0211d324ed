import Foundation
import SwiftUI

extension ArchivedValue {
    /// The numbers of a text that ends with a zero byte, as archives of colors have them.
    private func components(_ key: String) -> [CGFloat]? {
        guard let value = self[key] else { return nil }
        let text = value.text ?? value.data.map { String(decoding: $0.prefix(300), as: UTF8.self) }
        guard let text, text.utf8.count <= 300 else { return nil }
        let parts = text.split { $0 == " " || $0 == "\0" }.compactMap { Double($0) }.filter(\.isFinite)
        return parts.isEmpty ? nil : parts.map { CGFloat($0) }
    }

    /// The color of an archive of AppKit's or UIKit's; nil for one by a name alone.
    var color: UIColor? {
        if let red = number("UIRed"), let green = number("UIGreen"), let blue = number("UIBlue") {
            return UIColor(red: red, green: green, blue: blue, alpha: number("UIAlpha") ?? 1)
        }
        if let white = number("UIWhite") { return UIColor(white: white, alpha: number("UIAlpha") ?? 1) }
        switch components("NSRGB") ?? components("NSWhite") ?? components("NSComponents") ?? inner {
        case let parts? where parts.count >= 3:
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
        case let parts?: return UIColor(white: parts[0], alpha: parts.count > 1 ? parts[1] : 1)
        case nil: return nil
        }
    }

    /// The components of the color that a color of a catalog has brought along.
    private var inner: [CGFloat]? {
        self["NSColor"].flatMap { $0.components("NSRGB") ?? $0.components("NSWhite") ?? $0.components("NSComponents") }
    }

    /// Returns the color whose components are numbers of their own, such as `_baseColorR`; nil for none.
    func color(_ key: String) -> UIColor? {
        guard let red = number(key + "R"), let green = number(key + "G"), let blue = number(key + "B") else {
            return nil
        }
        return UIColor(red: red, green: green, blue: blue, alpha: number(key + "A") ?? 1)
    }

    /// The texture: a picture of the app by its name, or one in the file.
    var texture: SKTexture? {
        guard classNames.contains("SKTexture") else { return nil }
        var texture: SKTexture
        if let name = self["_subTextureName"]?.text ?? self["_imgName"]?.text, !name.isEmpty {
            let atlas = self["_originalAtlasName"]?.text ?? ""
            texture = atlas.isEmpty ? SKTexture(imageNamed: name) : SKTextureAtlas(named: atlas).textureNamed(name)
        } else if let image = keys.lazy.compactMap({ self[$0]?.data }).compactMap({ UIImage(data: $0) }).first {
            texture = SKTexture(image: image)
        } else {
            SpriteGaps.left("a texture without a picture")
            return nil
        }
        if let part = rect("_textRect"), part.width > 0, part.height > 0,
            part != CGRect(x: 0, y: 0, width: 1, height: 1)
        {
            texture = SKTexture(rect: part, in: texture)
        }
        if let mode = self["_filteringMode"]?.int.flatMap(SKTextureFilteringMode.init) { texture.filteringMode = mode }
        return texture
    }

    /// The values at times; nil for none.
    var sequence: SKKeyframeSequence? {
        guard let times = self["_times"]?.list, let values = self["_values"]?.list else { return nil }
        // Keyframes are kept in order, each of which takes a step for the ones before it.
        let frames = zip(times.prefix(1000), values.prefix(1000)).compactMap { time, value -> (NSNumber, Any)? in
            guard let time = time.double, let value: Any = value.double.map({ NSNumber(value: $0) }) ?? value.color
            else { return nil }
            return (NSNumber(value: time), value)
        }
        guard !frames.isEmpty else { return nil }
        let sequence = SKKeyframeSequence(keyframeValues: frames.map(\.1), times: frames.map(\.0))
        if let mode = self["_interpolationMode"]?.int.flatMap(SKInterpolationMode.init) {
            sequence.interpolationMode = mode
        }
        if let mode = self["_repeatMode"]?.int.flatMap(SKRepeatMode.init) { sequence.repeatMode = mode }
        return sequence
    }

    /// The path of a list of elements, each with its type and points; nil for none.
    var path: CGPath? {
        var path = Path()
        for element in list {
            let points = (element.paired("points")?.list ?? []).compactMap { $0.pointValue }
            switch (element.paired("type")?.int, points.count) {
            case (0, 1...): path.move(to: points[0])
            case (1, 1...) where !path.isEmpty: path.addLine(to: points[0])
            case (2, 2...) where !path.isEmpty: path.addQuadCurve(to: points[1], control: points[0])
            case (3, 3...) where !path.isEmpty:
                path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case (4, _) where !path.isEmpty: path.closeSubpath()
            default: continue
            }
        }
        return path.isEmpty ? nil : path.cgPath
    }

    /// The blending of a key; on top by default.
    func blendMode(_ key: String) -> SKBlendMode { self[key]?.int.flatMap(SKBlendMode.init) ?? .alpha }
}
