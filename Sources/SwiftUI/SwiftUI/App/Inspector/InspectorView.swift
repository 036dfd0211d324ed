import SwiftUICore

/// The content of an inspector's window: the trees of the inspected window, and the details of the selection.
struct InspectorView: View {
    @ObservedObject var model: InspectorModel

    var body: some View {
        VStack(spacing: 0) {
            InspectorBar(model: model)
            Divider()
            HStack(spacing: 0) {
                tree.frame(maxWidth: .infinity, maxHeight: .infinity)
                if model.page == .views {
                    Divider()
                    InspectorDetails(model: model).frame(width: 340)
                }
            }
            Divider()
            status
        }
        .environment(\.defaultMinListRowHeight, 22)
    }

    @ViewBuilder private var tree: some View {
        if model.page == .views {
            ScrollViewReader { reader in
                List(selection: $model.selection) {
                    ForEach(model.nodes) { node in
                        InspectorRow(model: model, node: node)
                            .listRowInsets(EdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8))
                            .listRowSeparator(.hidden)
                    }
                }
                .listStyle(.plain)
                .onChange(of: model.selection) { _, selected in
                    if let selected { reader.scrollTo(selected) }
                }
            }
        } else {
            List(selection: $model.selectedLine) {
                ForEach(model.lines) { line in
                    InspectorLineRow(line: line)
                        .listRowInsets(EdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8))
                        .listRowSeparator(.hidden)
                }
            }
            .listStyle(.plain)
        }
    }

    private var status: some View {
        HStack {
            switch model.page {
            case .views: Text(verbatim: "\(model.nodes.count) views")
            case .layers: Text(verbatim: "\(model.lines.count) layers")
            case .accessibility: Text(verbatim: "\(model.lines.count) elements")
            }
            Spacer()
            Text(verbatim: "\(model.evaluations) bodies evaluated")
        }
        .font(.system(size: 11))
        .foregroundStyle(.secondary)
        .padding(.horizontal, 12)
        .padding(.vertical, 5)
    }
}

/// The controls at the top of an inspector.
private struct InspectorBar: View {
    @ObservedObject var model: InspectorModel

    var body: some View {
        HStack(spacing: 10) {
            Toggle(isOn: $model.isPicking) { Image(systemName: "scope") }
                .toggleStyle(.button)
                .help("Select a view by a click in the window")
                .accessibilityLabel("Select in the window")
            Picker("Tree", selection: $model.page) {
                ForEach(InspectorModel.Page.allCases) { Text(verbatim: $0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .frame(width: 260)
            if model.page == .views {
                TextField("Search", text: $model.outline.search)
                    .textFieldStyle(.roundedBorder)
                    .frame(minWidth: 80, maxWidth: 200)
            }
            Spacer(minLength: 0)
            if model.page == .views {
                Toggle(isOn: $model.outline.isComplete) { Text(verbatim: "Modifiers") }
                    .help("List modifiers and the parts of the system's views, too")
            }
            Toggle(isOn: $model.showsFrames) { Text(verbatim: "Frames") }
                .help("Show the rectangles of all listed views in the window")
            Toggle(isOn: $model.showsUpdates) { Text(verbatim: "Updates") }
                .help("Show views in the window whose bodies are evaluated")
        }
        .toggleStyle(.button)
        .font(.system(size: 12))
        .padding(8)
    }
}
