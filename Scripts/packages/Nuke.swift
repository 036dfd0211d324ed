// uses https://github.com/kean/Nuke 13.0.0 Nuke NukeUI
// prints 40 pixels wide
// shows #FF0000 9000
import Foundation
import Nuke
import NukeUI
import SwiftUI

@main struct Pictures: App {
    let address = URL(string: (ProcessInfo.processInfo.environment["PACKAGES_SERVER"] ?? "") + "/red.png")

    var body: some Scene {
        WindowGroup {
            LazyImage(url: address) { state in
                if let image = state.image { image.resizable() } else { Color.blue }
            }
            .frame(width: 100, height: 100)
            .task {
                let request = ImageRequest(url: address, processors: [ImageProcessors.Resize(width: 40, unit: .pixels)])
                let image = try? await ImagePipeline.shared.image(for: request)
                print(Int(image?.cgImage?.width ?? 0), "pixels wide")
            }
        }
    }
}
