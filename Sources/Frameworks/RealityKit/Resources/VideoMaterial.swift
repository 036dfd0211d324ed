import AVFoundation
import Foundation
import SceneKit
import SwiftUI

/// A surface that shows a film: a dark surface here, which is reported once; the film's sound is played.
///
/// Follows Apple's [VideoMaterial](https://developer.apple.com/documentation/realitykit/videomaterial).
public struct VideoMaterial: Material, @unchecked Sendable {
    /// The player; nil for none.
    public let avPlayer: AVPlayer?
    /// Creates a surface.
    public init(avPlayer: AVPlayer) {
        self.avPlayer = avPlayer
        RealityGaps.say("films are not drawn on surfaces here.")
    }
    public var _sceneMaterial: SCNMaterial {
        let material = SCNMaterial()
        material.lightingModel = .constant
        material.diffuse.contents = UIColor.darkGray
        return material
    }
}

/// A surface of a file of Xcode's editor, which is not read here.
///
/// Follows Apple's [ShaderGraphMaterial](https://developer.apple.com/documentation/realitykit/shadergraphmaterial).
public struct ShaderGraphMaterial: Material, Sendable {
    /// Fails: files are not read.
    @MainActor @preconcurrency
    public init(named name: String, from file: String, in bundle: Bundle? = nil) async throws {
        throw RealityGaps.file(file)
    }
    public var _sceneMaterial: SCNMaterial { SCNMaterial() }
}
