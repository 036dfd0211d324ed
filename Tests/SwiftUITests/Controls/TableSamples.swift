import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// A person in the tables of tests.
struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
    var city: String?
    var isMember = false

    static let four = [
        Person(id: 1, name: "Grace", age: 85, city: "Arlington", isMember: true),
        Person(id: 2, name: "ada", age: 36, city: "London"),
        Person(id: 3, name: "Katherine", age: 101, city: nil),
        Person(id: 4, name: "Alan", age: 41, city: "Wilmslow", isMember: true),
    ]
}

/// The size of a window with room for columns.
let wideSize = CGSize(width: 800, height: 400)

extension TestHost {
    /// The texts at a column's place, from top to bottom, without the header.
    func column(_ title: String) -> [String] {
        guard let header = find(text: title)?.frame else { return [] }
        return findings(below: header).map(\.1)
    }

    private func findings(below header: CGRect) -> [(CGFloat, String)] {
        text.flatMap { text in findAll(text: text).map { ($0.frame, text) } }
            .filter { abs($0.0.minX - header.minX) < 2 && $0.0.minY > header.maxY }
            .map { ($0.0.minY, $0.1) }
            .reduce(into: []) { found, next in
                if !found.contains(where: { $0.0 == next.0 && $0.1 == next.1 }) { found.append(next) }
            }
            .sorted { $0.0 < $1.0 }
    }

    /// Presses a text with keys held.
    func tap(_ text: String, holding keys: KeyModifiers) {
        guard let place = find(text: text)?.center else {
            Issue.record("no text “\(text)”")
            return
        }
        press(at: place) { $0.modifiers = keys }
    }

    /// Opens the menu at a text by the secondary button.
    func openMenu(at text: String) {
        guard let place = find(text: text)?.center else {
            Issue.record("no text “\(text)”")
            return
        }
        press(at: place) { $0.button = 3 }
    }

    /// Presses and releases a button at a place.
    func press(at place: CGPoint, changing change: (inout PointerEvent) -> Void) {
        for phase in [PointerEvent.Phase.down, .up] {
            var event = PointerEvent(phase, at: place, time: host.graph.time)
            change(&event)
            send(.pointer(event))
        }
        advance(by: 1)
    }
}
