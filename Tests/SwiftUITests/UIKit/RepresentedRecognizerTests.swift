import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Recognizers of UIKit as gestures of SwiftUI")
struct RepresentedRecognizerTests {
    @MainActor
    final class Record {
        var made = 0
        var updated = 0
        var seen: [String] = []
    }

    /// A pan that begins only where it goes across.
    private struct AcrossPan: UIGestureRecognizerRepresentable {
        let record: Record
        var isEnabled = true

        final class Coordinator: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
                let way = pan.translation(in: pan.view)
                return abs(way.x) > abs(way.y)
            }
        }

        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            record.made += 1
            let pan = UIPanGestureRecognizer()
            pan.delegate = context.coordinator
            return pan
        }
        func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
            record.updated += 1
            recognizer.isEnabled = isEnabled
        }
        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            let converter = context.converter
            let (local, global) = (converter.localLocation, converter.location(in: .global))
            let way = Int(converter.translation(in: .global)?.x ?? .nan)
            let width = Int(recognizer.view?.bounds.width ?? 0)
            record.seen.append("\(recognizer.state) \(Int(local.x)) \(Int(global.x)) \(way) of \(width)")
            let back = converter.convert(globalPoint: global)
            #expect(abs(back.x - local.x) < 0.01 && abs(back.y - local.y) < 0.01)
        }
    }

    private struct Taps: UIGestureRecognizerRepresentable {
        let record: Record
        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            record.seen.append("tap \(context.converter.localTranslation == nil)")
        }
    }

    private struct Shown: View {
        let record: Record
        @State private var isEnabled = true

        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 60)
                    .gesture(AcrossPan(record: record, isEnabled: isEnabled))
                    .padding(.leading, 50)
                Button("Turn") { isEnabled.toggle() }
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    @Test("It is made once, updated, asks its delegate, and tells its places in the view and in the window")
    func pan() throws {
        let record = Record()
        let host = TestHost(Shown(record: record), size: CGSize(width: 200, height: 200))
        host.drag(from: CGPoint(x: 60, y: 30), to: CGPoint(x: 120, y: 32))
        #expect(record.made == 1)
        #expect(record.seen.first?.hasPrefix("began") == true)
        #expect(record.seen.last == "ended 70 120 60 of 100")
        record.seen = []
        host.drag(from: CGPoint(x: 60, y: 10), to: CGPoint(x: 62, y: 55))
        #expect(record.seen.isEmpty)
        let updates = record.updated
        host.tap(text: "Turn")
        #expect(record.updated == updates + 1 && record.made == 1)
        host.drag(from: CGPoint(x: 60, y: 30), to: CGPoint(x: 120, y: 32))
        #expect(record.seen.isEmpty)
    }

    @Test("One without a coordinator recognizes taps")
    func taps() {
        let record = Record()
        let host = TestHost(
            Color.blue.frame(width: 100, height: 60).gesture(Taps(record: record)), size: CGSize(width: 100, height: 60)
        )
        host.tap(at: CGPoint(x: 50, y: 30))
        #expect(record.seen == ["tap true"])
    }
}
