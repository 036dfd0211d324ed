// says: cannot convert value of type .Int. to expected argument type .CGFloat
import SwiftUI

struct WholeNumberLengthView: View {
    let count = 3
    var body: some View {
        VStack { Color.red.frame(width: count, height: 10) }
    }
}
