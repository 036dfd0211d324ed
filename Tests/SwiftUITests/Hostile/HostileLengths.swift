import SwiftUI

extension HostileFamily where Value == CGFloat {
    static let lengths: [HostileFamily] = [
        layout, stacks, grids, scrolling, layouts, effects, shadows, text, shapes, strokes, gradients, controls, motion,
        time,
        canvas, images, colors, scenes,
    ]
}
