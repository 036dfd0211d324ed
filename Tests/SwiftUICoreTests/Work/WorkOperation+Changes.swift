import Foundation
import SwiftUI
import SwiftUITesting

/// A level of a deep tree: four views, and the next level below them.
private struct Level: View {
    let number: Int
    let remote: Remote<Int>
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<4, id: \.self) { _ in Plain() }
            next
        }
    }
    private var next: AnyView {
        if number > 0 { return AnyView(Level(number: number - 1, remote: remote)) }
        return AnyView(Stage(0, remote) { Text(verbatim: "State \($0)") })
    }
}

private struct Plain: View {
    var body: some View { Color.red.frame(width: 50, height: 4) }
}

private struct LimitReader: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text(verbatim: "Limit \(limit ?? 0)").frame(width: 100, height: 20) }
}

/// Views below a value of the environment, one of which reads it.
private struct Surroundings: View {
    var body: some View {
        VStack(spacing: 0) {
            LimitReader()
            ForEach(1..<200, id: \.self) { _ in Plain() }
        }
    }
}

/// Two properties, the second of which few views need.
@Observable final class WorkSelection {
    var title = "Title"
    var selection = 0
}

/// 100 views: the first one shows the selection, the others the title.
struct SelectionView: View {
    let model: WorkSelection
    /// Whether all of them read the selection.
    let readsNeedlessly: Bool

    private struct Row: View {
        let index: Int
        let model: WorkSelection
        let readsNeedlessly: Bool
        var body: some View {
            let selection = index == 0 || readsNeedlessly ? model.selection : 0
            Text(verbatim: index == 0 ? "Selection \(selection)" : model.title).frame(width: 100, height: 8)
        }
    }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Row(index: $0, model: model, readsNeedlessly: readsNeedlessly) }
        }
    }
}

extension WorkOperation {
    /// Changes of data and time in a tree of many views.
    static let changes = [
        WorkOperation("a state changed below 200 views") {
            let remote = Remote<Int>()
            let host = TestHost(Level(number: 39, remote: remote), size: CGSize(width: 390, height: 844))
            return WorkStage(host, isDone: { host.find(text: "State 1") != nil }) { remote.set(1) }
        },
        WorkOperation("an environment value changed that one of 200 views reads") {
            let remote = Remote<Int>()
            let host = TestHost(
                Stage(1, remote) { Surroundings().environment(\.lineLimit, $0) }, size: CGSize(width: 390, height: 844))
            return WorkStage(host, isDone: { host.find(text: "Limit 2") != nil }) { remote.set(2) }
        },
        selectionChange(readsNeedlessly: false),
        WorkOperation("a frame of an animation of 100 views") {
            let remote = Remote<Bool>()
            let host = TestHost(
                Stage(false, remote) { isMoved in
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { _ in
                            Color.red.frame(width: 50, height: 8).offset(x: isMoved ? 200 : 0)
                        }
                    }
                }, size: CGSize(width: 390, height: 844))
            withAnimation(.linear(duration: 1)) { remote.set(true) }
            host.advance(by: 0.5)
            return WorkStage(host, isDone: { !host.isIdle }) { host.advance(by: host.frameDuration) }
        },
        WorkOperation("a text of 10 000 words laid out") {
            let words = (0..<10_000).map { "word\($0 * 7919 % 97)" }.joined(separator: " ")
            let host = TestHost(EmptyView(), size: CGSize(width: 390, height: 844))
            let view = ScrollView { Text(verbatim: words) }
            return WorkStage(host, isDone: { host.find(text: words) != nil }) { host.show(view) }
        },
    ]

    /// A property changed that one of 100 views shows, where the others read it or not.
    static func selectionChange(readsNeedlessly: Bool) -> WorkOperation {
        WorkOperation("an observed property changed that one of 100 views shows") {
            let model = WorkSelection()
            let host = TestHost(
                SelectionView(model: model, readsNeedlessly: readsNeedlessly), size: CGSize(width: 390, height: 844))
            return WorkStage(host, isDone: { host.find(text: "Selection 1") != nil }) { model.selection = 1 }
        }
    }
}
