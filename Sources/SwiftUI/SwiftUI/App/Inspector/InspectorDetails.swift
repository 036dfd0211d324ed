import SwiftUICore

/// The details of the selected view.
struct InspectorDetails: View {
    @ObservedObject var model: InspectorModel

    var body: some View {
        if let details = model.details {
            ScrollView {
                VStack(alignment: .leading, spacing: 14) {
                    Text(verbatim: details.type)
                        .font(.system(size: 12, weight: .semibold, design: .monospaced))
                        .lineLimit(4)
                    section("Layout", details.layout)
                    section("State", details.state)
                    section("Values", details.values)
                    if let evaluations = details.evaluations { EvaluationSection(evaluations: evaluations) }
                    section("Accessibility", details.accessibility)
                    section("Environment", details.environment)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(12)
            }
        } else {
            VStack(spacing: 8) {
                Image(systemName: "scope").font(.system(size: 28)).foregroundStyle(.tertiary)
                Text(
                    verbatim:
                        "Select a view in the list, or press the button at the top and click a view in the window."
                )
                .font(.system(size: 12))
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            }
            .padding(24)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @ViewBuilder private func section(_ title: String, _ fields: [InspectedDetails.Field]) -> some View {
        if !fields.isEmpty { FieldSection(title: title, fields: fields) }
    }
}

/// Names and values below a title.
private struct FieldSection: View {
    let title: String
    let fields: [InspectedDetails.Field]

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            SectionTitle(title: title)
            ForEach(fields) { field in
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: field.name).font(.system(size: 11)).foregroundStyle(.secondary)
                    Text(verbatim: field.value)
                        .font(.system(size: 11, design: .monospaced))
                        .lineLimit(6)
                        .fixedSize(horizontal: false, vertical: true)
                }
            }
        }
    }
}

/// How often a body was evaluated, and what had changed before.
private struct EvaluationSection: View {
    let evaluations: EvaluationLog.Entry

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            SectionTitle(
                title: evaluations.count == 1 ? "Body evaluated once" : "Body evaluated \(evaluations.count) times")
            ForEach(Array(evaluations.changes.enumerated()), id: \.offset) { place, names in
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    Text(verbatim: "\(evaluations.count - place)")
                        .font(.system(size: 10, design: .monospaced))
                        .foregroundStyle(.secondary)
                        .frame(minWidth: 22, alignment: .trailing)
                    Text(verbatim: Self.cause(names)).font(.system(size: 11))
                }
            }
        }
    }

    /// Why a body was evaluated, in words.
    static func cause(_ names: [String]) -> String {
        if names.isEmpty { return "nothing that is known changed" }
        return names.map { name in
            switch name {
            case "@identity": "the view is new"
            case "@self": "the view around it passed other values"
            case "@dependencies": "an observed object's property changed"
            default: "\(name.hasPrefix("_") ? String(name.dropFirst()) : name) changed"
            }
        }
        .joined(separator: ", ")
    }
}

private struct SectionTitle: View {
    let title: String

    var body: some View {
        Text(verbatim: title)
            .font(.system(size: 11, weight: .bold))
            .foregroundStyle(.primary)
            .padding(.bottom, 1)
    }
}
