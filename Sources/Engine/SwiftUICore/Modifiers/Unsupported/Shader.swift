import Foundation

// Shaders are written in Metal's language, which nothing compiles here. The types exist, so that apps with a shader build
// and run without it; the modifiers log a warning once, and are listed in CompatibilityGaps.md.

/// A function in Metal's language with the values of its arguments.
///
/// Without effect here. Follows Apple's [Shader](https://developer.apple.com/documentation/swiftui/shader).
public struct Shader: Equatable, Sendable {
    /// The function.
    public var function: ShaderFunction
    /// The values that the function receives after its standard arguments.
    public var arguments: [Argument]
    /// Whether colors are dithered.
    public var dithersColor = false

    /// Creates a shader.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// The value of an argument.
    public struct Argument: Equatable, Sendable {
        private enum Value: Equatable, @unchecked Sendable {
            case numbers([Double])
            case colors([Color])
            case image(Image)
            case data(Data)
            case boundingRect
        }

        private let value: Value

        /// The first color; nil where the value is none.
        var firstColor: Color? { if case .colors(let colors) = value { colors.first } else { nil } }

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { .init(value: .numbers([Double(x)])) }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            .init(value: .numbers([Double(x), Double(y)]))
        }
        /// The coordinates of a point.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        /// A width and a height.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        /// The parts of a vector.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            .init(value: .numbers([Double(x), Double(y), Double(z)]))
        }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            .init(value: .numbers([Double(x), Double(y), Double(z), Double(w)]))
        }
        /// Any count of numbers.
        public static func floatArray(_ array: [Float]) -> Argument { .init(value: .numbers(array.map(Double.init))) }
        /// The rectangle that the view or shape fills.
        public static var boundingRect: Argument { .init(value: .boundingRect) }
        /// A color.
        public static func color(_ color: Color) -> Argument { .init(value: .colors([color])) }
        /// Any count of colors.
        public static func colorArray(_ array: [Color]) -> Argument { .init(value: .colors(array)) }
        /// A picture.
        public static func image(_ image: Image) -> Argument { .init(value: .image(image)) }
        /// Bytes.
        public static func data(_ data: Data) -> Argument { .init(value: .data(data)) }
    }
}

/// A function in Metal's language; calling it makes a shader.
///
/// Follows Apple's [ShaderFunction](https://developer.apple.com/documentation/swiftui/shaderfunction).
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The library that the function is in.
    public var library: ShaderLibrary
    /// The function's name.
    public var name: String

    /// Creates a reference to a function.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// Makes a shader with the given values.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// Functions in Metal's language, each a member.
///
/// Follows Apple's [ShaderLibrary](https://developer.apple.com/documentation/swiftui/shaderlibrary).
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, @unchecked Sendable {
    private enum Source: Equatable {
        case bundle(Bundle)
        case data(Data)
        case file(URL)
    }

    private let source: Source
    private init(_ source: Source) { self.source = source }

    /// The functions of the app.
    public static let `default` = ShaderLibrary(.bundle(.main))
    /// The functions of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(.bundle(bundle)) }
    /// Creates a reference to functions that were compiled before.
    public init(data: Data) { self.init(.data(data)) }
    /// Creates a reference to functions in a file.
    public init(url: URL) { self.init(.file(url)) }

    /// The function of a name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
    /// The app's function of a name.
    public static subscript(dynamicMember name: String) -> ShaderFunction { self.default[dynamicMember: name] }
}

extension Shader: ShapeStyle {
    /// The first color among the arguments, or the color of the content: there is no compiler for Metal's language.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        RuntimeWarning.issue("A Shader as a style shows one of its colors here: see CompatibilityGaps.md.")
        return arguments.lazy.compactMap(\.firstColor).first.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground)
    }
}

extension View {
    /// Without effect: there is no compiler for Metal's language.
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        unsupported("colorEffect(_:isEnabled:)", where: isEnabled)
    }

    /// Without effect: there is no compiler for Metal's language.
    public nonisolated func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        unsupported("distortionEffect(_:maxSampleOffset:isEnabled:)", where: isEnabled)
    }

    /// Without effect: there is no compiler for Metal's language.
    public nonisolated func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        unsupported("layerEffect(_:maxSampleOffset:isEnabled:)", where: isEnabled)
    }
}

extension VisualEffect {
    /// Without effect: there is no compiler for Metal's language.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        unsupported("colorEffect(_:isEnabled:)", isEnabled)
    }

    /// Without effect: there is no compiler for Metal's language.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        unsupported("distortionEffect(_:maxSampleOffset:isEnabled:)", isEnabled)
    }

    /// Without effect: there is no compiler for Metal's language.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        unsupported("layerEffect(_:maxSampleOffset:isEnabled:)", isEnabled)
    }

    private func unsupported(_ name: String, _ isEnabled: Bool) -> Self {
        if isEnabled { RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.") }
        return self
    }
}
