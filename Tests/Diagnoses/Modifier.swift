// says: has no member .foregroundColour.
import SwiftUI

struct ModifierView: View {
    var body: some View {
        VStack {
            Text("a").padding().foregroundColour(.red)
            Text("b")
        }
    }
}
