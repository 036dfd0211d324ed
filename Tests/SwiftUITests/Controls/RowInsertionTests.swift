import Foundation
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

/// Values that are dropped between the rows of lists and tables.
@MainActor
@Suite("Drops between rows")
struct RowInsertionTests {
    private final class Log {
        var drops: [String] = []
    }

    private struct Word: Identifiable {
        let id: String
    }

    /// Drags the word above to the upper or lower half of a row.
    private func drop(_ host: TestHost, on row: String, isBelow: Bool) async throws {
        let (source, row) = (try #require(host.find(text: "Pear")).center, try #require(host.find(text: row)).frame)
        host.press(at: source)
        host.move(to: CGPoint(x: source.x, y: source.y + 30))
        let place = CGPoint(x: row.midX, y: isBelow ? row.maxY - 1 : row.minY + 1)
        host.move(to: place)
        host.release(at: place)
        await host.settle()
    }

    @Test("A list: above a row, and below it; other types are not taken")
    func lists() async throws {
        let log = Log()
        let host = TestHost(
            VStack {
                Text("Pear").draggable("Pear")
                List {
                    ForEach(["one", "two"], id: \.self) { Text($0) }
                        .dropDestination(for: String.self) { items, place in log.drops.append("\(items) \(place)") }
                    ForEach(["three"], id: \.self) { Text($0) }
                        .onInsert(of: [.png]) { place, _ in log.drops.append("png \(place)") }
                }
            }, size: CGSize(width: 300, height: 400))
        try await drop(host, on: "one", isBelow: false)
        try await drop(host, on: "one", isBelow: true)
        try await drop(host, on: "two", isBelow: true)
        try await drop(host, on: "three", isBelow: true)
        #expect(log.drops == ["[\"Pear\"] 0", "[\"Pear\"] 1", "[\"Pear\"] 2"])
    }

    @Test("A table: between its rows, or on one of them; rows are dragged")
    func tables() async throws {
        let log = Log()
        let host = TestHost(
            VStack {
                Text("Pear").draggable("Pear")
                Table(of: Word.self) {
                    TableColumn("Word", value: \.id)
                } rows: {
                    ForEach([Word(id: "one"), Word(id: "two")]) { TableRow($0) }
                        .dropDestination(for: String.self) { place, items in log.drops.append("\(items) \(place)") }
                    TableRow(Word(id: "three")).dropDestination(for: String.self) { log.drops.append("on \($0)") }
                    TableRow(Word(id: "four")).draggable("Four")
                }
            }, size: CGSize(width: 700, height: 400))
        try await drop(host, on: "two", isBelow: true)
        try await drop(host, on: "two", isBelow: false)
        try await drop(host, on: "three", isBelow: true)
        #expect(log.drops == ["[\"Pear\"] 2", "[\"Pear\"] 1", "on [\"Pear\"]"])
        let (four, one) = (try #require(host.find(text: "four")).center, try #require(host.find(text: "one")).frame)
        host.press(at: four)
        host.move(to: CGPoint(x: four.x, y: four.y - 30))
        host.move(to: CGPoint(x: one.midX, y: one.minY + 1))
        host.release(at: CGPoint(x: one.midX, y: one.minY + 1))
        await host.settle()
        #expect(log.drops.last == "[\"Four\"] 0")
    }
}
