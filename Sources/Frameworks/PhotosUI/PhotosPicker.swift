import OrielFoundation
import SwiftUI

/// A picture that was chosen.
///
/// Follows Apple's [PhotosPickerItem](https://developer.apple.com/documentation/photosui/photospickeritem).
public struct PhotosPickerItem: Hashable, @unchecked Sendable {
    let file: URL

    /// Adopts a picture by its name in the library: the file's path.
    public init(itemIdentifier: String) { file = URL(fileURLWithPath: itemIdentifier) }
    init(file: URL) { self.file = file }

    /// How pictures are passed to the app; without conversion here.
    public enum EncodingDisambiguationPolicy: Hashable, Sendable { case automatic, current, compatible }

    /// The picture's name in the library: the file's path.
    public var itemIdentifier: String? { file.path }
    /// The types in which the picture can be had.
    public var supportedContentTypes: [UTType] { [UTType(filenameExtension: file.pathExtension) ?? .image] }

    /// Makes a value of the picture; nil where none can be made.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        let data = try Data(contentsOf: file)
        return try? await T(importing: data, contentType: supportedContentTypes.first)
    }

    /// Makes a value of the picture, and passes it to a function.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        Task { @MainActor in
            do {
                nonisolated(unsafe) let value = try await loadTransferable(type: type)
                completionHandler(.success(value))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return Progress(totalUnitCount: 1)
    }
}

/// How the picker is shown.
///
/// Without effect: it is a sheet.
///
/// Follows Apple's [PhotosPickerStyle](https://developer.apple.com/documentation/photosui/photospickerstyle).
public enum PhotosPickerStyle: Hashable, Sendable { case presentation, inline, compact }

/// The maximum number of pictures, and their order.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
}

/// A button with which the user chooses pictures: from the files of the computer.
///
/// Follows Apple's [PhotosPicker](https://developer.apple.com/documentation/photosui/photospicker).
@MainActor @preconcurrency
public struct PhotosPicker<Label: View> {
    let items: Binding<[PhotosPickerItem]>
    let limit: Int?
    let filter: PHPickerFilter?
    nonisolated(unsafe) let label: Label
    @State private var isPresented = false

    /// Creates a button for one picture.
    public nonisolated init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared(),
        @ViewBuilder label: () -> Label
    ) {
        items = Binding(
            get: { selection.wrappedValue.map { [$0] } ?? [] }, set: { selection.wrappedValue = $0.first })
        limit = 1
        self.filter = filter
        self.label = label()
    }

    /// Creates a button for several pictures.
    /// - Parameter maxSelectionCount: How many there can be at most; nil for any number.
    public nonisolated init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared(),
        @ViewBuilder label: () -> Label
    ) {
        items = selection
        limit = maxSelectionCount
        self.filter = filter
        self.label = label()
    }

    @ViewBuilder @MainActor public var body: some View {
        Button(action: { isPresented = true }, label: { label })
            .modifier(PicturePanelModifier(isPresented: $isPresented, items: items, limit: limit, filter: filter))
    }
}

extension PhotosPicker: View {}

extension PhotosPicker where Label == Text {
    /// Creates a button with a title for one picture.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    /// Creates a button with a title for one picture.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(selection: selection, matching: filter) { Text(title) }
    }

    /// Creates a button with a title for several pictures.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }

    /// Creates a button with a title for several pictures.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
    }
}

extension View {
    /// Presents a photo picker for one picture while a value is true.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) -> some View {
        let items = Binding<[PhotosPickerItem]>(
            get: { selection.wrappedValue.map { [$0] } ?? [] }, set: { selection.wrappedValue = $0.first })
        return modifier(PicturePanelModifier(isPresented: isPresented, items: items, limit: 1, filter: filter))
    }

    /// Presents a photo picker for several pictures while a value is true.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) -> some View {
        modifier(
            PicturePanelModifier(isPresented: isPresented, items: selection, limit: maxSelectionCount, filter: filter))
    }
}

/// The capabilities of a picker besides selecting pictures.
///
/// Follows Apple's [PHPickerCapabilities](https://developer.apple.com/documentation/photosui/phpickercapabilities).
public struct PHPickerCapabilities: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates capabilities.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A field for searching.
    public static let search = PHPickerCapabilities(rawValue: 1)
    /// A place for chosen items.
    public static let stagingArea = PHPickerCapabilities(rawValue: 2)
    /// A list of albums.
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
    /// Buttons for the choice.
    public static let selectionActions = PHPickerCapabilities(rawValue: 8)
    /// Analysis of sensitive content.
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

extension View {
    /// Without effect: the picker is a sheet.
    public nonisolated func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View {
        if mode != .presentation { warn("photosPickerStyle(_:)") }
        return self
    }

    /// Without effect: the picker has none of the capabilities.
    public nonisolated func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View
    {
        self
    }

    /// Without effect: the picker has no bars of its own.
    public nonisolated func photosPickerAccessoryVisibility(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View { self }

    private nonisolated func warn(_ name: String) {
        RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.")
    }
}

/// Shows a panel for pictures while a value is true.
private struct PicturePanelModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let items: Binding<[PhotosPickerItem]>
    let limit: Int?
    let filter: PHPickerFilter?

    func body(content: Content) -> some View {
        content.sheet(isPresented: isPresented) {
            PicturePanel(allowsSeveral: limit != 1, filter: filter) { files in
                isPresented.wrappedValue = false
                if !files.isEmpty {
                    items.wrappedValue = files.prefix(limit ?? .max).map { PhotosPickerItem(file: $0) }
                }
            }
        }
    }
}
