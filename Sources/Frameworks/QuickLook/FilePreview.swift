import SwiftUI

/// What a file contains, as far as it can be shown here.
enum PreviewContent {
    case picture(UIImage), text(String), other

    /// The most of a text that is shown, in bytes.
    private static let longest = 200_000

    /// Reads a file: a picture, else a text, else nothing.
    static func read(_ url: URL) -> PreviewContent {
        let type = UTType(filenameExtension: url.pathExtension)
        if let type, type.conforms(to: .image) || type.conforms(to: .pdf), let image = UIImage(contentsOfFile: url.path)
        {
            return .picture(image)
        }
        // Only files: a device or a pipe could be read without end.
        guard let values = try? url.resourceValues(forKeys: [.isRegularFileKey]), values.isRegularFile == true,
            let handle = try? FileHandle(forReadingFrom: url)
        else { return .other }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: longest), !data.contains(0) else { return .other }
        // A letter that is cut off at the end is left out.
        for missing in 0...min(3, data.count) {
            if let text = String(data: data.dropLast(missing), encoding: .utf8) { return .text(text) }
        }
        return .other
    }
}

/// Shows one file.
package struct FilePreview: View {
    let url: URL
    @State private var content: PreviewContent?
    @Environment(\.openURL) private var openURL

    package init(url: URL) { self.url = url }

    package var body: some View {
        Group {
            switch content {
            case .picture(let image):
                Image(uiImage: image).resizable().aspectRatio(contentMode: .fit)
                    .accessibilityLabel(url.lastPathComponent)
            case .text(let text):
                ScrollView {
                    Text(verbatim: text).font(.body.monospaced()).frame(maxWidth: .infinity, alignment: .leading)
                        .padding()
                }
            case .other:
                VStack(spacing: 10) {
                    Image(systemName: "doc").font(.system(size: 64)).foregroundStyle(.secondary).accessibilityHidden(
                        true)
                    Text(verbatim: url.lastPathComponent).font(.headline)
                    if let size { Text(verbatim: size).font(.subheadline).foregroundStyle(.secondary) }
                    Button("Open") { openURL(url) }
                }
                .padding()
            case nil: Color.clear
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { content = .read(url) }
    }

    private var size: String? {
        (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize).flatMap { $0 }
            .map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }
    }
}

/// Shows files one at a time, below a bar.
struct PreviewPages: View {
    /// The files, with their titles.
    let items: [(url: URL?, title: String?)]
    @Binding var index: Int
    let close: () -> Void
    @Environment(\.openURL) private var openURL

    var body: some View {
        let item = items.indices.contains(index) ? items[index] : (nil, nil)
        VStack(spacing: 0) {
            HStack(spacing: 12) {
                Button("Done", action: close).keyboardShortcut(.cancelAction)
                Spacer()
                if items.count > 1 {
                    Button {
                        index -= 1
                    } label: {
                        Image(systemName: "chevron.left")
                    }
                    .disabled(index <= 0).accessibilityLabel("Previous")
                    Button {
                        index += 1
                    } label: {
                        Image(systemName: "chevron.right")
                    }
                    .disabled(index >= items.count - 1).accessibilityLabel("Next")
                }
                if let url = item.0 {
                    Button {
                        openURL(url)
                    } label: {
                        Image(systemName: "arrow.up.forward.app")
                    }
                    .accessibilityLabel("Open in Another App")
                }
            }
            .overlay { Text(verbatim: item.1 ?? item.0?.lastPathComponent ?? "").font(.headline).lineLimit(1) }
            .padding(12)
            Divider()
            if let url = item.0 {
                FilePreview(url: url).id(url)
            } else {
                Text("There is nothing to preview.").foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }
}
