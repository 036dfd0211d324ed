import SwiftUI

/// Views that are used with the keyboard and the wheel: fields, a toggle, a long list.
struct FieldsView: View {
    @State private var name = ""
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 12) {
            TextField("Name", text: $name)
            Toggle("Agreed", isOn: $isOn)
            Text(isOn ? "Hello, \(name)" : "\(name.count) letters")
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<40, id: \.self) { row in Text("Row \(row)") }
                }
                .frame(maxWidth: .infinity)
            }
        }
        .padding()
    }
}
