import Foundation
import SpriteKit
import SwiftUI
import Testing

/// Views of SpriteKit in documents of Interface Builder.
@MainActor
@Suite("SpriteKit in nibs")
struct InterfaceTests {
    private final class Judge: NSObject, SKViewDelegate {}

    @Test("A view of SpriteKit is found by its element and by its class, with its attributes and delegate")
    func views() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view contentMode="scaleToFill" id="A" customClass="SKView"><rect key="frame" x="0" y="0" width="9" height="8"/></view>
            <skView contentMode="scaleToFill" id="B" preferredFramesPerSecond="30" ignoresSiblingOrder="YES">
            <connections><outlet property="delegate" destination="-1" id="C"/></connections></skView>
            <view contentMode="scaleToFill" id="D" customClass="SKNoSuchView"/>
            </objects></document>
            """
        let judge = Judge()
        let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: judge)
        try #require(made.count == 3)
        let first = try #require(made[0] as? SKView)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 9, height: 8) && first.preferredFramesPerSecond == 60)
        let second = try #require(made[1] as? SKView)
        #expect(second.preferredFramesPerSecond == 30 && second.ignoresSiblingOrder && second.delegate === judge)
        #expect(type(of: made[2]) == UIView.self)
    }
}
