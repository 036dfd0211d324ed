import Foundation

/// A long press that runs actions when it begins and ends.
struct PressingGesture {
    let gesture: LongPressGesture
    let perform: () -> Void
    let pressingChanged: ((Bool) -> Void)?
}

extension PressingGesture: _PrimitiveGesture {
    typealias Value = Bool
    nonisolated static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Bool> {
        PressingRecognizer(LongPressRecognizer(context, gesture.gesture), gesture)
    }
}

/// Runs actions when a long press begins, succeeds and ends.
final class PressingRecognizer: WrappingRecognizer<Bool, Bool> {
    private let gesture: PressingGesture
    private var isPressing = false

    init(_ inner: _Recognizer<Bool>, _ gesture: PressingGesture) {
        self.gesture = gesture
        super.init(inner)
    }

    override func process(_ input: GestureInput) -> GesturePhase<Bool> {
        let phase = inner.process(input)
        switch phase {
        case .active:
            if !isPressing { actions.append { [self] in setPressing(true) } }
        case .ended:
            actions.append { [self] in
                setPressing(false)
                gesture.perform()
            }
        case .possible, .failed: break
        }
        return phase
    }

    override func cancel() {
        super.cancel()
        setPressing(false)
    }

    private func setPressing(_ pressing: Bool) {
        if pressing == isPressing { return }
        isPressing = pressing
        gesture.pressingChanged?(pressing)
    }
}

extension View {
    /// Calls a function when the view was pressed for a while.
    /// - Parameters:
    ///   - minimumDuration: How long the press must last, in seconds; 0.5 by default.
    ///   - maximumDistance: How far the pointer may move, in points; 10 by default.
    ///   - action: Called when the press has lasted.
    ///   - onPressingChanged: Called with true when a press begins, with false when it is over.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                perform: action, pressingChanged: onPressingChanged))
    }

    /// Calls a function when the view was pressed for a while; the older order of the parameters.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
