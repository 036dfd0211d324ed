import Foundation

/// The appearance of a symbol during an effect: the whole of it moves, or its parts light up.
struct SymbolLook: Equatable {
    var scale: CGFloat = 1
    var opacity = 1.0
    var angle = Angle.zero
    /// How far it is moved, as a share of its size.
    var offset = CGSize.zero
    /// Whether it is moved to the other side where the language is read from right to left.
    var followsReading = false
    /// The lit fraction of its variable parts, from 0 to 1; nil for the symbol's own value.
    var reach: Double?
}

extension SymbolLook: GeometryEffect {
    /// The change about the symbol's middle; fading is not part of it.
    func effectValue(size: CGSize) -> ProjectionTransform {
        let (x, y) = (size.width / 2, size.height / 2)
        let moved = CGAffineTransform(translationX: x + offset.width * size.width, y: y + offset.height * size.height)
        return ProjectionTransform(
            moved.rotated(by: angle.radians).scaledBy(x: scale, y: scale).translatedBy(x: -x, y: -y))
    }
}

/// How a symbol moves by an effect.
enum SymbolMotion {
    case bounce(down: Bool), pulse, variableColor(reverses: Bool), breathe(fades: Bool), rotate(backwards: Bool), fade
    /// The symbol wiggles between an appearance and its opposite.
    case wiggle(SymbolLook)
    /// The symbol keeps another appearance for as long as the effect is on.
    case lasting(SymbolLook)

    init(_ effect: any SymbolEffect) {
        self =
            switch effect {
            case let bounce as BounceSymbolEffect: .bounce(down: bounce.variant.contains(.down))
            case is PulseSymbolEffect: .pulse
            case let color as VariableColorSymbolEffect:
                .variableColor(reverses: color.variant.intersection([.reversing, .nonReversing]) == .reversing)
            case let breathe as BreatheSymbolEffect: .breathe(fades: !breathe.variant.contains(.plain))
            case let wiggle as WiggleSymbolEffect: .wiggle(Self.farthest(wiggle.variant))
            case let rotate as RotateSymbolEffect: .rotate(backwards: rotate.variant.contains(.counterClockwise))
            case let scale as ScaleSymbolEffect:
                .lasting(SymbolLook(scale: scale.variant.contains(.down) ? 0.8 : 1.2))
            case is DisappearSymbolEffect: .lasting(SymbolLook(scale: 0.6, opacity: 0))
            case is DrawOnSymbolEffect, is DrawOffSymbolEffect: .lasting(SymbolLook(opacity: 0))
            case is AppearSymbolEffect: .lasting(SymbolLook())
            default: .fade
            }
    }

    /// The appearance to which a symbol wiggles first; clockwise by default.
    private static func farthest(_ variant: SymbolEffectVariant) -> SymbolLook {
        let directions: [(SymbolEffectVariant, CGFloat, CGFloat)] = [
            (.left, -1, 0), (.right, 1, 0), (.up, 0, -1), (.down, 0, 1), (.forward, 1, 0), (.backward, -1, 0),
        ]
        if let (_, x, y) = directions.first(where: { variant.contains($0.0) }) {
            return SymbolLook(
                offset: CGSize(width: 0.15 * x, height: 0.15 * y),
                followsReading: !variant.isDisjoint(with: [.forward, .backward]))
        }
        return SymbolLook(angle: .degrees(variant.contains(.counterClockwise) ? -12 : 12))
    }

    /// How long the motion takes once, in seconds.
    var duration: TimeInterval {
        switch self {
        case .bounce, .wiggle: 0.5
        case .pulse, .variableColor, .breathe, .rotate, .fade: 1
        case .lasting: 0.3
        }
    }

