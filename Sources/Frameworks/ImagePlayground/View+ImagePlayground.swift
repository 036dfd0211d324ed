import SwiftUI

extension EnvironmentValues {
    /// Whether pictures can be made; false.
    public var supportsImagePlayground: Bool { false }
}

extension View {
    /// Presents a panel that makes a picture of concepts while a value is true; it says that this system cannot.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented) { PlaygroundNote { onCancellation?() } }
    }

    /// Presents a panel that makes a picture of a text while a value is true; it says that this system cannot.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        imagePlaygroundSheet(
            isPresented: isPresented, concepts: [.text(concept)], sourceImage: sourceImage,
            onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Presents a panel that changes the picture of a file while a value is true; it says that this system cannot.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        imagePlaygroundSheet(
            isPresented: isPresented, concepts: concepts, sourceImage: nil, onCompletion: onCompletion,
            onCancellation: onCancellation)
    }

    /// Presents a panel that changes the picture of a file while a value is true; it says that this system cannot.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View {
        imagePlaygroundSheet(
            isPresented: isPresented, concept: concept, sourceImage: nil, onCompletion: onCompletion,
            onCancellation: onCancellation)
    }

    /// Sets the styles that panels for pictures offer; such panels make none here.
    nonisolated public func imagePlaygroundGenerationStyle(
        _ style: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
    ) -> some View { self }

    /// Sets whether pictures show people of the user's photos; panels make no pictures here.
    nonisolated public func imagePlaygroundPersonalizationPolicy(
        _ policy: ImagePlaygroundOptions.PersonalizationPolicy
    ) -> some View { self }
}
