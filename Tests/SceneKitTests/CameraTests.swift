import Foundation
import Testing
import simd

@testable import SceneKit

/// The matrices by which cameras make pictures.
@MainActor
@Suite("Cameras of scenes")
struct CameraTests {
    private let camera = SCNCamera()

    private func isNear(_ a: simd_float4x4, _ b: [SIMD4<Float>]) -> Bool {
        zip([a.columns.0, a.columns.1, a.columns.2, a.columns.3], b).allSatisfy { simd_distance($0, $1) < 1e-4 }
    }

    init() { (camera.zNear, camera.zFar) = (1, 5) }

    @Test("Without perspective the scale is half of the height, and the width follows the picture's form")
    func orthographic() {
        (camera.usesOrthographicProjection, camera.orthographicScale) = (true, 2)
        let wide = camera.projection(aspect: 1.5, range: nil)
        #expect(isNear(wide, [[1.0 / 3, 0, 0, 0], [0, 0.5, 0, 0], [0, 0, -0.5, 0], [0, 0, -1.5, 1]]))
        let near = camera.projection(aspect: 0.5, range: 2...4)
        #expect(isNear(near, [[1, 0, 0, 0], [0, 0.5, 0, 0], [0, 0, -1, 0], [0, 0, -3, 1]]))
        let square = simd_float4x4(camera.projectionTransform)
        #expect(isNear(square, [[0.5, 0, 0, 0], [0, 0.5, 0, 0], [0, 0, -0.5, 0], [0, 0, -1.5, 1]]))
    }

    @Test("With perspective the angle is the height's, or the width's")
    func perspective() {
        camera.fieldOfView = 90
        let upright = camera.projection(aspect: 2, range: nil)
        #expect(isNear(upright, [[0.5, 0, 0, 0], [0, 1, 0, 0], [0, 0, -1.5, -1], [0, 0, -2.5, 0]]))
        camera.projectionDirection = .horizontal
        let level = camera.projection(aspect: 2, range: 2...4)
        #expect(isNear(level, [[1, 0, 0, 0], [0, 2, 0, 0], [0, 0, -3, -1], [0, 0, -8, 0]]))
    }

    @Test("Angles, distances and forms that are no good are replaced")
    func bounds() {
        camera.fieldOfView = 90
        let square = camera.projection(aspect: 1, range: nil)
        for aspect in [0, -1, Float.nan, .infinity] { #expect(camera.projection(aspect: aspect, range: nil) == square) }
        camera.fieldOfView = 0
        #expect(abs(camera.projection(aspect: 1, range: nil).columns.1.y - 114.588_65) < 0.01)
        camera.fieldOfView = 200
        #expect(abs(camera.projection(aspect: 1, range: nil).columns.1.y - 0.008_726_9) < 1e-5)
        (camera.zNear, camera.zFar) = (2, 1)
        let turned = camera.projection(aspect: 1, range: nil)
        #expect(abs(turned.columns.2.z + 2001) < 10 && turned.columns.3.z < -3000)
    }

    @Test("The length of a lens is another form of its angle")
    func lenses() {
        camera.fieldOfView = 90
        #expect(abs(camera.focalLength - 12) < 1e-9)
        camera.sensorHeight = 36
        #expect(abs(camera.focalLength - 18) < 1e-9)
        camera.focalLength = 18 * 3.0.squareRoot()
        #expect(abs(camera.fieldOfView - 60) < 1e-9)
        camera.focalLength = 0
        camera.focalLength = -5
        #expect(abs(camera.fieldOfView - 60) < 1e-9)
        let fresh = SCNCamera()
        #expect(fresh.fieldOfView == 60 && fresh.zNear == 1 && fresh.zFar == 100 && fresh.orthographicScale == 1)
        #expect(!fresh.usesOrthographicProjection && fresh.projectionDirection == .vertical)
    }
}
