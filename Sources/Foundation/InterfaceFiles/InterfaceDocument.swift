import DataModelFiles

/// A document of Interface Builder: the objects of a nib, or the scenes of a storyboard, as the project has them in XML.
package struct InterfaceDocument: Sendable {
    /// A part of a storyboard that is made as a whole: a controller, and the objects beside it.
    package struct Scene: Sendable {
        /// The identifier.
        package let id: String
        /// The objects, the controller among them.
        package let objects: [XMLElement]
        /// The controller; nil for a scene without one, as the app's own.
        package var controller: XMLElement? {
            objects.first { $0["sceneMemberID"] == "viewController" && $0.name != "application" }
        }
    }

    /// The root element.
    package let root: XMLElement
    /// The scenes; none for a nib.
    package let scenes: [Scene]
    /// The sizes that the document notes of images, by their names, in points.
    package let imageSizes: [String: (width: Double, height: Double)]
    private let sceneOfController: [String: Int]

    /// Reads a document's bytes.
    /// - Throws: `XMLFailure` for bytes that are not XML, and `InterfaceFailure` for another kind of document.
    package init(parsing data: some Sequence<UInt8>) throws {
        root = try XMLElement(parsing: data)
        guard root.name == "document" else { throw InterfaceFailure.notInterface(root.name) }
        scenes =
            root.child("scenes")?.children(named: "scene").map { scene in
                Scene(id: scene["sceneID"] ?? "", objects: scene.child("objects")?.children ?? [])
            } ?? []
        var places: [String: Int] = [:]
        for (index, scene) in scenes.enumerated() {
            for object in scene.objects where object["sceneMemberID"] == "viewController" {
                if let id = object["id"], places[id] == nil { places[id] = index }
            }
        }
        sceneOfController = places
        var sizes: [String: (width: Double, height: Double)] = [:]
        for image in root.child("resources")?.children(named: "image") ?? [] {
            if let name = image["name"], let width = image.number("width"), let height = image.number("height") {
                sizes[name] = (width, height)
            }
        }
        imageSizes = sizes
    }

    /// Whether the document is for iOS, and not for the Mac.
    package var isForTouch: Bool {
        (root["targetRuntime"] ?? root["type"] ?? "").contains("CocoaTouch")
    }
    /// Whether the document has scenes.
    package var isStoryboard: Bool { root.child("scenes") != nil }
    /// The objects of a nib; none for a storyboard.
    package var objects: [XMLElement] { root.child("objects")?.children ?? [] }
    /// The scene with which a storyboard begins; nil for none.
    package var initialScene: Scene? { root["initialViewController"].flatMap(scene(ofController:)) }
    /// The scene of the app itself: its main menu and its delegate; nil for none.
    package var applicationScene: Scene? { scenes.first { $0.objects.contains { $0.name == "application" } } }

    /// Returns the scene of a controller by the controller's identifier in the document; nil for none.
    package func scene(ofController id: String) -> Scene? { sceneOfController[id].map { scenes[$0] } }
    /// Returns the scene of a controller by the name that the app uses; nil for none.
    package func scene(named name: String) -> Scene? {
        scenes.first { $0.controller?["storyboardIdentifier"] == name }
    }
}

/// The reason why a file is not a document of Interface Builder.
package enum InterfaceFailure: Error, Equatable, CustomStringConvertible {
    /// The root element has another name.
    case notInterface(String)

    package var description: String {
        switch self {
        case .notInterface(let name): "expected a document of Interface Builder, not “\(name)”"
        }
    }
}
