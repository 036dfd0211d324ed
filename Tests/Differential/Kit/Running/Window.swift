import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting

extension Runner {
    /// A window and its surroundings.
    struct Window {
        let world = World()
        let host: TestHost

        @MainActor init(_ model: Model, seeded: Bool) {
            for slot in 0..<4 {
                world.publish(slot, model.published[slot])
                world.observe(slot, model.observed[slot])
            }
            let specimen = seeded ? model.specimen.seeded(model.states) : model.specimen
            host = TestHost(
                RootView(Shown(specimen: specimen, level: model.level), world), size: model.size,
                isDark: model.isDark)
            host.frameDuration = 1.0 / 20
        }

        /// Lets everything come to its end, in all windows together; returns false if that takes more than 30 seconds.
        @MainActor static func rest(_ windows: [Window]) -> Bool {
            for window in windows { window.host.update() }
            var waited = 0.0
            while waited < 30, windows.contains(where: { !$0.host.host.graph.isAtRest }) {
                for window in windows { window.host.advance(by: 0.5) }
                waited += 0.5
            }
            return waited < 30
        }

        /// Closes the window, and lets go of the views that the world's closures hold.
        @MainActor func close() {
            host.close()
            world.show = { _ in }
            world.leave = [:]
        }

        /// Takes the keyboard away from all fields.
        func leaveFields(of model: Model) { for specimen in model.specimen.all { world.leave[specimen.id]?() } }

        /// The middle of the text of a number, of those that can be seen; nil where there is none.
        @MainActor func place(ofText number: Int, where matches: (String) -> Bool = { _ in true }) -> CGPoint? {
            let bounds = CGRect(origin: .zero, size: host.size)
            let places = host.host.graph.inspect().filter { $0.text.map(matches) ?? false }
                .map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }.filter(bounds.contains)
            return places.isEmpty ? nil : places[number % places.count]
        }
    }
}
