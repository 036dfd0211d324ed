import Foundation
import SwiftUI

/// How far the reading of a model is.
public enum Model3DPhase: Sendable {
    case empty
    case success(ResolvedModel3D)
    case failure(any Error)
    /// The model; nil while it is not read.
    public var model: ResolvedModel3D? { if case .success(let model) = self { model } else { nil } }
    /// The error; nil for none.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A model that was read; there is none here.
public struct ResolvedModel3D: View, Sendable {
    init() {}
    /// Returns the model, which takes any size.
    public func resizable(_ resizable: Bool = true) -> ResolvedModel3D { self }
    public var body: some View { EmptyView() }
}

/// A view of a model of a file, which is not read here: a sentence takes its place.
///
/// Follows Apple's [Model3D](https://developer.apple.com/documentation/realitykit/model3d).
public struct Model3D<Content: View>: View {
    private let name: String
    private let content: (any Error) -> Content

    public var body: some View { content(RealityGaps.file(name)) }
}

/// A sentence in the place of a model.
public struct _MissingModel: View {
    let name: String
    public var body: some View {
        ContentUnavailableView(
            name, systemImage: "cube.transparent", description: Text("Models of files are not shown on this machine.")
        )
    }
}

extension Model3D where Content == _MissingModel {
    /// Creates a view of a file of the app.
    public init(named name: String, bundle: Bundle? = nil) {
        self.name = name
        content = { _ in _MissingModel(name: name) }
    }
    /// Creates a view of a file.
    public init(url: URL) { self.init(named: url.lastPathComponent) }
}

extension Model3D {
    /// Creates a view of a file of the app, with views for how far its reading is: it fails here.
    public init(
        named name: String, bundle: Bundle? = nil, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (Model3DPhase) -> Content
    ) {
        self.name = name
        self.content = { content(.failure($0)) }
    }
    /// Creates a view of a file, with views for how far its reading is: it fails here.
    public init(
        url: URL, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (Model3DPhase) -> Content
    ) { self.init(named: url.lastPathComponent, transaction: transaction, content: content) }
    /// Creates a view of a file of the app, with a placeholder: a sentence is shown here.
    public init<Model: View, Placeholder: View>(
        named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _MissingModel {
        self.name = name
        self.content = { _ in _MissingModel(name: name) }
    }
    /// Creates a view of a file, with a placeholder: a sentence is shown here.
    public init<Model: View, Placeholder: View>(
        url: URL, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _MissingModel {
        self.init(named: url.lastPathComponent, content: content, placeholder: placeholder)
    }
}
