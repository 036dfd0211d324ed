// says: cannot convert value .isOn. of type .Bool. to expected type .Binding<Bool>.
import SwiftUI

struct MissingDollarView: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            Toggle("On", isOn: isOn)
            Text("b")
        }
    }
}
