import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite("Shapes at one side of their container")
struct ContainerDirectionTests {
    /// The corners of a shape of 40 × 100 points at the end of its container that are rounded as the container's are.
    private func roundedCorners(_ direction: LayoutDirection) throws -> [String] {
        let view = HStack(spacing: 0) {
            Color.clear.frame(width: 60)
            ConcentricRectangle(corners: .concentric(minimum: .fixed(4))).fill(.red).frame(width: 40)
        }
        .frame(width: 100, height: 100).containerShape(RoundedRectangle(cornerRadius: 20))
        .environment(\.layoutDirection, direction)
        let host = TestHost(view, size: CGSize(width: 200, height: 200))
        var found: Path?
        for layer in host.seen { if case .fill(let path, _, _) = layer.content { found = path } }
        let path = try #require(found)
        #expect(path.contains(CGPoint(x: 20, y: 50)))
        let corners = [("top left", 2, 2), ("top right", 38, 2), ("bottom left", 2, 98), ("bottom right", 38, 98)]
        return corners.filter { !path.contains(CGPoint(x: $0.1, y: $0.2)) }.map(\.0)
    }

    @Test("Corners at the container's are rounded as it is, whichever way languages are read")
    func corners() throws {
        #expect(try roundedCorners(.leftToRight) == ["top right", "bottom right"])
        #expect(try roundedCorners(.rightToLeft) == ["top left", "bottom left"])
    }
}
