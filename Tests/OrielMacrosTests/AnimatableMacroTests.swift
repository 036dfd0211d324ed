import Testing

@testable import MacroExpansion

@Suite("@Animatable")
struct AnimatableMacroTests {
    private func data(_ declaration: String) throws -> String {
        try AnimatableMacro(declaration: .stub(declaration)).animatableData()
    }

    @Test("Stored variables become nested pairs, in their order")
    func pairs() throws {
        #expect(
            try data(
                """
                @Animatable public struct Wedge: Shape {
                    var start: Angle
                    var share = 0.5
                    var center = CGPoint.zero
                    @AnimatableIgnored var isClockwise: Bool
                    let count: Int
                    static var shared: Int = 5
                    @State private var place = 0
                    var area: Double { share * 2 }
                    func path(in rect: CGRect) -> Path { Path(rect) }
                }
                """) == """
                    public var animatableData: SwiftUICore.AnimatablePair<Angle.AnimatableData, SwiftUICore.AnimatablePair<Double.AnimatableData, CGPoint.AnimatableData>> {
                        get { SwiftUICore.AnimatablePair(SwiftUICore._animatableData(of: self.start), SwiftUICore.AnimatablePair(SwiftUICore._animatableData(of: self.share), SwiftUICore._animatableData(of: self.center))) }
                        set {
                            SwiftUICore._setAnimatableData(newValue.first, of: &self.start)
                            SwiftUICore._setAnimatableData(newValue.second.first, of: &self.share)
                            SwiftUICore._setAnimatableData(newValue.second.second, of: &self.center)
                        }
                    }
                    """)
    }

    @Test("A type without variables has no data, and one variable is not a pair")
    func few() throws {
        #expect(try data("struct A { let a: Int }").contains("EmptyAnimatableData()"))
        #expect(try data("struct A { var a: CGFloat }").contains("newValue, of: &self.a"))
    }

    @Test(
        "Where the type can't be told, and in an enumeration, there is an error",
        arguments: [
            "struct A { var a = make() }", "struct A { var a = 5 }", "enum A { case a }", "extension A {}",
        ])
    func errors(_ declaration: String) {
        #expect(throws: MacroError.self) { try data(declaration) }
    }
}
