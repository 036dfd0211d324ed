import DisplayList
import Foundation

extension Image {
    /// Returns the picture to draw, and whether the foreground style fills it; nil where it cannot be found.
    /// - Parameter isKnown: Whether a symbol of a name exists.
    func resolve(in environment: EnvironmentValues, isKnown: (ImageContent) -> Bool) -> ResolvedImage? {
        switch provider {
        case .named(let name, let bundle):
            let scale = environment.find(DisplayScaleKey.self)?.value ?? 1
            let scheme = environment.find(ColorSchemeKey.self)?.value ?? .light
            guard let file = ImageFiles.find(name, bundle: bundle, colorScheme: scheme, scale: scale) else {
                RuntimeWarning.issue(
                    "No image named '\(name)' found in asset catalog for \(bundle ?? Bundle.main.bundlePath)")
                return nil
            }
            return resolved(.file(path: file.path, scale: file.scale), isTemplate: file.isTemplate, environment)
        case .symbol(let name, let value):
            let value = environment.find(SymbolReachKey.self)?.value ?? value
            let variants = environment.find(SymbolVariantsKey.self)?.value ?? .none
            for name in name.isEmpty ? [] : variants.names(for: name) {
                let image = resolved(.symbol(name: name, variableValue: value), isTemplate: true, environment)
                if isKnown(image.content) { return image }
            }
            Self.warnOfMissingSymbol(name)
            return nil
        case .platform(let image):
            if image.source.isEmpty { return nil }
            let isTemplate = image.mode == .alwaysTemplate || image.isSymbolImage && image.mode == .automatic
            var result = resolved(image.source, isTemplate: isTemplate || image.tint != nil, environment)
            if case .symbol(let name, _) = image.source, !isKnown(result.content) {
                Self.warnOfMissingSymbol(name)
                return nil
            }
            if let configuration = image.configuration, let font = result.content.symbolFont {
                result.content.symbolFont = configuration.font(in: font)
                result.isTemplate = result.isTemplate && !configuration.settings.isMulticolor
            }
            let color = image.tint ?? image.configuration?.settings.color
            if let tint = color, image.mode != .alwaysTemplate {
                result.isTemplate = false
                result.content.tint = .color(Color(tint).rgba(in: environment))
            }
            return result
        case .drawn:
            // Only an image in the tree is drawn; elsewhere there must be pixels.
            RuntimeWarning.issue(
                "Image(size:label:opaque:colorMode:renderer:) is drawn by itself only: see CompatibilityGaps.md.")
            return nil
        case .pixels(let pixels, let scale, let orientation):
            let bitmap = pixels.bitmap.upright(orientation, scale: scale > 0 ? scale : 1)
            return resolved(.bitmap(bitmap), isTemplate: false, environment)
        }
    }

    private static func warnOfMissingSymbol(_ name: String) {
        RuntimeWarning.issue("No symbol named '\(name)' found in system symbol set")
    }

    private func resolved(
        _ source: ImageSource, isTemplate: Bool, _ environment: EnvironmentValues
    ) -> ResolvedImage {
        var content = ImageContent(source: source)
        content.interpolation = options.interpolation?.content ?? .medium
        if case .symbol = source {
            var font = TextStyleCache.of(environment).plain.font
            if let size = environment.find(SymbolPointSizeKey.self)?.value { font.size = size }
            font.size *= (environment.find(ImageScaleKey.self)?.value ?? .medium).factor
            content.symbolFont = font
        }
        if let resizing = options.resizing {
            content.isTiled = resizing.mode == .tile
            let insets = resizing.capInsets
            if insets != EdgeInsets() {
                let isRightToLeft = environment.find(LayoutDirectionKey.self)?.value == .rightToLeft
                content.capInsets = Insets(
                    top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                    right: isRightToLeft ? insets.leading : insets.trailing)
            }
        }
        let mode = options.symbolRenderingMode ?? environment.find(SymbolRenderingModeKey.self)?.value
        let isMulticolor = options.renderingMode == .original || content.symbolFont != nil && mode == .multicolor
        return ResolvedImage(
            content: content, isTemplate: options.renderingMode.map { $0 == .template } ?? (isTemplate && !isMulticolor)
        )
    }
}

/// A picture that was found.
struct ResolvedImage: Equatable {
    var content: ImageContent
    /// Whether the foreground style fills it.
    var isTemplate: Bool
}

extension ImageSource {
    fileprivate var isEmpty: Bool {
        if case .bitmap(let bitmap) = self { bitmap.width == 0 || bitmap.height == 0 } else { false }
    }
}
