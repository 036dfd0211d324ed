import Foundation
import SwiftUI

/// An ink: a kind and a color.
///
/// Follows Apple's [PKInk](https://developer.apple.com/documentation/pencilkit/pkink-swift.struct). All kinds are drawn as plain lines: the pencil, the
/// marker and watercolors are translucent, the marker has flat ends.
public struct PKInk: @unchecked Sendable {
    /// The kinds of inks.
    public enum InkType: String, Hashable, Sendable, CaseIterable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"

        /// The width of a line at first, in points.
        public var defaultWidth: CGFloat {
            switch self {
            case .pen, .monoline, .pencil, .fountainPen: 3
            case .marker: 15
            case .watercolor: 20
            case .crayon: 10
            }
        }
        /// The widths of lines, in points.
        public var validWidthRange: ClosedRange<CGFloat> {
            switch self {
            case .pen: 0.8...25
            case .pencil: 2.4...16
            case .marker: 5...60
            case .monoline: 0.5...4
            case .fountainPen: 1.5...15
            case .watercolor: 10...50
            case .crayon: 10...50
            }
        }

        var opacity: CGFloat {
            switch self {
            case .pencil: 0.8
            case .marker: 0.5
            case .watercolor: 0.35
            default: 1
            }
        }
        var cap: CGLineCap { self == .marker ? .square : .round }
        /// Whether lines are thinner where the pen moves quickly.
        var followsSpeed: Bool { self == .pen || self == .fountainPen }
    }

    /// The kind.
    public var inkType: InkType
    /// The color.
    public var color: UIColor
    /// Creates an ink; black by default.
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
    /// The oldest version that knows the ink.
    public var requiredContentVersion: PKContentVersion {
        [.pen, .pencil, .marker].contains(inkType) ? .version1 : .version2
    }

    /// The color as red, green, blue and opacity, from 0 to 1.
    var components: [Double] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [Double(red), Double(green), Double(blue), Double(alpha)]
    }
}

extension PKInk: Hashable {
    public static func == (a: PKInk, b: PKInk) -> Bool { a.inkType == b.inkType && a.components == b.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(inkType) }
}
