import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Corners that follow those of a container")
struct ConcentricRectangleTests {
    /// The path of the only filled shape with more than four corners.
    private func radii<V: View>(_ view: V) -> [CGRect: Path] {
        let host = TestHost(view, size: CGSize(width: 200, height: 200))
        var found: [CGRect: Path] = [:]
        for layer in host.displayList.slots {
            if case .fill(let path, _, _) = layer.content { found[path.boundingRect] = path }
        }
        return found
    }

    private func path<V: View>(_ view: V) -> Path? { radii(view).values.first }

    @Test("A corner's radius is the container's without the distance")
    func distance() {
        let view = ConcentricRectangle().fill(.red).padding(10).frame(width: 100, height: 100)
            .containerShape(RoundedRectangle(cornerRadius: 24))
        let wanted = Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 14, style: .continuous)
        #expect(path(view) == wanted)
    }

    @Test("Corners far from the container's are square, or have their least radius")
    func least() {
        let inner = VStack(spacing: 0) {
            Color.clear.frame(height: 60)
            ConcentricRectangle(corners: .concentric(minimum: .fixed(4))).fill(.red).frame(height: 40)
        }
        .frame(width: 100, height: 100)
        let view = inner.containerShape(RoundedRectangle(cornerRadius: 20))
        let wanted = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40),
            cornerRadii: RectangleCornerRadii(topLeading: 4, bottomLeading: 20, bottomTrailing: 20, topTrailing: 4))
        #expect(path(view) == wanted)
        let uniform = VStack(spacing: 0) {
            Color.clear.frame(height: 60)
            ConcentricRectangle(corners: .concentric, isUniform: true).fill(.red).frame(height: 40)
        }
        .frame(width: 100, height: 100).containerShape(RoundedRectangle(cornerRadius: 20))
        #expect(
            path(uniform)
                == Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 20, style: .continuous))
    }

    @Test("Without a container the corners are square or fixed")
    func alone() {
        let rect = CGRect(x: 0, y: 0, width: 50, height: 50)
        #expect(ConcentricRectangle().path(in: rect) == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii()))
        #expect(
            ConcentricRectangle(corners: .fixed(8)).path(in: rect)
                == Path(
                    roundedRect: rect,
                    cornerRadii: RectangleCornerRadii(
                        topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8)))
    }

    @Test("A clip follows the container too")
    func clip() {
        let host = TestHost(
            Color.red.clipShape(ContainerRelativeShape()).frame(width: 100, height: 100).containerShape(Circle()),
            size: CGSize(width: 100, height: 100))
        let clips = host.displayList.slots.flatMap(\.effects).compactMap { effect -> Path? in
            if case .clip(let shape) = effect { shape.path } else { nil }
        }
        #expect(clips == [Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))])
    }
}
