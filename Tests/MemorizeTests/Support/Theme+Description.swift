import Testing

@testable import Memorize

extension Theme: CustomTestStringConvertible {
    public var testDescription: String { name }
}
