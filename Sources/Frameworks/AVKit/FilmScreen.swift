import AVFoundation
import SwiftUI
import SwiftUICore

/// The pictures of a film on black, the app's view above them, and the controls.
struct FilmScreen<Overlay: View>: View {
    @ObservedObject var model: FilmModel
    /// The view above the pictures and below the controls.
    let overlay: Overlay
    @Environment(\.hostKind) private var host

    var body: some View {
        ZStack {
            Color.black
            FilmPicture(pictures: model.pictures, gravity: model.gravity)
            overlay
            if model.hasControls {
                Color.clear
                    .contentShape(.rect)
                    .onTapGesture { model.tapped() }
                    .accessibilityHidden(true)
                if model.showsControls { FilmControls(model: model) }
            }
        }
        .clipped()
        .accessibilityElement(children: .contain)
        .onAppear {
            switch host {
            case .image: model.pictures.wait(seconds: 8)
            // A dump is drawn once, too; a terminal should not wait for long.
            case .terminal: model.pictures.wait(seconds: 0.3)
            default: break
            }
        }
    }
}

/// The newest picture of a film.
///
/// Each new one changes this view alone.
private struct FilmPicture: View {
    @ObservedObject var pictures: FilmPictures
    let gravity: AVLayerVideoGravity

    var body: some View {
        if let picture = pictures.picture {
            let image = Image(decorative: picture, scale: 1).resizable().interpolation(.low)
            switch gravity {
            case .resize: image
            case .resizeAspectFill:
                // The picture is larger than its place, which keeps its size.
                Color.clear.overlay { image.aspectRatio(contentMode: .fill) }.clipped()
            default: image.aspectRatio(contentMode: .fit)
            }
        }
    }
}
