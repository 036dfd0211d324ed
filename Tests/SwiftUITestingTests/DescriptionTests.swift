import SwiftUI
import SwiftUITesting
import Testing

private struct PlayerView: View {
    @State private var volume = 0.5
    @State private var isOn = true

    var body: some View {
        VStack {
            Text("Song").font(.title.bold()).accessibilityAddTraits(.isHeader)
            Button("Play") { isOn.toggle() }.accessibilityIdentifier("play").accessibilityHint("Starts the song")
            Slider(value: $volume).accessibilityLabel("Volume").disabled(true)
            Toggle("Repeat", isOn: $isOn)
        }
        .padding()
    }
}

@MainActor @Suite("Descriptions of a window") struct DescriptionTests {
    private let size = CGSize(width: 200, height: 100)

    @Test("Frames: a line a view, in the window, with one decimal; what only wraps another has none")
    func frames() {
        let host = TestHost(
            VStack {
                Text("1").onTapGesture {}
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 10)
                    Color.blue.frame(width: 10.04, height: 20).offset(x: 1 / 3)
                }
            }, size: size)
        expectSnapshot(
            host.framesDescription,
            """
            window 200×100
              VStack 85,25.5 30×49
                Text “1” 94.5,25.5 11×21
                HStack 85,54.5 30×20
                  Color 85,59.5 20×10
                  offset 105,54.5 10×20
                    Color 105.3,54.5 10×20
            """)
    }

    @Test("Layers: a line for each that draws or has effects, the lowest first")
    func layers() {
        let host = TestHost(
            VStack(spacing: 0) {
                Text("Hello").font(.system(size: 20, weight: .bold)).foregroundStyle(.black)
                Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(30)).opacity(0.5)
                Color.blue.frame(width: 20, height: 10).clipShape(.rect).scaleEffect(x: 2, y: 0.25)
                Circle().fill(.green).frame(width: 10, height: 10).shadow(color: .black, radius: 2, x: 0, y: 1).blur(
                    radius: 1.5)
            }, size: size)
        expectSnapshot(
            host.layersDescription,
            """
            window 200×100
              text “Hello” 20 weight 700 #000000 70,18 60×24
              opacity 0.5 80,42 40×20
                turn 30° 80,42 40×20
                  color #ff3b30 80,42 40×20
              scale 2,0.25 90,62 20×10
                clip 0,0 20×10 90,62 20×10
                  color #007aff 90,62 20×10
              blur 1.5 95,72 10×10
                shadow #000000 2 by 0,1 95,72 10×10
                  fill #34c759 95,72 10×10
            """)
    }

    @Test("Accessibility: role, label, value, names and states")
    func accessibility() {
        let host = TestHost(PlayerView(), size: CGSize(width: 300, height: 400))
        expectSnapshot(
            host.accessibilityDescription,
            """
            staticText “Song” header
            button “Play” hint “Starts the song” identifier “play”
            slider “Volume” value “50%” disabled
            toggle “Repeat” value “on”
            """)
    }

    @Test("A snapshot that differs fails at its line, with the difference and the whole text")
    func differences() {
        #expect(expectSnapshot("a\nb", "a\nb"))
        let found = issues {
            #expect(!expectSnapshot("a\nB\nc\ne", "a\nb\nc\nd\ne"))
        }
        #expect(found.map(\.line) == [#line - 2])
        #expect(
            found.first?.message == """
                The text is another one (− expected, + is):
                  a
                − b
                + B
                  c
                − d
                  e
                It is:
                a
                B
                c
                e
                """)
    }
}
