import SwiftUI

extension Tips {
    /// A button of a tip.
    public struct Action: Identifiable, @unchecked Sendable {
        /// The name by which the app knows it; its number among the tip's buttons by default.
        public let id: String
        /// The number among the tip's buttons.
        public internal(set) var index: Int?
        /// The label.
        public let label: () -> Text
        /// What it does.
        public let handler: @Sendable () -> Void
        private let hasName: Bool

        /// Creates a button.
        public init(
            id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping () -> Text
        ) {
            (self.id, hasName, self.label, self.handler) = (id ?? UUID().uuidString, id != nil, label, handler)
        }

        /// Creates a button with a title.
        public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {})
        {
            let title = String(title)
            self.init(id: id, perform: handler) { Text(LocalizedStringKey(title)) }
        }

        private init(_ action: Action, at index: Int) {
            id = action.hasName ? action.id : "\(index)"
            (label, handler, hasName, self.index) = (action.label, action.handler, action.hasName, index)
        }

        /// Buttons with their numbers.
        static func numbered(_ actions: [Action]) -> [Action] { actions.enumerated().map { Action($1, at: $0) } }
    }

    /// Puts buttons together.
    @resultBuilder
    public enum ActionBuilder {
        /// All buttons.
        public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
        /// One button.
        public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
        /// A list of buttons.
        public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
        /// Buttons while a condition holds.
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
        /// Buttons or others.
        public static func buildEither(first component: [Action]) -> [Action] { component }
        /// Buttons or others.
        public static func buildEither(second component: [Action]) -> [Action] { component }
        /// Buttons of a loop.
        public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }
        /// Buttons of some versions of a system.
        public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }
    }
}
