import Foundation
import SwiftUICore

/// A round button with a question mark, which leads to help.
///
/// Follows Apple's [HelpLink](https://developer.apple.com/documentation/swiftui/helplink).
public struct HelpLink: View {
    private enum Target {
        case page(URL)
        case action(() -> Void)
    }

    private let target: Target
    @Environment(\.openURL) private var openURL

    /// Creates a button that opens a page.
    public nonisolated init(destination: URL) { target = .page(destination) }

    /// Creates a button that performs an action.
    public nonisolated init(action: @escaping () -> Void) { target = .action(action) }

    public var body: some View {
        Button {
            switch target {
            case .page(let url): openURL(url)
            case .action(let action): action()
            }
        } label: {
            Image(systemName: "questionmark")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.primary)
                .frame(width: 20, height: 20)
                .background(Circle().fill(Color(UIColor.systemBackground)))
                .overlay(Circle().strokeBorder(Color(UIColor.separator)))
                .contentShape(Circle())
        }
        .buttonStyle(FramedPlainButtonStyle())
        .accessibilityLabel("Help")
    }
}
