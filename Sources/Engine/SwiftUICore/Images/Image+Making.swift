import Foundation

extension Image {
    /// Creates an image from an asset or file, by name.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle: bundle?.imageFolder))
    }

    /// Creates an image from an asset or file, by name, with a label for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle: bundle?.imageFolder), label: label)
    }

    /// Creates an image from an asset or file, by name, that assistive technology passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle: bundle?.imageFolder), isDecorative: true)
    }

    /// Creates an image from an asset or file, by name; the value, from 0 to 1, is for symbols with levels.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// Creates an image from an asset or file, by name, with a label; the value is for symbols with levels.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// Creates an image that assistive technology passes over; the value is for symbols with levels.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// Creates an image from an asset that generated code names.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// Creates an image from a symbol of the system's set, by its SF Symbols name.
    public init(systemName: String) {
        self.init(.symbol(systemName, value: nil))
    }

    /// Creates an image from a symbol of the system's set, drawn for a value from 0 to 1.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, value: variableValue.map { min(max($0, 0), 1) }))
    }

    /// Creates an image from one that was loaded by the app.
    public init(uiImage: UIImage) { self.init(.platform(uiImage)) }

    /// Creates an image from one that was loaded by the app.
    public init(nsImage: NSImage) { self.init(.platform(nsImage)) }

    /// Creates an image from pixels.
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels per point.
    /// - orientation: How the pixels are turned to be upright.
    /// - label: The label for assistive technology.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.pixels(cgImage, scale: scale, orientation), label: label)
    }

    /// Creates an image from pixels that assistive technology passes over.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.pixels(cgImage, scale: scale, orientation), isDecorative: true)
    }
}

extension Bundle {
    /// The folder in which the bundle's images are looked for; nil for the program's own.
    var imageFolder: String? { self === Bundle.main ? nil : resourcePath ?? bundlePath }
}
