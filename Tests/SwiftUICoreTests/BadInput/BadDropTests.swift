import Foundation
import OrielFoundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore
@testable import SwiftUITesting

/// Drags whose source is removed, and providers that do not keep their promises.
@MainActor @Suite struct BadDropTests {
    private let log = EventLog()

    private struct Table: View {
        let remote: Remote<Bool>
        let log: EventLog
        @State private var hasSource = true
        @State private var isTargeted = false

        var body: some View {
            let _ = remote.set = { hasSource = $0 }
            HStack(spacing: 0) {
                ZStack {
                    if hasSource { Text("Pear").frame(width: 100, height: 100).draggable("Pear") { Text("Flying") } }
                }
                .frame(width: 100, height: 100)
                Color.blue.dropDestination(for: String.self) { items, _ in
                    log(items.joined())
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
                .overlay { Text(verbatim: isTargeted ? "targeted" : "calm") }
            }
        }
    }

    @Test("A drag whose source vanishes is given up; the next one works")
    func vanishing() async {
        let remote = Remote<Bool>()
        let host = TestHost(Table(remote: remote, log: log), size: CGSize(width: 200, height: 100))
        host.press(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 150, y: 50))
        #expect(host.text == ["Pear", "targeted", "Flying"])
        remote.set(false)
        host.update()
        #expect(host.text == ["calm"])
        host.release(at: CGPoint(x: 150, y: 50))
        await host.settle()
        #expect(log.text == "")
        #expect(host.isIdle && host.host.graph.events.sessions.isEmpty)
        remote.set(true)
        host.update()
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        await host.settle()
        #expect(log.text == "Pear")
        #expect(host.text == ["Pear", "calm"])
    }

    @Test("A target that vanishes below the pointer is told nothing more")
    func vanishingTarget() async {
        let remote = Remote<Bool>()
        let log = log
        let host = TestHost(
            Stage(true, remote) { isThere in
                HStack(spacing: 0) {
                    Text("Pear").frame(width: 100, height: 100).draggable("Pear")
                    ZStack {
                        if isThere {
                            Color.blue.dropDestination(for: String.self) { items, _ in
                                log("dropped")
                                return true
                            } isTargeted: {
                                log("\($0)")
                            }
                        }
                    }
                    .frame(width: 100, height: 100)
                }
            }, size: CGSize(width: 200, height: 100))
        host.press(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 150, y: 50))
        remote.set(false)
        host.update()
        host.move(to: CGPoint(x: 151, y: 50))
        host.release(at: CGPoint(x: 151, y: 50))
        await host.settle()
        #expect(log.entries.first == "true" && !log.entries.contains("dropped"))
        #expect(host.isIdle)
    }

    private struct Failure: Error {}

    @Test("What a provider cannot give is left out; where nothing is left nobody is told")
    func failing() async {
        let log = log
        let host = TestHost(
            Color.blue.dropDestination(for: String.self) { items, _ in
                log(items.joined(separator: "+"))
                return true
            } isTargeted: {
                log("\($0)")
            }, size: CGSize(width: 100, height: 100))
        func provider(_ load: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Void) -> NSItemProvider {
            let provider = NSItemProvider()
            provider.registerDataRepresentation(
                forTypeIdentifier: UTType.utf8PlainText.identifier, visibility: .all
            ) { done in
                load(done)
                return nil
            }
            return provider
        }
        let fails = provider { $0(nil, Failure()) }
        let empty = provider { $0(nil, nil) }
        let works = provider { $0(Data("Plum".utf8), nil) }
        let never = provider { _ in }
        for (providers, text) in [
            ([fails], ""), ([empty], ""), ([fails, works, empty], "Plum"), ([never], ""), ([], ""),
        ] {
            let start = log.entries.count
            let drag = host.host.beginDrag(providers)
            drag.move(to: CGPoint(x: 50, y: 50))
            drag.move(to: CGPoint(x: CGFloat.nan, y: 50))
            drag.move(to: CGPoint(x: 50, y: 51))
            _ = drag.drop()
            await host.settle()
            let heard = log.entries[start...]
            #expect(heard.filter { !["true", "false"].contains($0) }.joined() == text)
            #expect(heard.filter { $0 == "true" }.count == heard.filter { $0 == "false" }.count)
            #expect(host.isIdle)
        }
    }
}
