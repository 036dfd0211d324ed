/// Marks code that Xcode runs beside the editor; here it is checked by the compiler, and never run.
///
/// Follows Apple's [Playground(_:body:)](https://developer.apple.com/documentation/playgrounds).
@freestanding(declaration)
public macro Playground(_ name: String? = nil, body: @escaping @MainActor () async throws -> Void) =
    #externalMacro(module: "OrielMacros", type: "PlaygroundMacro")