    /// The appearance at a fraction of the motion, from 0 to 1; at both ends the symbol is unchanged.
    func look(_ part: Double) -> SymbolLook {
        let wave = sin(part * .pi)
        var look = SymbolLook()
        switch self {
        case .bounce(let down): look.scale = 1 + (down ? -0.2 : 0.2) * sin(part * 2 * .pi) * (1 - part)
        case .pulse, .fade: look.opacity = 1 - 0.6 * wave
        case .variableColor(let reverses): look.reach = reverses ? 1 - abs(2 * part - 1) : part
        case .breathe(let fades):
            look.scale = 1 + 0.1 * wave
            if fades { look.opacity = 1 - 0.2 * wave }
        case .wiggle(let farthest):
            let share = sin(part * 6 * .pi) * (1 - part)
            look.angle = farthest.angle * share
            look.offset = CGSize(width: farthest.offset.width * share, height: farthest.offset.height * share)
            look.followsReading = farthest.followsReading
        case .rotate(let backwards): look.angle = .degrees(backwards ? -360 * part : 360 * part)
        case .lasting(let lasting): look = lasting
        }
        return look
    }
}

/// A symbol in the midst of an effect: whole numbers are rest.
struct SymbolMotionLook: ViewModifier, Animatable {
    let motion: SymbolMotion
    var progress: Double
    @Environment(\.layoutDirection) private var layoutDirection

    init(motion: SymbolMotion, progress: Double) { (self.motion, self.progress) = (motion, progress) }

    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func body(content: Content) -> some View {
        let look = shown
        content.modifier(look.ignoredByLayout()).opacity(look.opacity)
            .transformEnvironment(\.symbolReach) { if let reach = look.reach { $0 = reach } }
    }
}

extension SymbolMotionLook {
    private var shown: SymbolLook {
        let part = progress - progress.rounded(.down)
        var look = part == 0 ? SymbolLook() : motion.look(part)
        if look.followsReading, layoutDirection == .rightToLeft { look.offset.width.negate() }
        return look
    }
}

/// Animates a symbol when a value changes, or for as long as an effect is on.
struct SymbolEffectModifier: ViewModifier {
    let motion: SymbolMotion
    let options: SymbolEffectOptions
    /// Whether the effect is on; nil where a value decides.
    let isActive: Bool?
    let value: AnyChangeValue?
    @State private var progress = 0.0
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.symbolEffectsAreRemoved) private var isRemoved

    func body(content: Content) -> some View {
        if case .lasting(let look) = motion {
            let shown = isActive == true && !isRemoved ? look : SymbolLook()
            content.scaleEffect(shown.scale).opacity(shown.opacity)
                .animation(.smooth(duration: motion.duration / pace), value: isActive)
        } else {
            content.modifier(SymbolMotionLook(motion: motion, progress: progress))
                .onChange(of: value) { run(times: options.count ?? 1) }
                .onChange(of: isActive, initial: true) { switchOver() }
        }
    }

    private var pace: Double { options.pace > 0 && options.pace.isFinite ? options.pace : 1 }
    private var isStill: Bool { reducesMotion || isRemoved }

    private func run(times: Int) {
        if isStill || times < 1 { return }
        withAnimation(.linear(duration: motion.duration * Double(times) / pace)) { progress += Double(times) }
    }

    private func switchOver() {
        guard let isActive else { return }
        if !isActive || isStill {
            progress += 1
        } else if options.isRepeating == false || options.count != nil {
            run(times: options.count ?? 1)
        } else {
            withAnimation(.linear(duration: motion.duration / pace).repeatForever(autoreverses: false)) {
                progress += 1
            }
        }
    }
}

private enum SymbolEffectsRemovedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether symbols are still, whatever their effects; false by default.
    var symbolEffectsAreRemoved: Bool {
        get { self[SymbolEffectsRemovedKey.self] }
        set { self[SymbolEffectsRemovedKey.self] = newValue }
    }
}

extension View {
    /// Animates symbols for as long as an effect is on.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectModifier(motion: SymbolMotion(effect), options: options, isActive: isActive, value: nil))
    }

    /// Animates symbols whenever a value changes.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                motion: SymbolMotion(effect), options: options, isActive: nil, value: AnyChangeValue(value)))
    }

    /// Stops all symbol effects.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        environment(\.symbolEffectsAreRemoved, isEnabled)
    }
}
