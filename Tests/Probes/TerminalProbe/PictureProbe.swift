import SwiftUI

/// A picture of a file, as large as there is room, below a text that has a tool tip and a link.
struct PictureProbe: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text("A picture").help("Shows a file.")
                Link("A link", destination: URL(string: "https://swift.org")!)
            }
            if let path = ProcessInfo.processInfo.environment["PROBE_PICTURE"],
                let image = UIImage(contentsOfFile: path)
            {
                Image(uiImage: image).resizable().scaledToFit()
            }
        }
    }
}
