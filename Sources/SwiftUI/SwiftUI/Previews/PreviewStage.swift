import SwiftUICore

/// One preview, as it is made.
struct PreviewStage: View {
    let number: Int
    @State private var content: AnyView?
    @State private var message: String?

    var body: some View {
        Group {
            if let content {
                content
            } else if let message {
                Text(message).foregroundStyle(.red).padding()
            } else {
                Color.clear
            }
        }
        .task(id: number) {
            let previews = CatalogedPreview.all()
            guard previews.indices.contains(number) else {
                message = "There is no preview \(number)."
                return
            }
            do {
                content = try await previews[number].make()
            } catch {
                message = "\(previews[number].title): \(error)"
            }
        }
    }
}
