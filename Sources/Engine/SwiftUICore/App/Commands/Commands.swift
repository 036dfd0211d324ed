/// Things that can be done from the menu bar.
///
/// Follows Apple's [Commands](https://developer.apple.com/documentation/swiftui/commands). Commands have dynamic
/// properties as views have, and menus follow their changes.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the body, normally inferred.
    associatedtype Body: Commands
    /// The content of the body.
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// The views that represent the commands: the engine's entry point.
    nonisolated static func _views(of commands: Self) -> _CommandViews
}

/// Views whose trees describe menus.
public struct _CommandViews {
    var views: [AnyView]
}

extension Commands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews {
        _CommandViews(views: [AnyView(CommandsBody(commands: ConnectedValue(value: commands)))])
    }
}

extension Never: Commands {}

/// Commands of the engine's own.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Evaluates the body of commands, as a view.
private struct CommandsBody<C: Commands>: View {
    let commands: ConnectedValue<C>

    var body: some View { CommandPieces(views: C.Body._views(of: commands.value.body).views) }
}

/// Several views of commands.
struct CommandPieces: View {
    let views: [AnyView]
    var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

/// A value whose dynamic properties are connected like properties of the view that holds it.
private struct ConnectedValue<Value>: DynamicProperty {
    var value: Value

    static func _connect(_ property: UnsafeMutablePointer<Self>, _ connection: inout _PropertyConnection) {
        for field in DynamicPropertyFields.fields(of: Value.self).all {
            field.connect(UnsafeMutableRawPointer(property) + field.offset, &connection)
        }
    }
}

/// Builds commands from the statements of a closure.
///
/// Follows Apple's [CommandsBuilder](https://developer.apple.com/documentation/swiftui/commandsbuilder).
@resultBuilder
public enum CommandsBuilder {
    /// Passes a single expression through.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// No statements make no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Single commands stay themselves.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Several commands make a tuple.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandList {
        var views: [AnyView] = []
        func add<C: Commands>(_ commands: C) { views += C._views(of: commands).views }
        repeat add(each content)
        return _CommandList(views: views)
    }
    /// An `if` without `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` or `switch`.
    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> _ConditionalCommands<First, Second> { .first(first) }
    /// The second branch of an `if` or `switch`.
    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _ConditionalCommands<First, Second> { .second(second) }
    /// An `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Several commands in a row.
public struct _CommandList {
    let views: [AnyView]
}

extension _CommandList: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews { _CommandViews(views: commands.views) }
}

/// One of two commands.
public enum _ConditionalCommands<First: Commands, Second: Commands> {
    case first(First)
    case second(Second)
}

extension _ConditionalCommands: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews {
        switch commands {
        case .first(let commands): First._views(of: commands)
        case .second(let commands): Second._views(of: commands)
        }
    }
}

extension Optional: Commands where Wrapped: Commands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews {
        commands.map { Wrapped._views(of: $0) } ?? _CommandViews(views: [])
    }
}

extension Optional: _PrimitiveCommands where Wrapped: Commands {}
