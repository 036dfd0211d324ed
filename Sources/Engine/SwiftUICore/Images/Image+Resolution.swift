import DisplayList
import Foundation
import SymbolArtwork

extension Image {
    /// Returns the picture to draw, and whether the foreground style fills it; nil where it cannot be found.
    /// - Parameter isKnown: Whether a symbol of a name exists.
    func resolve(in environment: EnvironmentValues, isKnown: (ImageContent) -> Bool) -> ResolvedImage? {
        switch provider {
        case .named(let name, let bundle):
            if let symbol = ownSymbol(name, bundle, environment) { return symbol }
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
            return missingSymbol(name, environment)
        case .platform(let image):
            if image.source.isEmpty { return nil }
            let isTemplate = image.mode == .alwaysTemplate || image.isSymbolImage && image.mode == .automatic
            var result = resolved(image.source, isTemplate: isTemplate || image.tint != nil, environment)
            if let configuration = image.configuration, let font = result.content.symbolFont {
                result.content.symbolFont = configuration.font(in: font)
                result.adopt(configuration.settings, environment)
            }
            // Known symbols are measured here, with their own font.
            if case .symbol(let name, _) = image.source, !isKnown(result.content) {
                return missingSymbol(name, environment)
            }
            if let tint = image.tint, image.mode != .alwaysTemplate {
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

    /// A symbol of the app's catalogs; nil where there is none of the name.
    private func ownSymbol(_ name: String, _ bundle: String?, _ environment: EnvironmentValues) -> ResolvedImage? {
        let variants = environment.find(SymbolVariantsKey.self)?.value ?? .none
        for name in variants.names(for: name) {
            guard let symbol = AssetCatalog.symbol(named: name, bundle: bundle) else { continue }
            let scale = environment.find(ImageScaleKey.self)?.value ?? .medium
            let source = symbol.hasPrefix("/") ? symbol + "#\(scale.letter)" : symbol
            return resolved(.symbol(name: source, variableValue: nil), isTemplate: true, environment)
        }
        return nil
    }

    /// The symbol that is shown in place of an unknown one, which is reported once; nil where the text cannot be a name.
    private func missingSymbol(_ name: String, _ environment: EnvironmentValues) -> ResolvedImage? {
        RuntimeWarning.issue("No symbol named '\(name)' found in system symbol set")
        guard SymbolLibrary.isName(name) else { return nil }
        return resolved(.symbol(name: SymbolLibrary.placeholder, variableValue: nil), isTemplate: true, environment)
    }

    /// Whether an image is anything but a symbol that Oriel does not have.
    static func isDrawn(_ content: ImageContent) -> Bool {
        if case .symbol(let name, _) = content.source { SymbolLibrary.contains(name) } else { true }
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
        let isSymbol = content.symbolFont != nil
        var result = ResolvedImage(
            content: content,
            isTemplate: isSymbol
                ? isTemplate || options.renderingMode == .template
                : options.renderingMode.map { $0 == .template } ?? isTemplate)
        guard isSymbol else { return result }
        let mode = options.symbolRenderingMode ?? environment.find(SymbolRenderingModeKey.self)?.value
        result.content.isMulticolor = mode == .multicolor || mode == nil && options.renderingMode == .original
        result.levels = mode?.levels ?? (result.content.isMulticolor ? .none : .automatic)
        return result
    }
}

/// A picture that was found.
struct ResolvedImage: Equatable {
    var content: ImageContent
    /// Whether the foreground style fills it.
    var isTemplate: Bool
    /// How the levels of a symbol are painted.
    var levels = SymbolLevels.none

    /// Takes the colors of a symbol's configuration.
    fileprivate mutating func adopt(
        _ settings: UIImage.SymbolConfiguration.SymbolTraits, _ environment: EnvironmentValues
    ) {
        if settings.isMulticolor { (isTemplate, content.isMulticolor) = (false, true) }
        guard let first = settings.colors.first, isTemplate else { return }
        func paint(_ color: UIColor) -> Paint { .color(Color(color).rgba(in: environment)) }
        isTemplate = false
        content.tint = paint(first)
        let colors = settings.colors
        content.levelTints =
            settings.isHierarchical
            ? SymbolLevels.paler(paint(first)) : (1...2).map { paint(colors[min($0, colors.count - 1)]) }
    }
}

extension ImageSource {
    fileprivate var isEmpty: Bool {
        if case .bitmap(let bitmap) = self { bitmap.width == 0 || bitmap.height == 0 } else { false }
    }
}
