import SwiftUI

/// A card about a link: its picture, title and host.
///
/// Follows Apple's [LPLinkView](https://developer.apple.com/documentation/linkpresentation/lplinkview). A press opens the link.
@MainActor @preconcurrency
open class LPLinkView: UIView {
    /// What the card shows.
    open var metadata: LPLinkMetadata {
        didSet { shown.metadata = metadata }
    }
    private let shown = ShownLink()

    /// Creates a card for an address, whose page is not read.
    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (url, url)
        self.init(metadata: metadata)
    }

    /// Creates a card for what a page says.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        shown.metadata = metadata
    }

    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
    }

    open override var _swiftUIContent: AnyView { AnyView(LinkCard(link: shown)) }
    open override var _showsOwnContent: Bool { true }
}

/// What a card shows, which changes.
@MainActor
private final class ShownLink: ObservableObject {
    @Published var metadata = LPLinkMetadata()
}

private struct LinkCard: View {
    @ObservedObject var link: ShownLink
    @State private var picture: UIImage?
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button {
            if let url = link.metadata.url ?? link.metadata.originalURL { openURL(url) }
        } label: {
            VStack(alignment: .leading, spacing: 0) {
                if let picture {
                    Image(uiImage: picture).resizable().aspectRatio(contentMode: .fit).frame(maxWidth: .infinity)
                        .accessibilityHidden(true)
                }
                VStack(alignment: .leading, spacing: 2) {
                    if let title = link.metadata.title, !title.isEmpty {
                        Text(verbatim: title).font(.subheadline.weight(.semibold)).lineLimit(2)
                    }
                    if let host { Text(verbatim: host).font(.caption).foregroundStyle(.secondary).lineLimit(1) }
                }
                .padding(12)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .background(Color.gray.opacity(0.15))
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .task(id: link.metadata.imageProvider.map(ObjectIdentifier.init)) {
            picture = nil
            guard let provider = link.metadata.imageProvider ?? link.metadata.iconProvider else { return }
            picture = await Self.picture(of: provider)
        }
    }

    private var host: String? {
        let host = (link.metadata.url ?? link.metadata.originalURL)?.host
        return host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
    }

    private static func picture(of provider: NSItemProvider) async -> UIImage? {
        await withCheckedContinuation { continuation in
            _ = provider.loadDataRepresentation(for: .image) { data, _ in
                continuation.resume(returning: data.flatMap { UIImage(data: $0) })
            }
        }
    }
}
