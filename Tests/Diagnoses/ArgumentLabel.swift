// says: incorrect argument label|extraneous argument label|no exact matches
import SwiftUI

struct ArgumentLabelView: View {
    var body: some View {
        VStack { Text("a").padding(egde: .top).background(Color.red) }
    }
}
