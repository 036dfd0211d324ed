import SwiftUI

/// The parts of an alert: image, words, an app's view, a box, and buttons, of which the first is the last in its row.
struct AlertContent: View {
    let alert: NSAlert
    /// Called with the result of the button that was pressed.
    let answer: (NSApplication.ModalResponse) -> Void

    /// The width of the words, in points.
    private static let width: CGFloat = 360
    /// The least width of all, in points.
    private static let leastWidth: CGFloat = 260

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .top, spacing: 14) {
                image
                VStack(alignment: .leading, spacing: 8) {
                    Text(verbatim: alert.messageText).font(.headline)
                    if !alert.informativeText.isEmpty { Text(verbatim: alert.informativeText).font(.subheadline) }
                    if let view = alert.accessoryView {
                        ShownView(view: view).frame(width: width(of: view), height: height(of: view))
                    }
                    if let box = alert.suppressionButton { ShownView(view: box) }
                }
                .frame(maxWidth: Self.width, alignment: .leading)
            }
            HStack(spacing: 10) {
                if alert.showsHelp { Button("?") { _ = alert.delegate?.alertShowHelp(alert) } }
                Spacer(minLength: 40)
                ForEach(Array(alert.buttons.indices.reversed()), id: \.self) { button(at: $0) }
            }
        }
        .frame(minWidth: Self.leastWidth)
        .fixedSize()
        .padding(20)
    }

    @ViewBuilder private var image: some View {
        if let icon = alert.icon {
            Image(nsImage: icon).resizable().scaledToFit().frame(width: 48, height: 48)
        } else if alert.alertStyle == .critical {
            Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.yellow)
        }
    }

    private func width(of view: NSView) -> CGFloat? { view.frame.width > 0 ? view.frame.width : nil }
    private func height(of view: NSView) -> CGFloat? { view.frame.height > 0 ? view.frame.height : nil }

    private func button(at index: Int) -> some View {
        let button = alert.buttons[index]
        return Button(button.title, role: button.hasDestructiveAction ? .destructive : nil) {
            // A button with an action of the app's own does not end the alert.
            if button.action != nil { button.performClick(alert) } else { answer(alert.response(index)) }
        }
        .buttonStyle(AlertButtonStyle(isDefault: alert.confirms(index)))
        .keyboardShortcut(shortcut(of: index))
        .disabled(!button.isEnabled)
    }

    private func shortcut(of index: Int) -> KeyboardShortcut? {
        if alert.confirms(index) { return .defaultAction }
        if alert.cancels(index) { return .cancelAction }
        let button = alert.buttons[index]
        return KeyEquivalent(appKit: button.keyEquivalent).map {
            KeyboardShortcut($0, modifiers: button.keyEquivalentModifierMask.swiftUI)
        }
    }
}

/// An alert with parts that others lack, above the content of a window.
struct AlertSheet: View {
    let alert: NSAlert
    let answer: (NSApplication.ModalResponse) -> Void

    var body: some View {
        ZStack {
            Color.black.opacity(0.2).ignoresSafeArea()
            AlertContent(alert: alert, answer: answer)
                .background(Color(nsColor: .windowBackgroundColor), in: RoundedRectangle(cornerRadius: 12))
        }
    }
}

/// The look of an alert's buttons: the one that Return presses is prominent.
private struct AlertButtonStyle: PrimitiveButtonStyle {
    let isDefault: Bool

    func makeBody(configuration: Configuration) -> some View {
        if isDefault {
            Button(configuration).buttonStyle(.borderedProminent)
        } else {
            Button(configuration).buttonStyle(.bordered)
        }
    }
}
