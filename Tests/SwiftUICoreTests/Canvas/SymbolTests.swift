import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite struct CanvasSymbolTests {
    @Test func symbolsAreFoundByTagAndHaveTheirIdealSize() {
        var size: CGSize?
        var isUnknownMissing = false
        let host = TestHost(
            Canvas { context, _ in
                size = context.resolveSymbol(id: "box")?.size
                isUnknownMissing = context.resolveSymbol(id: 7) == nil
            } symbols: {
                Color.red.frame(width: 12, height: 8).tag("box")
                Text("label").tag("text")
            }, size: CGSize(width: 100, height: 100))
        #expect(size == CGSize(width: 12, height: 8))
        #expect(isUnknownMissing)
        #expect(host.text == [])
    }

    @Test(.needsPictures) func symbolsOfAForEachAreDrawnWhereTheyAreAsked() throws {
        let canvas = Canvas { context, _ in
            for id in 0..<3 {
                guard let symbol = context.resolveSymbol(id: id) else {
                    Issue.record("There is no symbol \(id).")
                    continue
                }
                context.draw(symbol, at: CGPoint(x: CGFloat(id) * 10 + 5, y: 5))
            }
        } symbols: {
            ForEach(0..<3) { id in
                ZStack {
                    Color(red: 1, green: 0, blue: 0)
                    if id == 1 { Color(red: 0, green: 0, blue: 1).padding(2) }
                }
                .frame(width: 8, height: 8).opacity(id == 2 ? 0.5 : 1).tag(id)
            }
        }
        let pixels = try Pixels(canvas, 30, 10)
        #expect(pixels[5, 5] == "FF0000FF")
        #expect(pixels[15, 5] == "0000FFFF" && pixels[12, 5] == "FF0000FF")
        #expect(["800000", "7F0000"].contains(pixels[25, 5].dropLast(2)))
        #expect(pixels[9, 5] == "00000000")
    }

    @Test(.needsPictures) func aSymbolIsStretchedIntoARectangle() throws {
        let canvas = Canvas { context, _ in
            context.draw(context.resolveSymbol(id: 1)!, in: CGRect(x: 0, y: 0, width: 20, height: 10))
        } symbols: {
            HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0)
                Color(red: 0, green: 1, blue: 0)
            }
            .frame(width: 4, height: 4).tag(1)
        }
        let pixels = try Pixels(canvas)
        #expect(pixels[8, 8] == "FF0000FF" && pixels[12, 8] == "00FF00FF" && pixels[12, 12] == "00000000")
    }

    /// A symbol with state.
    private struct Ticking: View {
        @Binding var isWide: Bool
        var body: some View { Color.red.frame(width: isWide ? 20 : 10, height: 10) }
    }

    private struct Screen: View {
        let note: (CGSize?) -> Void
        @State private var isWide = false
        @State private var other = 0
        var body: some View {
            VStack {
                Button("wide") { isWide.toggle() }
                Button("other") { other += 1 }
                Text("\(other)")
                Drawing(note: note, isWide: $isWide)
            }
        }

        struct Drawing: View {
            let note: (CGSize?) -> Void
            @Binding var isWide: Bool
            var body: some View {
                Canvas { [note] context, _ in
                    note(context.resolveSymbol(id: 0)?.size)
                } symbols: {
                    Ticking(isWide: $isWide).tag(0)
                }
            }
        }
    }

    @Test func aChangedSymbolHasTheCanvasDrawnAgain() {
        var sizes: [CGFloat?] = []
        let host = TestHost(Screen { sizes.append($0?.width) }, size: CGSize(width: 200, height: 300))
        #expect(sizes == [10])
        host.tap(text: "other")
        #expect(sizes == [10])
        host.tap(text: "wide")
        #expect(sizes == [10, 20])
    }

    @Test func symbolsTakeNoEventsAndAppear() {
        var taps = 0
        var appearances = 0
        let host = TestHost(
            Canvas { context, _ in
                if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
            } symbols: {
                Color.red.frame(width: 100, height: 100).onTapGesture { taps += 1 }
                    .onAppear { appearances += 1 }.tag(0)
            }, size: CGSize(width: 100, height: 100))
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == 0)
        #expect(appearances == 1)
    }

    @Test(.needsPictures) func aMaskedSymbolKeepsItsMask() throws {
        let canvas = Canvas { context, _ in
            context.draw(context.resolveSymbol(id: 0)!, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        } symbols: {
            Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
                .mask { Rectangle().frame(width: 10, height: 10) }.tag(0)
        }
        let pixels = try Pixels(canvas)
        #expect(pixels[10, 10] == "FF0000FF" && pixels[2, 2] == "00000000")
    }
}
