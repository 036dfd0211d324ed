import Foundation
import SwiftUICore

/// The pictures of previews in a folder, each under its title: named `NUMBER.png`, or `NUMBER.txt` for one that failed.
struct PreviewSheet: View {
    let folder: String
    private let titles = CatalogedPreview.all().map(\.title)

    init(folder: String) { self.folder = folder }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ForEach(Array(stride(from: 0, to: titles.count, by: 4)), id: \.self) { start in
                HStack(alignment: .top, spacing: 24) {
                    ForEach(start..<min(start + 4, titles.count), id: \.self) { cell($0) }
                }
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(white: 0.9))
        .environment(\.colorScheme, .light)
    }

    private func cell(_ number: Int) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(titles[number]).font(.caption).lineLimit(1)
            if let image = UIImage(contentsOfFile: "\(folder)/\(number).png") {
                Image(uiImage: image).resizable().scaledToFit().border(Color.gray)
            } else {
                Text((try? String(contentsOfFile: "\(folder)/\(number).txt", encoding: .utf8)) ?? "No picture.")
                    .font(.caption2).foregroundStyle(.red).padding(8)
            }
        }
        .frame(width: 200, height: 340, alignment: .topLeading)
    }
}
