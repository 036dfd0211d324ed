import SwiftUI

/// A person, and over the shoulder what they say.
struct SpeakerView: View {
    let callout: String

    var body: some View {
        VStack(alignment: .leading, spacing: -20) {
            CalloutView(text: callout).padding(.leading, 90)
            PersonView()
        }
    }
}

#Preview {
    SpeakerView(callout: "FizzBuzz").padding()
}
