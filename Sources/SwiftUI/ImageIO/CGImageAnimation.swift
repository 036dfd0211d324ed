import Foundation
import OrielFoundation
import SwiftUICore

/// The number of the first picture that is shown; 0 by default.
public let kCGImageAnimationStartIndex: CFString = "StartIndex"
/// How long each picture is shown, in seconds, in the place of the times of the file.
public let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// How often the pictures are shown, in the place of the number of the file; infinity for without an end.
public let kCGImageAnimationLoopCount: CFString = "LoopCount"

/// What went wrong with an animation.
public enum CGImageAnimationStatus: Int32, Sendable {
    case parameterError = -22140
    case corruptInputImage, unsupportedFormat, incompleteInputImage, allocationFailure
}

/// Calls a closure on the main queue with each picture of a GIF, at its time.
///
/// - Parameter block: Gets the picture's number, the picture, and a place where `true` ends the animation.
/// - Returns: 0, or the fault of the file (``CGImageAnimationStatus``).
public func CGAnimateImageAtURLWithBlock(
    _ url: CFURL, _ options: CFDictionary?, _ block: @escaping (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
) -> OSStatus {
    animate(CGImageSourceCreateWithURL(url, nil), options, block)
}

/// Calls a closure on the main queue with each picture of a GIF, at its time.
///
/// - Parameter block: Gets the picture's number, the picture, and a place where `true` ends the animation.
/// - Returns: 0, or the fault of the data (``CGImageAnimationStatus``).
public func CGAnimateImageDataWithBlock(
    _ data: CFData, _ options: CFDictionary?, _ block: @escaping (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
) -> OSStatus {
    animate(CGImageSourceCreateWithData(data, nil), options, block)
}

private func animate(
    _ source: CGImageSource?, _ options: CFDictionary?,
    _ block: @escaping (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
) -> OSStatus {
    guard let source, source.count > 0 else { return CGImageAnimationStatus.corruptInputImage.rawValue }
    guard source.gif != nil else { return CGImageAnimationStatus.unsupportedFormat.rawValue }
    CGImageAnimation(source, options, block).start()
    return 0
}

/// An animation that runs; it lives as long as it has a next picture.
private final class CGImageAnimation: @unchecked Sendable {
    private let source: CGImageSource
    private let block: (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
    private var index: Int
    /// The time of each picture, where the options say it.
    private let delay: TimeInterval?
    /// How often the pictures are still shown; nil for without an end.
    private var turns: Int?

    init(
        _ source: CGImageSource, _ options: CFDictionary?,
        _ block: @escaping (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
    ) {
        func number(_ key: String) -> Double? { (options?.object(forKey: key) as? NSNumber)?.doubleValue }
        self.source = source
        self.block = block
        index = min(max(Int(exactly: number(kCGImageAnimationStartIndex) ?? 0) ?? 0, 0), source.count - 1)
        delay = number(kCGImageAnimationDelayTime).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        if let count = number(kCGImageAnimationLoopCount) {
            turns = count.isFinite ? max(Int(min(count, 1e9)), 1) : nil
        } else {
            let loops = source.gif?.loops ?? 1
            turns = loops == 0 ? nil : loops
        }
    }

    func start() { DispatchQueue.main.async { self.show() } }

    private func show() {
        guard let picture = source.picture(at: index) else { return }
        var stops = false
        block(index, picture, &stops)
        let own = source.gif?.properties(at: index)?.object(forKey: kCGImagePropertyGIFDelayTime) as? NSNumber
        index += 1
        if index == source.count {
            index = 0
            turns = turns.map { $0 - 1 }
        }
        guard !stops, turns != 0 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + (delay ?? own?.doubleValue ?? 0.1)) { self.show() }
    }
}
