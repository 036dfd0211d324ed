import SwiftUI

extension EnvironmentValues {
    fileprivate struct Side: EnvironmentKey {
        static let defaultValue: CGFloat = 10
    }

    fileprivate var side: CGFloat {
        get { self[Side.self] }
        set { self[Side.self] = newValue }
    }
}

private struct Sided: View {
    @Environment(\.side) private var side

    var body: some View { block(.red, side, 10) }
}

private final class Model: ObservableObject {
    @Published var width: CGFloat = 20
}

@Observable private final class Observed {
    var width: CGFloat = 20
}

extension Catalog {
    @PairList static var environment: [Pair] {
        same("a value of the environment") {
            VStack(spacing: 0) {
                Sided()
                Sided().environment(\.side, 30)
            }
        } as: {
            VStack(spacing: 0) {
                block(.red, 10, 10)
                block(.red, 30, 10)
            }
        }
        same("the inner value wins") {
            Sided().environment(\.side, 30).environment(\.side, 50)
        } as: {
            block(.red, 30, 10)
        }
        same("a value may be changed instead of set") {
            Sided().transformEnvironment(\.side) { $0 *= 2 }.environment(\.side, 15)
        } as: {
            block(.red, 30, 10)
        }
        same("a changed value is seen", after: switching()) {
            Switched { isOn in Sided().environment(\.side, isOn ? 40 : 20) }
        } as: {
            block(.red, 40, 10)
        }
        same("an overlay sees the environment of its view") {
            Color.clear.overlay { Sided() }.environment(\.side, 25)
        } as: {
            block(.red, 25, 10)
        }
        same("an object of the environment") {
            FromObject().environmentObject(Model())
        } as: {
            block(.red, 20, 10)
        }
        same("an observable of the environment") {
            FromObservable().environment(Observed())
        } as: {
            block(.red, 20, 10)
        }
        same("a published value changed is drawn") {
            Owner()
        } as: {
            block(.red, 50, 10)
        }
        same("a state changed through a binding is drawn") {
            Bound()
        } as: {
            Placed((.red, 10, 20, 40, 10), (.blue, 10, 30, 40, 10))
        }
        same("the foreground's style is handed down") {
            VStack(spacing: 0) {
                Circle()
                Rectangle().frame(height: 10)
            }
            .foregroundStyle(.red)
        } as: {
            VStack(spacing: 0) {
                Circle().fill(.red)
                block(.red, 60, 10)
            }
        }
        same("levels of the foreground's style") {
            VStack(spacing: 0) {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary)
            }
            .foregroundStyle(.red, .green, .blue)
        } as: {
            VStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
        }
        same("the tint is handed down") {
            Rectangle().fill(.tint).padding(10).tint(.red)
        } as: {
            Color.red.padding(10)
        }
        same("the background's style is handed down") {
            Rectangle().fill(.background).padding(10).backgroundStyle(.red)
        } as: {
            Color.red.padding(10)
        }
        same("the font is handed down", 140, 60) {
            VStack {
                Text("One")
                Text("Two").font(.caption)
            }
            .font(.title)
        } as: {
            VStack {
                Text("One").font(.title)
                Text("Two").font(.caption)
            }
        }
        same("a larger type size is a larger font", 140, 60) {
            Text("Size").dynamicTypeSize(.xxxLarge)
        } as: {
            Text("Size").font(.system(size: 23))
        }
        same("the usual type size is that of a fresh window", 140, 60) {
            Text("Size").dynamicTypeSize(.large)
        } as: {
            Text("Size")
        }
        same("dark by wish: colours are those of a dark window", 140, 60) {
            Text("Dark").padding().background(Color(UIColor.systemBackground)).environment(\.colorScheme, .dark)
        } as: {
            Text("Dark").foregroundStyle(.white).padding().background(.black)
        }
        same("a dark window has white texts", 140, 60) {
            Text("Dark")
        } as: {
            Text("Dark").foregroundStyle(.white)
        }.dark
        same("light by wish in a dark window", 140, 60) {
            Text("Light").environment(\.colorScheme, .light).padding().background(.white)
        } as: {
            Text("Light").foregroundStyle(.black).padding().background(.white)
        }.dark
        same("right to left, a row is mirrored") {
            HStack(spacing: 0) {
                block(.red, 10, 10)
                block(.green, 20, 10)
                block(.blue, 10, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        } as: {
            HStack(spacing: 0) {
                block(.blue, 10, 10)
                block(.green, 20, 10)
                block(.red, 10, 10)
            }
        }
        same("right to left, leading is on the right") {
            block(.red, 10, 10).padding(.leading, 5).frame(maxWidth: .infinity, alignment: .leading)
                .environment(\.layoutDirection, .rightToLeft)
        } as: {
            block(.red, 10, 10).padding(.trailing, 5).frame(maxWidth: .infinity, alignment: .trailing)
        }
        same("right to left, a column's leading edge is the right one") {
            VStack(alignment: .leading, spacing: 0) {
                block(.red, 10, 10)
                block(.green, 30, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        } as: {
            VStack(alignment: .trailing, spacing: 0) {
                block(.red, 10, 10)
                block(.green, 30, 10)
            }
        }
        same("right to left, a grid begins on the right") {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), spacing: 0)], spacing: 0) {
                ForEach(0..<3) { block([Color.red, .green, .blue][$0], 20, 20) }
            }
            .environment(\.layoutDirection, .rightToLeft)
        } as: {
            Placed((.green, 10, 10, 20, 20), (.red, 30, 10, 20, 20), (.blue, 30, 30, 20, 20))
        }
        same("right to left, a picture flips if it is told to") {
            flag().flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)
        } as: {
            flag().scaleEffect(x: -1)
        }
        same("right to left, an alignment of a frame is mirrored") {
            block(.red, 10, 10).frame(width: 40, height: 40, alignment: .topLeading).background(.blue)
                .environment(\.layoutDirection, .rightToLeft)
        } as: {
            Placed((.blue, 10, 10, 40, 40), (.red, 40, 10, 10, 10))
        }
        same("a line limit is handed down", 80, 60) {
            VStack { Text("a text of several words") }.lineLimit(1)
        } as: {
            Text("a text of several words").lineLimit(1)
        }
        same("what is disabled by its surroundings", 80, 40) {
            VStack { Button("Off") {} }.disabled(true)
        } as: {
            Button("Off") {}.disabled(true)
        }
        same("the size of an image is in the environment", 60, 60) {
            Image(systemName: "star.fill").imageScale(.medium)
        } as: {
            Image(systemName: "star.fill")
        }
        same("what appears may change what is drawn") {
            Appearing()
        } as: {
            block(.red, 40, 10)
        }
        same("what changes may change what is drawn", after: switching()) {
            Switched { isOn in Changing(isOn: isOn) }
        } as: {
            block(.red, 40, 10)
        }
    }

    private struct FromObject: View {
        @EnvironmentObject private var model: Model
        var body: some View { block(.red, model.width, 10) }
    }

    private struct FromObservable: View {
        @Environment(Observed.self) private var model
        var body: some View { block(.red, model.width, 10) }
    }

    private struct Owner: View {
        @StateObject private var model = Model()
        var body: some View { block(.red, model.width, 10).onAppear { model.width = 50 } }
    }

    private struct Bound: View {
        @State private var width: CGFloat = 10
        var body: some View {
            VStack(spacing: 0) {
                block(.red, width, 10)
                Writer(width: $width)
            }
        }
    }

    private struct Writer: View {
        @Binding var width: CGFloat
        var body: some View { block(.blue, width, 10).onAppear { width = 40 } }
    }

    private struct Appearing: View {
        @State private var width: CGFloat = 10
        var body: some View { block(.red, width, 10).onAppear { width = 40 } }
    }

    private struct Changing: View {
        let isOn: Bool
        @State private var width: CGFloat = 10
        var body: some View { block(.red, width, 10).onChange(of: isOn) { width = 40 } }
    }
}
