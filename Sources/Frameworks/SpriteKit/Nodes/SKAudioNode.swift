import Foundation
import SwiftUI

/// A node that plays a sound while it is in a scene that is shown.
///
/// The sound comes from everywhere alike. Follows Apple's
/// [SKAudioNode](https://developer.apple.com/documentation/spritekit/skaudionode).
@MainActor @preconcurrency
open class SKAudioNode: SKNode {
    /// Whether the sound begins when the scene is shown, and is repeated; true by default.
    open var autoplayLooped = true
    /// Whether the sound would come from the node's place; without effect.
    open var isPositional = true
    /// The loudness, from 0 to 1; without effect but for 0.
    var volume: Float = 1
    private let file: URL?
    private var sound: SpriteSound?
    /// When the last round began: a player that ends at once is not started again.
    private var began = Date.distantPast

    /// Creates a node of a sound file of the app.
    public convenience init(fileNamed name: String) {
        let file = SpriteSound.file(named: name)
        if file == nil { SpriteGaps.once("there is no sound file “\(name)”.") }
        self.init(file: file)
    }
    /// Creates a node of a sound file.
    public convenience init(url: URL) { self.init(file: url) }
    /// Creates a node without a sound.
    public convenience override init() { self.init(file: nil) }
    private init(file: URL?) {
        self.file = file
        super.init()
    }
    /// Creates a node without a sound: the sounds in files of Xcode's editors are left out.
    public required init?(coder aDecoder: NSCoder) {
        file = nil
        super.init(coder: aDecoder)
        if aDecoder is SpriteCoder { SpriteGaps.left("the sound of SKAudioNode") }
    }

    override func presenceChanged(_ isShown: Bool) {
        if isShown, autoplayLooped { start() } else { stop() }
    }

    func start() {
        guard let file, volume > 0 else { return }
        stop()
        began = Date()
        sound = SpriteSound.play(file) { [weak self] in
            guard let self, autoplayLooped, sound != nil, Date().timeIntervalSince(began) > 0.1 else { return }
            start()
        }
    }

    func stop() {
        let sound = sound
        self.sound = nil
        sound?.stop()
    }

    override func makeCopy() -> SKNode {
        let copy = SKAudioNode(file: file)
        copy.autoplayLooped = autoplayLooped
        copy.isPositional = isPositional
        return copy
    }
}
