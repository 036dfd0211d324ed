import SwiftUICore

/// A view in an inspector's list.
struct InspectorRow: View {
    @ObservedObject var model: InspectorModel
    let node: InspectedNode

    var body: some View {
        HStack(spacing: 4) {
            Color.clear.frame(width: CGFloat(min(node.depth, 40)) * 12, height: 1)
            disclosure
            Text(verbatim: node.name)
                .font(.system(size: 12, weight: node.role == .appView ? .semibold : .regular, design: .monospaced))
                .foregroundStyle(color)
            if let text = node.text, !text.isEmpty {
                Text(verbatim: "“\(text.prefix(60))”").font(.system(size: 11)).foregroundStyle(.secondary)
            }
            Spacer(minLength: 4)
            if node.evaluations > 0 {
                Text(verbatim: "\(node.evaluations)")
                    .font(.system(size: 10, design: .monospaced))
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 5)
                    .background(Color.secondary.opacity(0.15), in: .capsule)
                    .accessibilityLabel(Text(verbatim: "evaluated \(node.evaluations) times"))
            }
        }
        .lineLimit(1)
        .contentShape(.rect)
    }

    @ViewBuilder private var disclosure: some View {
        if node.hasContent {
            Button {
                model.toggle(node)
            } label: {
                Image(systemName: model.isExpanded(node) ? "chevron.down" : "chevron.right")
                    .font(.system(size: 9, weight: .semibold))
                    .frame(width: 14, height: 18)
                    .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .foregroundStyle(.secondary)
            .accessibilityLabel(model.isExpanded(node) ? "Collapse" : "Expand")
        } else {
            Color.clear.frame(width: 14, height: 1)
        }
    }

    private var color: Color {
        switch node.role {
        case .appView: .blue
        case .systemView, .element: .primary
        case .modifier, .structure: .secondary
        }
    }
}

/// A layer, or an accessibility element, in an inspector's list.
struct InspectorLineRow: View {
    let line: InspectorLine

    var body: some View {
        HStack(spacing: 6) {
            Color.clear.frame(width: CGFloat(min(line.depth, 40)) * 12, height: 1)
            Text(verbatim: line.name).font(.system(size: 12, design: .monospaced))
            Text(verbatim: line.detail).font(.system(size: 11)).foregroundStyle(.secondary)
            Spacer(minLength: 0)
        }
        .lineLimit(1)
        .contentShape(.rect)
    }
}
