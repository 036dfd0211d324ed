// says: has no member .titel.
import SwiftUI

struct FontCaseView: View {
    var body: some View {
        HStack { Text("a").font(.titel).bold() }
    }
}
