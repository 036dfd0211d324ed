import Foundation
import SwiftUI

/// How far a player is on the way to an achievement.
///
/// Follows Apple's [GKAchievement](https://developer.apple.com/documentation/gamekit/gkachievement). Reports fail here.
open class GKAchievement: NSObject {
    /// The name of the achievement.
    open var identifier: String
    /// The progress, from 0 to 100; 0 by default.
    open var percentComplete: Double = 0
    /// Whether a banner appears when the achievement is complete; false by default.
    open var showsCompletionBanner = false
    /// Whether the achievement is complete.
    open var isCompleted: Bool { percentComplete >= 100 }
    /// The time of the last report.
    open private(set) var lastReportedDate = Date()
    /// The player.
    public let player: GKPlayer

    /// Creates an achievement of the local player without a name.
    public override convenience init() { self.init(identifier: "") }
    /// Creates an achievement of the local player.
    public convenience init(identifier: String) { self.init(identifier: identifier, player: GKLocalPlayer.local) }
    /// Creates an achievement of a player.
    public init(identifier: String, player: GKPlayer) { (self.identifier, self.player) = (identifier, player) }

    /// Loads the local player's achievements: the handler receives an error.
    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the local player's achievements, which throws an error.
    open class func loadAchievements() async throws -> [GKAchievement] { throw GameCenter.refusal() }

    /// Resets the local player's achievements: the handler receives an error.
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Resets the local player's achievements, which throws an error.
    open class func resetAchievements() async throws { throw GameCenter.refusal() }

    /// Reports achievements: the handler receives an error.
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Reports achievements, which throws an error.
    open class func report(_ achievements: [GKAchievement]) async throws { throw GameCenter.refusal() }

    /// Reports achievements with challenges that they meet: the handler receives an error.
    open class func report(
        _ achievements: [GKAchievement], withEligibleChallenges challenges: [GKChallenge],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }

    /// Finds players that can be challenged: the handler receives an error.
    open func selectChallengeablePlayers(
        _ players: [GKPlayer], withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
}

/// The description of an achievement; none are found here.
///
/// Follows Apple's [GKAchievementDescription](https://developer.apple.com/documentation/gamekit/gkachievementdescription).
open class GKAchievementDescription: NSObject {
    /// The name of the achievement.
    open var identifier: String { "" }
    /// The name of the group of games; nil for none.
    open var groupIdentifier: String? { nil }
    /// The title for users.
    open var title: String { "" }
    /// The description of a complete achievement.
    open var achievedDescription: String { "" }
    /// The description of an incomplete achievement.
    open var unachievedDescription: String { "" }
    /// The number of points.
    open var maximumPoints: Int { 0 }
    /// Whether the achievement is hidden until it is complete.
    open var isHidden: Bool { false }
    /// Whether the achievement can be earned several times.
    open var isReplayable: Bool { false }
    /// The percentage of players that have the achievement; nil if it is not known.
    open var rarityPercent: Double? { nil }

    override init() {}

    /// Loads the descriptions: the handler receives an error.
    open class func loadAchievementDescriptions(
        completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the descriptions, which throws an error.
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] {
        throw GameCenter.refusal()
    }

    /// Loads the image: the handler receives an error.
    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the image, which throws an error.
    open func loadImage() async throws -> UIImage { throw GameCenter.refusal() }

    /// Returns an image for an incomplete achievement: a lock.
    open class func incompleteAchievementImage() -> UIImage { UIImage(systemName: "lock.circle") ?? UIImage() }
    /// Returns an image for a complete achievement: a star.
    open class func placeholderCompletedAchievementImage() -> UIImage {
        UIImage(systemName: "star.circle.fill") ?? UIImage()
    }
}
