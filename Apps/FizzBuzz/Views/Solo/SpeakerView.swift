import SwiftUI

/// A person, and over the shoulder what they say, as large as there is room.
struct SpeakerView: View {
    let callout: String

    var body: some View {
        GeometryReader { proxy in
            let unit = unit(in: proxy.size)
            VStack(alignment: .leading, spacing: -unit * Constants.overlap) {
                CalloutView(text: callout, height: unit).padding(.leading, unit)
                PersonView(height: unit * Constants.person)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
    }

    /// The height of the callout: person and callout are three times as wide as that, and a little more than twice as high.
    private func unit(in size: CGSize) -> CGFloat {
        max(min(size.width / 3.3, size.height / (1 + Constants.person), Constants.largest), 1)
    }

    private enum Constants {
        static let person: CGFloat = 1.25
        static let overlap: CGFloat = 0.22
        static let largest: CGFloat = 180
    }
}

#Preview {
    SpeakerView(callout: "FizzBuzz").padding()
}
