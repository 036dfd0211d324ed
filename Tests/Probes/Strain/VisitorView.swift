import SwiftUI

/// A window that comes and goes: controls, or pictures that no other window has.
struct VisitorView: View {
    let number: Int
    @ObservedObject var strain: Strain

    var body: some View {
        if number % 2 == 0 {
            ScrollView { FormView(title: "Visitor \(number)").contextMenu { Button("Nothing") {} } }
        } else {
            PicturesView(number: number)
        }
    }
}

/// Two pictures of 1000 × 1000 pixels: one from memory, one from a file.
struct PicturesView: View {
    @StateObject private var pictures: Pictures

    init(number: Int) {
        _pictures = StateObject(wrappedValue: Pictures(number: number))
    }

    var body: some View {
        VStack {
            if let image = pictures.fromMemory { Image(uiImage: image).resizable().scaledToFit() }
            if let image = pictures.fromFile { Image(uiImage: image).resizable().scaledToFit() }
        }
    }
}

/// Holds pictures, and the file of one of them.
final class Pictures: ObservableObject {
    let fromMemory: UIImage?
    let fromFile: UIImage?
    private let file: URL

    init(number: Int) {
        fromMemory = UIImage(data: Checkers.png(side: 1_000, number: number))
        file = FileManager.default.temporaryDirectory.appendingPathComponent("strain-\(number).png")
        try? Checkers.png(side: 1_000, number: -number).write(to: file)
        fromFile = UIImage(contentsOfFile: file.path)
    }

    deinit { try? FileManager.default.removeItem(at: file) }
}
