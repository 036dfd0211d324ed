import Foundation

extension Tips {
    /// A value on which the rules of tips depend, which the macro `@Parameter` makes.
    ///
    /// Follows Apple's [Tips.Parameter](https://developer.apple.com/documentation/tipkit/tips/parameter). It is kept from one launch to the
    /// next.
    public final class Parameter<Value: Codable & Sendable>: RuleInput, Sendable {
        /// The name under which it is kept.
        public let id: String
        private let initialValue: Value
        private let isTransient: Bool

        /// Creates a parameter of a type, with its value before any other was set.
        public init(_ type: Any.Type, _ name: String, _ initialValue: Value, options: [ParameterOption] = []) {
            id = "\(String(reflecting: type)).\(name)"
            self.initialValue = initialValue
            isTransient = options.contains(.transient)
        }

        /// The value.
        public var wrappedValue: Value {
            get { TipStore.shared.parameter(id) ?? initialValue }
            set { TipStore.shared.setParameter(id, newValue, isTransient: isTransient) }
        }

        public var ruleValue: Value { wrappedValue }
    }

    /// How a parameter is kept.
    public struct ParameterOption: Hashable, Sendable {
        private let name: String
        /// Only while the app runs.
        public static let transient = ParameterOption(name: "transient")
    }
}

/// Makes a static variable of a tip a value on which the rules of tips depend.
///
/// Rules name it with a dollar sign.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "OrielMacros", type: "TipParameterMacro")
