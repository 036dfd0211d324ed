import Foundation
import UniformTypeIdentifiers

/// The places of the parts of the window with which an app of documents begins.
///
/// Follows Apple's
/// [DocumentLaunchGeometryProxy](https://developer.apple.com/documentation/swiftui/documentlaunchgeometryproxy).
public struct DocumentLaunchGeometryProxy {
    /// The rectangle of the whole window, in points.
    public let frame: CGRect
    /// The rectangle of the title and the buttons, in points of the window.
    public let titleViewFrame: CGRect
}

/// A button that opens a window with a new document.
///
/// Follows Apple's [NewDocumentButton](https://developer.apple.com/documentation/swiftui/newdocumentbutton).
public struct NewDocumentButton<Label: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let start: @MainActor (NewDocumentAction) -> Void
    @Environment(\.newDocument) private var newDocument
    @Environment(\.dismissLaunchWindow) private var dismiss

    private nonisolated init(label: Label, start: @escaping @MainActor (NewDocumentAction) -> Void) {
        self.label = label
        self.start = start
    }

    public var body: some View {
        Button {
            start(newDocument)
            dismiss?()
        } label: {
            label
        }
    }
}

/// The label of a button for a new document.
public struct DefaultNewDocumentButtonLabel: View {
    let title: Text

    public var body: some View { title }
}

extension NewDocumentButton where Label == DefaultNewDocumentButtonLabel {
    /// Creates a button for a document of the app's first scene that has documents.
    /// - Parameters:
    ///   - title: The title; “Create Document” by default.
    ///   - contentType: The type of the document; the scene's in any case.
    public nonisolated init(_ title: LocalizedStringKey? = nil, contentType: UTType? = nil) {
        self.init(label: DefaultNewDocumentButtonLabel(title: title.map { Text($0) } ?? Text("Create Document"))) {
            $0.openFirst()
        }
    }

    /// Creates a button for a document that a function makes.
    /// - Parameters:
    ///   - title: The title; “Create Document” by default.
    ///   - documentType: The document's type.
    ///   - contentType: The type of the document's file, which is asked for when it is saved.
    ///   - prepareDocument: Makes the document.
    public nonisolated init<D: FileDocument>(
        _ title: LocalizedStringKey? = nil, for documentType: D.Type, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D
    ) {
        nonisolated(unsafe) let prepare = prepareDocument
        self.init(label: DefaultNewDocumentButtonLabel(title: title.map { Text($0) } ?? Text("Create Document"))) {
            action in
            Task { @MainActor in
                do {
                    let document = try await prepare()
                    action(document)
                } catch {
                    RuntimeWarning.issue("A new document could not be made: \(error)")
                }
            }
        }
    }
}

/// The buttons with which an app of documents begins: one for a new document.
public struct DefaultDocumentGroupLaunchActions: View {
    /// Creates the buttons.
    public nonisolated init() {}
    public var body: some View { NewDocumentButton() }
}

private enum DismissLaunchKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

extension EnvironmentValues {
    /// Closes the window with which an app of documents begins; nil in other windows.
    fileprivate(set) var dismissLaunchWindow: (@MainActor () -> Void)? {
        get { self[DismissLaunchKey.self] }
        set { self[DismissLaunchKey.self] = newValue }
    }
}

/// The content of the window with which an app of documents begins.
struct DocumentLaunchContent<Actions: View>: View {
    let title: Text?
    let actions: Actions
    let background: AnyView
    let backAccessory: (DocumentLaunchGeometryProxy) -> AnyView
    let frontAccessory: (DocumentLaunchGeometryProxy) -> AnyView
    @State private var titleFrame = CGRect.zero
    @State private var choosesFile = false
    @State private var problem: String?
    @Environment(\.openDocument) private var openDocument
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        GeometryReader { geometry in
            let proxy = DocumentLaunchGeometryProxy(
                frame: CGRect(origin: .zero, size: geometry.size), titleViewFrame: titleFrame)
            ZStack {
                background.ignoresSafeArea()
                backAccessory(proxy)
                card
                frontAccessory(proxy)
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
        .coordinateSpace(name: "launch")
        .environment(\.dismissLaunchWindow) { dismissWindow() }
        .fileImporter(isPresented: $choosesFile, allowedContentTypes: [.data, .package, .folder]) { result in
            guard case .success(let url) = result else { return }
            Task { @MainActor in
                do {
                    try await openDocument(at: url)
                    dismissWindow()
                } catch {
                    problem = "The file “\(url.lastPathComponent)” could not be opened. \(error.localizedDescription)"
                }
            }
        }
        .alert(problem ?? "", isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })) {
            Button("OK") {}
        }
    }

    private var card: some View {
        VStack(spacing: 16) {
            (title ?? Text(verbatim: ProcessInfo.processInfo.processName)).font(.largeTitle.bold())
                .multilineTextAlignment(.center)
            VStack(spacing: 10) {
                actions.buttonStyle(.borderedProminent)
                Button("Open…") { choosesFile = true }.buttonStyle(.bordered)
            }
            .controlSize(.large)
            // All as wide as the widest.
            .buttonSizing(.flexible)
            .fixedSize(horizontal: true, vertical: false)
        }
        .padding(32)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24))
        .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .named("launch"))
        } action: {
            titleFrame = $0
        }
    }
}
