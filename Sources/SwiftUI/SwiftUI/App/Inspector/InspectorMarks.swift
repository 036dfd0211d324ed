import Foundation
import SwiftUICore

/// The rectangles that the inspector shows above the inspected window.
@MainActor
final class InspectorMarks: ObservableObject {
    /// A rectangle in the window with a name, in points.
    struct Mark: Hashable {
        var frame: CGRect
        var name: String
    }

    /// The selected view, or the one under the pointer while one is to be picked; nil for none.
    @Published var selection: Mark?
    /// The rectangles of all views, while they are shown.
    @Published var frames: [CGRect] = []
    /// The rectangles of views whose bodies were evaluated just now.
    @Published var updates: [CGRect] = []

    /// Sets a property where it differs: setting it draws the window again.
    func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<InspectorMarks, Value>, _ value: Value) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }
}

/// The inspector's marks above the inspected window.
struct InspectorOverlay: View {
    @ObservedObject var marks: InspectorMarks

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            Canvas { context, _ in
                for frame in marks.frames {
                    context.stroke(
                        Path(frame.insetBy(dx: 0.5, dy: 0.5)), with: .color(.blue.opacity(0.45)), lineWidth: 1)
                }
                for frame in marks.updates {
                    context.fill(Path(frame), with: .color(.orange.opacity(0.22)))
                    context.stroke(Path(frame.insetBy(dx: 1, dy: 1)), with: .color(.orange), lineWidth: 2)
                }
            }
            if let mark = marks.selection { SelectionMark(mark: mark) }
        }
        .ignoresSafeArea()
    }
}

/// The rectangle of the selected view, with its name and size.
private struct SelectionMark: View {
    let mark: InspectorMarks.Mark

    var body: some View {
        Rectangle()
            .fill(Color.blue.opacity(0.18))
            .border(Color.blue, width: 1.5)
            .frame(width: max(mark.frame.width, 1), height: max(mark.frame.height, 1))
            .overlay(alignment: .topLeading) {
                Text(verbatim: "\(mark.name)  \(points(mark.frame.width)) × \(points(mark.frame.height))")
                    .font(.system(size: 10, weight: .medium, design: .monospaced))
                    .foregroundStyle(.white)
                    .padding(.horizontal, 5)
                    .padding(.vertical, 2)
                    .background(Color.blue, in: .rect(cornerRadius: 4))
                    .fixedSize()
                    // At the window's top there is room below alone.
                    .offset(y: mark.frame.minY > 20 ? -19 : mark.frame.height + 3)
            }
            .offset(x: mark.frame.minX, y: mark.frame.minY)
    }

    /// A length with at most one decimal.
    private func points(_ length: CGFloat) -> String {
        let rounded = (length * 10).rounded() / 10
        guard abs(rounded) < 1e9 else { return "…" }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
