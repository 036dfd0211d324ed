import Foundation
import SwiftUI

extension HostileFamily where Value == String {
    static let strings: [HostileFamily] = [
        HostileFamily("Text") {
            hostile("Text") { v in AnyView(Text(v)) }
            hostile("verbatim") { v in AnyView(Text(verbatim: v).lineLimit(2)) }
            hostile("key") { v in AnyView(Text(LocalizedStringKey(v))) }
            hostile("truncated") { v in AnyView(Text(v).lineLimit(1).truncationMode(.middle).minimumScaleFactor(0.5)) }
            hostile("label") { v in AnyView(Label(v, systemImage: v)) }
            hostile("button") { v in AnyView(Button(v) {}) }
            hostile("field") { v in AnyView(TextField(v, text: .constant(v))) }
            hostile("editor") { v in AnyView(TextEditor(text: .constant(v))) }
            hostile("secure") { v in AnyView(SecureField(v, text: .constant(v))) }
            hostile("image") { v in AnyView(Image(v)) }
            hostile("font") { v in AnyView(Text("a").font(.custom(v, size: 12))) }
            hostile("colour") { v in AnyView(Color(v)) }
            hostile("label of accessibility") { v in AnyView(Text("a").accessibilityLabel(v).accessibilityHint(v)) }
            hostile("title") { v in AnyView(NavigationStack { Text("a").navigationTitle(v) }) }
            hostile("alert") { v in AnyView(Text("a").alert(v, isPresented: .constant(true)) { Button(v) {} }) }
            hostile("help") { v in AnyView(Text("a").help(v)) }
            hostile("picker") { v in AnyView(Picker(v, selection: .constant(v)) { Text(v).tag(v) }) }
        }
    ]
}
