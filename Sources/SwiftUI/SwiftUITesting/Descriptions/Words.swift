import DisplayList
import Foundation

/// A length in points with at most one decimal, as in `33.3`.
func points(_ value: CGFloat) -> String { decimal(value, 10) }

/// A size in points, as in `40×20`.
func points(_ size: CGSize) -> String { "\(points(size.width))×\(points(size.height))" }

/// A rectangle in points: its corner and its size, as in `10,5 40×20`.
func points(_ frame: CGRect) -> String { "\(points(frame.minX)),\(points(frame.minY)) \(points(frame.size))" }

/// A share or a factor with at most two decimals.
func share(_ value: CGFloat) -> String { decimal(value, 100) }

private func decimal(_ value: CGFloat, _ parts: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * parts).rounded() / parts
    if rounded == rounded.rounded() { return String(Int(rounded)) }
    return String(Double(rounded))
}

extension LayerContent {
    /// The drawing in a few words; empty for none.
    var words: String {
        guard case .text(let text) = self else { return summary }
        let font = text.first.style.font
        var words = ["text \(quoted(text.string))", points(font.size)]
        if font.weight != 400 { words.append("weight \(font.weight)") }
        if font.isItalic { words.append("italic") }
        words.append(text.first.style.paint.summary)
        return words.joined(separator: " ")
    }
}

extension LayerEffect {
    /// The effect in a few words.
    var words: String {
        switch self {
        case .opacity(let opacity): "opacity \(share(opacity))"
        case .transform(let transform): transform.words
        case .clip(let shape): "clip \(points(shape.path.boundingRect))"
        case .mask: "mask"
        case .shadow(let color, let radius, let offset):
            "shadow \(color.summary) \(points(radius)) by \(points(offset.width)),\(points(offset.height))"
        case .blur(let radius, _): "blur \(points(radius))"
        case .blend(let mode): "blend \(mode)"
        case .filter(let filter): filter.words
        case .group: "group"
        }
    }
}

extension ColorFilter {
    fileprivate var words: String {
        switch self {
        case .brightness(let amount): "brightness \(share(amount))"
        case .contrast(let amount): "contrast \(share(amount))"
        case .saturation(let amount): "saturation \(share(amount))"
        case .hueRotation(let angle): "hue \(points(angle * 180 / .pi))°"
        case .grayscale(let amount): "grayscale \(share(amount))"
        case .invert: "invert"
        case .multiply(let color): "multiply \(color.summary)"
        case .luminanceToAlpha: "luminance to alpha"
        case .matrix: "matrix"
        case .alphaThreshold(let min, let max, let color): "alpha \(share(min)) to \(share(max)) \(color.summary)"
        }
    }
}

extension ProjectionTransform {
    /// The transform in a few words: how far it moves the center is left out where it turns or scales.
    fileprivate var words: String {
        if !isAffine { return "perspective" }
        if m11 == 1, m22 == 1, m12 == 0, m21 == 0 { return "move \(points(m31)),\(points(m32))" }
        let (x, y) = (hypot(m11, m12), hypot(m21, m22))
        let isTurned = abs(m12) > 1e-9 || abs(m21) > 1e-9
        var words: [String] = []
        if isTurned { words.append("turn \(points(atan2(m12, m11) * 180 / .pi))°") }
        let factors = isTurned ? (m11 * m22 - m12 * m21 < 0 ? (x, -y) : (x, y)) : (m11, m22)
        if share(factors.0) != "1" || share(factors.1) != "1" {
            words.append("scale \(share(factors.0))" + (factors.0 == factors.1 ? "" : ",\(share(factors.1))"))
        }
        return words.isEmpty ? "turn 0°" : words.joined(separator: " ")
    }
}

extension AccessibilityItem {
    /// The element's role, label, and other accessibility properties.
    var words: String {
        var words = ["\(role)"]
        if headingLevel > 0 { words.append("level \(headingLevel)") }
        if !label.isEmpty { words.append(quoted(label)) }
        for (name, text) in [("value", value), ("hint", hint), ("identifier", identifier)] where !text.isEmpty {
            words.append("\(name) \(quoted(text))")
        }
        if count > 0 { words.append("\(position) of \(count)") }
        if let isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
        for (name, isSo) in [
            ("header", isHeader && role != .heading), ("selected", isSelected), ("focused", isFocused),
            ("disabled", !isEnabled),
        ] where isSo { words.append(name) }
        for case .named(let action) in actions { words.append("action \(quoted(action))") }
        return words.joined(separator: " ")
    }
}
