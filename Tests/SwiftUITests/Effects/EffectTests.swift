import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// A view that a modifier must change to the eye.
@MainActor
struct Effect: Sendable {
    let name: String
    let without: AnyView
    let with: AnyView
}

@MainActor
struct Effects {
    private(set) var list: [Effect] = []

    mutating func add<A: View, B: View>(_ name: String, _ view: A, _ change: (A) -> B) {
        list.append(Effect(name: name, without: AnyView(view), with: AnyView(change(view))))
    }
}

@MainActor @Suite("Effects")
struct EffectTests {
    private func picture(_ view: AnyView, width: CGFloat) -> [UInt8] {
        let renderer = ImageRenderer(
            content: view.frame(width: width, height: 240).environment(\.locale, Locale(identifier: "en_US")))
        renderer.scale = 1
        return renderer.cgImage?.premultipliedPixels ?? []
    }

    /// - Parameter width: The width of the pictures: a telephone's, or a tablet's for what telephones do not show.
    func check(_ effects: Effects, width: CGFloat = 320) {
        for effect in effects.list {
            let (before, after) = (picture(effect.without, width: width), picture(effect.with, width: width))
            #expect(!before.isEmpty && before != after, "\(effect.name) changes nothing")
        }
    }
}
