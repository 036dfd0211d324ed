import Foundation

/// An image of an asset catalog, as generated code names it.
///
/// Follows Apple's [ImageResource](https://developer.apple.com/documentation/developertoolssupport/imageresource).
/// `./oriel assets` generates a static member for each image of a catalog.
public struct ImageResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a reference to an image of a bundle; groups that are namespaces are parts of the name: `Group/Name`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A color of an asset catalog, as generated code names it.
///
/// Follows Apple's [ColorResource](https://developer.apple.com/documentation/developertoolssupport/colorresource).
/// `./oriel assets` generates a static member for each color of a catalog.
public struct ColorResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a reference to a color of a bundle; groups that are namespaces are parts of the name: `Group/Name`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Color {
    /// Creates a color from an asset that generated code names.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
    /// Creates a color from an asset that generated code names.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension UIImage {
    /// Loads an image that generated code names; if there is none an empty one, with a warning once.
    public convenience init(resource: ImageResource) {
        let folder = resource.bundle.imageFolder
        if let symbol = AssetCatalog.symbol(named: resource.name, bundle: folder) {
            self.init(.symbol(name: symbol, variableValue: nil), size: .zero, scale: 1)
        } else if let file = ImageFiles.find(resource.name, bundle: folder) {
            self.init(file)
        } else {
            RuntimeWarning.issue(
                "No image named '\(resource.name)' found in asset catalog for \(resource.bundle.bundlePath)")
            self.init()
        }
    }
}
