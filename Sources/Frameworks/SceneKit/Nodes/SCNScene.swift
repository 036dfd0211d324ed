import Foundation
import SwiftUI

/// A scene: a tree of nodes with a background.
///
/// Follows Apple's [SCNScene](https://developer.apple.com/documentation/scenekit/scnscene). Scenes are built by the app: files are not read, which is
/// reported once.
open class SCNScene: NSObject, @unchecked Sendable {
    /// The node around all others.
    public let rootNode = SCNNode()
    /// The background; the view's color where it has no content.
    public let background = SCNMaterialProperty()
    /// The picture around that lights; without effect.
    public let lightingEnvironment = SCNMaterialProperty()
    /// The physics: gravity, contacts and joints.
    public let physicsWorld = SCNPhysicsWorld()
    /// The distance at which fog begins; 0 by default.
    open var fogStartDistance: CGFloat = 0 { didSet { SceneChanges.note() } }
    /// The distance at which fog hides all; 0 for no fog.
    open var fogEndDistance: CGFloat = 0 { didSet { SceneChanges.note() } }
    /// How quickly fog thickens; 1 by default.
    open var fogDensityExponent: CGFloat = 1 { didSet { SceneChanges.note() } }
    /// The color of fog; white by default.
    open var fogColor: Any = UIColor.white { didSet { SceneChanges.note() } }
    /// Whether actions do not run; false by default.
    open var isPaused = false { didSet { SceneChanges.note() } }

    /// The app's facts about the scene.
    let named = NamedValues()
    /// Whether reflections of the picture are drawn; without effect.
    open var wantsScreenSpaceReflection = false

    /// Creates an empty scene.
    public override init() {
        super.init()
        physicsWorld.root = rootNode
    }
    /// Returns nothing: files are not read.
    public convenience init?(named name: String) {
        self.init()
        SceneGaps.file(name)
        return nil
    }
    /// Returns nothing: files are not read.
    public convenience init?(
        named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption: Any]? = nil
    ) {
        self.init()
        SceneGaps.file(name)
        return nil
    }
    /// Fails: files are not read.
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws {
        self.init()
        SceneGaps.file(url.lastPathComponent)
        throw CocoaError(.fileReadUnsupportedScheme)
    }
    /// Writes nothing; returns false.
    @discardableResult
    open func write(
        to url: URL, options: [String: Any]? = nil, delegate: Any? = nil, progressHandler: Any? = nil
    ) -> Bool {
        SceneGaps.say("scenes are not written to files here.")
        return false
    }
}

/// A file of a scene, which is not read here.
open class SCNSceneSource: NSObject, @unchecked Sendable {
    /// How files are read.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an option of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether normals are made.
        public static let createNormalsIfAbsent = LoadingOption(rawValue: "kSceneSourceCreateNormalsIfAbsent")
        /// Whether the scene is checked.
        public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
        /// How animations are played.
        public static let animationImportPolicy = LoadingOption(rawValue: "kSceneSourceAnimationLoadingMode")
        /// Whether nodes are joined.
        public static let flattenScene = LoadingOption(rawValue: "kSceneSourceFlattenScene")
        /// Whether the scene is turned until the axis of y points up.
        public static let convertToYUp = LoadingOption(rawValue: "kSceneSourceConvertToYUpIfNeeded")
        /// Whether the scene's lengths become the unit's of an option.
        public static let convertUnitsToMeters = LoadingOption(rawValue: "kSceneSourceConvertToUnit")
        /// Whether polygons stay, and are not parted into triangles.
        public static let preserveOriginalTopology = LoadingOption(
            rawValue: "kSceneSourceLoadingOptionPreserveOriginalTopology")
        /// Whether a file that breaks its format's rules is refused.
        public static let strictConformance = LoadingOption(rawValue: "kSceneSourceStrictConformanceKey")
        /// The folders with the scene's pictures.
        public static let assetDirectoryURLs = LoadingOption(rawValue: "kSceneSourceAssetDirectoryURLs")
        /// The folders to replace in the names of pictures.
        public static let overrideAssetURLs = LoadingOption(rawValue: "kSceneSourceOverrideAssetURLs")
    }
    /// Returns nothing: files are not read.
    public init?(url: URL, options: [LoadingOption: Any]? = nil) {
        SceneGaps.file(url.lastPathComponent)
        return nil
    }
    /// Returns nothing: files are not read.
    public init?(data: Data, options: [LoadingOption: Any]? = nil) {
        SceneGaps.file("data")
        return nil
    }
    /// Returns the scene: nil.
    open func scene(options: [LoadingOption: Any]? = nil) -> SCNScene? { nil }
    /// Returns the part of the file of a name: nil.
    open func entryWithIdentifier<T>(_ uid: String, withClass entryClass: T.Type) -> T? { nil }
    /// Returns the names of the parts of a kind: none.
    open func identifiersOfEntries(withClass entryClass: AnyClass) -> [String] { [] }
    /// Returns a fact about the file: nil.
    open func property(forKey key: String) -> Any? { nil }
}

/// A node whose nodes are in a file, which is not read here.
open class SCNReferenceNode: SCNNode, @unchecked Sendable {
    /// The file; nil for none.
    open var referenceURL = URL(fileURLWithPath: "/")
    /// Whether the file was read: no.
    open var isLoaded: Bool { false }
    /// Creates a node.
    public init?(url referenceURL: URL) {
        self.referenceURL = referenceURL
        super.init()
    }
    /// Creates an empty node: archives cannot be read here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Reads the file; without effect.
    open func load() { SceneGaps.file(referenceURL.lastPathComponent) }
    /// Removes the nodes.
    open func unload() { for node in childNodes { node.removeFromParentNode() } }
}
