import Combine
import SwiftUICore

/// The messages of the watcher of an app's source.
@MainActor
final class LiveStatus: ObservableObject {
    static let shared = LiveStatus()
    /// Why the source as it was saved last cannot be shown; nil where it is shown.
    @Published var problem: String?
}

/// A window of an app whose source is watched: its content, and above it the error in the source.
struct LiveRoot: View {
    let content: AnyView
    @ObservedObject private var status = LiveStatus.shared

    init(content: AnyView) { self.content = content }

    var body: some View {
        ZStack {
            content
            if let problem = status.problem {
                VStack(spacing: 0) {
                    Spacer(minLength: 0)
                    LiveProblem(text: problem)
                }
            }
        }
    }
}

/// The error in the source, in words, with file and line.
struct LiveProblem: View {
    let text: String

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label("The last change cannot be shown", systemImage: "exclamationmark.triangle.fill")
                .font(.headline)
            ForEach(Array(text.split(separator: "\n").enumerated()), id: \.offset) { _, line in
                Text(verbatim: String(line)).font(.system(.footnote, design: .monospaced))
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        .foregroundStyle(.white)
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(red: 0.55, green: 0.1, blue: 0.1).opacity(0.94), in: .rect(cornerRadius: 10))
        .padding(8)
        .accessibilityElement(children: .combine)
    }
}
