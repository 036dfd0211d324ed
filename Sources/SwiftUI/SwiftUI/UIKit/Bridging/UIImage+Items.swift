import Foundation
import UniformTypeIdentifiers

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG, then JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// Any image.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    /// Makes the data of the image.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData(), nil)
        return nil
    }

    /// Makes an image of a file's contents.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return unsafeDowncast(image, to: Self.self)
    }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    /// A color's components.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// A color's components.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Makes the data of the color.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(ColorComponents(self).data, nil)
        return nil
    }

    /// Makes a color of its data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        unsafeDowncast(try ColorComponents(data).color, to: Self.self)
    }
}

/// A color as it is dragged: its sRGB components.
struct ColorComponents: Codable {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 1

    init(_ color: UIColor) { color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }
    init(_ data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }

    var data: Data? { try? JSONEncoder().encode(self) }
    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}

extension UTType {
    /// A color's components.
    static let color = UTType(exportedAs: "com.apple.uikit.color")
}

extension Color: Transferable {
    /// The sRGB components.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .color) {
            ColorComponents(UIColor($0)).data ?? Data()
        } importing: {
            Color(try ColorComponents($0).color)
        }
    }
}

extension Image: Transferable {
    /// Exported as PNG, with a pixel for each point; any image can be imported.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { image in try await image.png }
        DataRepresentation(importedContentType: .image) {
            guard let image = UIImage(data: $0) else { throw TransferError.cannotImport("Image") }
            return Image(uiImage: image)
        }
    }
}

extension Image {
    /// The image as PNG, drawn by a view that shows it alone.
    @MainActor fileprivate var png: Data {
        get throws {
            guard let data = ImageRenderer(content: self).uiImage?.pngData() else {
                throw TransferError.cannotExport(.png)
            }
            return data
        }
    }
}
