import SwiftUI

/// A controller on the screen: sticks and crosses at the left, buttons at the right, shoulders and triggers above them.
struct VirtualPadView: View {
    @ObservedObject var model: VirtualPadModel

    var body: some View {
        VStack(spacing: 16) {
            HStack(alignment: .top, spacing: 12) {
                button(GCInputLeftTrigger, "L2")
                button(GCInputLeftShoulder, "L1")
                Spacer()
                button(GCInputButtonOptions, "⋯")
                button(GCInputButtonHome, "⌂")
                button(GCInputButtonMenu, "☰")
                Spacer()
                button(GCInputRightShoulder, "R1")
                button(GCInputRightTrigger, "R2")
            }
            Spacer()
            HStack(alignment: .bottom, spacing: 16) {
                if model.shows(GCInputDirectionPad) { VirtualStick(model: model, name: GCInputDirectionPad) }
                if model.shows(GCInputLeftThumbstick) { VirtualStick(model: model, name: GCInputLeftThumbstick) }
                button(GCInputLeftThumbstickButton, "L3")
                Spacer()
                button(GCInputRightThumbstickButton, "R3")
                if model.shows(GCInputRightThumbstick) { VirtualStick(model: model, name: GCInputRightThumbstick) }
                letters
            }
        }
        .padding(20)
    }

    /// The four buttons, in their places.
    @ViewBuilder private var letters: some View {
        let names = [GCInputButtonA, GCInputButtonB, GCInputButtonX, GCInputButtonY]
        if names.contains(where: model.shows) {
            ZStack {
                button(GCInputButtonY, "Y").offset(y: -VirtualButton.size)
                button(GCInputButtonX, "X").offset(x: -VirtualButton.size)
                button(GCInputButtonB, "B").offset(x: VirtualButton.size)
                button(GCInputButtonA, "A").offset(y: VirtualButton.size)
            }
            .frame(width: 3 * VirtualButton.size, height: 3 * VirtualButton.size)
        }
    }

    @ViewBuilder private func button(_ name: String, _ letter: String) -> some View {
        if model.shows(name) { VirtualButton(model: model, name: name, letter: letter) }
    }
}

/// A button of a controller on the screen.
struct VirtualButton: View {
    static let size: CGFloat = 52

    let model: VirtualPadModel
    let name: String
    let letter: String
    @State private var isPressed = false

    var body: some View {
        Circle()
            .fill(Color.gray.opacity(isPressed ? 0.8 : 0.4))
            .frame(width: Self.size, height: Self.size)
            .overlay {
                if let path = model.settings[name]?.path {
                    Path(path.cgPath).fill(Color.white)
                } else {
                    Text(letter).font(.headline).foregroundStyle(.white)
                }
            }
            .contentShape(Circle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { _ in set(true) }
                    .onEnded { _ in set(false) }
            )
            .accessibilityLabel(name)
            .accessibilityAddTraits(.isButton)
    }

    private func set(_ isPressed: Bool) {
        guard isPressed != self.isPressed else { return }
        self.isPressed = isPressed
        model.press(name, isPressed ? 1 : 0)
    }
}

/// A stick or a cross of a controller on the screen.
struct VirtualStick: View {
    static let size: CGFloat = 128

    let model: VirtualPadModel
    let name: String
    @State private var place = CGPoint.zero

    private var isCross: Bool { name == GCInputDirectionPad }
    private var radius: CGFloat { Self.size / 2 }

    var body: some View {
        ZStack {
            if isCross {
                Group {
                    RoundedRectangle(cornerRadius: 8).frame(width: Self.size, height: Self.size / 3)
                    RoundedRectangle(cornerRadius: 8).frame(width: Self.size / 3, height: Self.size)
                }
                .foregroundStyle(Color.gray.opacity(0.4))
            } else {
                Circle().fill(Color.gray.opacity(0.3))
            }
            Circle()
                .fill(Color.gray.opacity(isCross && place == .zero ? 0 : 0.8))
                .frame(width: radius * 0.8, height: radius * 0.8)
                .offset(x: place.x * radius * 0.6, y: -place.y * radius * 0.6)
        }
        .frame(width: Self.size, height: Self.size)
        .contentShape(Circle())
        .gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { value in
                    let middle =
                        model.settings[name]?.actsAsTouchpad == true
                        ? value.startLocation : CGPoint(x: radius, y: radius)
                    set(CGSize(width: value.location.x - middle.x, height: value.location.y - middle.y))
                }
                .onEnded { _ in set(.zero) }
        )
        .accessibilityLabel(name)
    }

    private func set(_ distance: CGSize) {
        let new =
            isCross
            ? VirtualPadModel.sides(of: distance, radius: radius) : VirtualPadModel.place(of: distance, radius: radius)
        place = CGPoint(x: CGFloat(new.x), y: CGFloat(new.y))
        model.move(name, x: new.x, y: new.y)
    }
}
