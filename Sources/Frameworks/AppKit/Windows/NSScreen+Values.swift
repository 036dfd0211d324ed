import ApplicationServices
import Foundation
import SwiftUI

extension NSDeviceDescriptionKey {
    /// The name of the space of colors.
    public static let colorSpaceName = NSDeviceDescriptionKey("NSDeviceColorSpaceName")
    /// The bits of a part of a color.
    public static let bitsPerSample = NSDeviceDescriptionKey("NSDeviceBitsPerSample")
    /// Whether the device is a printer.
    public static let isPrinter = NSDeviceDescriptionKey("NSDeviceIsPrinter")
}

extension NSWindow {
    /// The bits and kinds of a screen's pixels.
    public struct Depth: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        /// Red, green and blue of eight bits each.
        public static let twentyfourBitRGB = Depth(rawValue: 520)
        /// Red, green and blue of sixteen bits each.
        public static let sixtyfourBitRGB = Depth(rawValue: 528)
        /// Red, green and blue as numbers with a point.
        public static let onehundredtwentyeightBitRGB = Depth(rawValue: 544)
    }
}

extension NSScreen {
    /// The bits and kinds of pixels.
    public var depth: NSWindow.Depth { .twentyfourBitRGB }
    /// All bits and kinds of pixels that the screen can have.
    public var supportedWindowDepths: UnsafePointer<NSWindow.Depth> { UnsafePointer(ScreenDepths.list) }
    /// Whether the screen shows a range of colors.
    public func canRepresent(_ gamut: NSDisplayGamut) -> Bool { gamut == .sRGB }
    /// The least time between two frames, in seconds.
    public var minimumRefreshInterval: TimeInterval { 1 / Double(max(maximumFramesPerSecond, 1)) }
    /// The greatest time between two frames, in seconds.
    public var maximumRefreshInterval: TimeInterval { minimumRefreshInterval }
    /// The steps of the time between two frames, in seconds; 0 for a single time.
    public var displayUpdateGranularity: TimeInterval { 0 }
    /// The time of the last frame, in seconds; not known: now.
    public var lastDisplayUpdateTimestamp: TimeInterval { CACurrentMediaTime() }
    /// The brightness of the brightest color beside white now: the same.
    public var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    /// The brightness that the brightest color can have beside white: the same.
    public var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    /// The brightness of the brightest color that is shown as it is measured; 0 for none.
    public var maximumReferenceExtendedDynamicRangeColorComponentValue: CGFloat { 0 }
    /// The number of the display.
    public var cgDirectDisplayID: CGDirectDisplayID? {
        (deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] as? NSNumber).map {
            CGDirectDisplayID($0.uint32Value)
        }
    }
    /// Returns a rectangle in pixels.
    public func convertRectToBacking(_ rect: NSRect) -> NSRect { rect.scaled(by: backingScaleFactor) }
    /// Returns a rectangle of pixels in points.
    public func convertRectFromBacking(_ rect: NSRect) -> NSRect { rect.scaled(by: 1 / max(backingScaleFactor, 0.1)) }
    /// Returns a rectangle whose edges are between pixels.
    public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
        rect.aligned(to: backingScaleFactor, options)
    }
    /// Returns a timer that calls a method once a frame.
    public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
        CADisplayLink(target: target, selector: selector)
    }
}

/// The list of a screen's depths, which ends with 0.
private enum ScreenDepths {
    nonisolated(unsafe) static let list: UnsafeMutablePointer<NSWindow.Depth> = {
        let list = UnsafeMutablePointer<NSWindow.Depth>.allocate(capacity: 2)
        list.initialize(to: .twentyfourBitRGB)
        (list + 1).initialize(to: NSWindow.Depth(rawValue: 0))
        return list
    }()
}

/// A range of colors.
public enum NSDisplayGamut: Int, Sendable {
    case sRGB = 1
    case p3
}

extension NSRect {
    func scaled(by scale: CGFloat) -> NSRect {
        NSRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
    }
    /// The rectangle with edges between pixels: the nearest ones, or outer or inner ones by the options.
    func aligned(to scale: CGFloat, _ options: AlignmentOptions) -> NSRect {
        guard scale > 0, [minX, minY, maxX, maxY].allSatisfy(\.isFinite) else { return self }
        func edge(_ value: CGFloat, _ inward: AlignmentOptions, _ outward: AlignmentOptions, _ up: Bool) -> CGFloat {
            let rule: FloatingPointRoundingRule =
                options.contains(inward)
                ? (up ? .up : .down) : options.contains(outward) ? (up ? .down : .up) : .toNearestOrAwayFromZero
            return (value * scale).rounded(rule) / scale
        }
        let (left, bottom) = (
            edge(minX, .alignMinXInward, .alignMinXOutward, true), edge(minY, .alignMinYInward, .alignMinYOutward, true)
        )
        let (right, top) = (
            edge(maxX, .alignMaxXInward, .alignMaxXOutward, false),
            edge(maxY, .alignMaxYInward, .alignMaxYOutward, false)
        )
        return NSRect(x: left, y: bottom, width: max(right - left, 0), height: max(top - bottom, 0))
    }
}
