// says: cannot find .coutn. in scope
import SwiftUI

struct UnknownNameView: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("\(coutn) of \(count)").font(.largeTitle)
            Button("More") { count += 1 }
        }
    }
}
