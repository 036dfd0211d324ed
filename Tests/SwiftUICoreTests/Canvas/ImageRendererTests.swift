import Combine
import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor @Suite struct ImageRendererTests {
    private struct Counter: View {
        let model: Model
        var body: some View { Inner(model: model) }
        struct Inner: View {
            @ObservedObject var model: Model
            var body: some View { Color.red.frame(width: model.width, height: 10) }
        }
    }

    final class Model: ObservableObject {
        @Published var width: CGFloat = 20
    }

    @Test(.needsPictures) func aViewIsDrawnInItsIdealSize() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 12))
        renderer.scale = 2
        let image = try #require(renderer.cgImage)
        #expect(image.width == 60 && image.height == 24)
        let uiImage = try #require(renderer.uiImage)
        #expect(uiImage.size == CGSize(width: 30, height: 12) && uiImage.scale == 2)
        #expect(renderer.nsImage == uiImage)
    }

    @Test(.needsPictures) func theProposedSizeCounts() throws {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 40, height: 5)
        let image = try #require(renderer.cgImage)
        #expect(image.width == 40 && image.height == 5)
    }

    @Test(.needsPictures) func anOpaquePictureIsBlackWhereNothingIsDrawn() throws {
        let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
        let clear = try #require(renderer.cgImage)
        #expect(clear.bitmap.pixels[3] == 0)
        renderer.isOpaque = true
        #expect(renderer.cgImage?.bitmap.pixels[3] == 255)
    }

    @Test(.needsPictures) func anEmptyViewHasNoPicture() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    }

    @Test(.needsPictures) func theRendererTellsOfChangesOnceUntilTheNextPicture() {
        let model = Model()
        let renderer = ImageRenderer(content: Counter(model: model))
        #expect(renderer.cgImage?.width == 20)
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        model.width = 25
        model.width = 30
        #expect(count == 1)
        #expect(renderer.cgImage?.width == 30)
        renderer.isObservationEnabled = false
        model.width = 40
        #expect(count == 1)
        renderer.content = Counter(model: Model())
        #expect(renderer.cgImage?.width == 20)
        subscription.cancel()
    }
}
