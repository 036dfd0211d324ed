import Foundation
import SwiftUI

extension SKSpriteNode {
    /// Reads the values that sprites have.
    func readSprite(_ coder: SpriteCoder) {
        let value = coder.object
        texture = value["_texture"]?.texture
        normalTexture = value["_normalTexture"]?.texture
        color = value.color("_baseColor") ?? color
        colorBlendFactor = value.number("_colorMix") ?? colorBlendFactor
        blendMode = value.blendMode("_blendMode")
        anchorPoint = value.point("_anchorPoint") ?? anchorPoint
        size = value.rect("_bounds")?.size ?? texture?.size() ?? size
        centerRect = value.rect("_centerRect") ?? centerRect
        lightingBitMask = value.bits("_lightingBitMask") ?? lightingBitMask
        shadowedBitMask = value.bits("_shadowedBitMask") ?? shadowedBitMask
        shadowCastBitMask = value.bits("_shadowCastBitMask") ?? shadowCastBitMask
        if value["_warpGeometry"] != nil { SpriteGaps.left("SKWarpGeometry") }
    }
}

extension SKLabelNode {
    /// Reads the values that labels have.
    func readLabel(_ coder: SpriteCoder) {
        let value = coder.object
        text = value["_text"]?.text
        if let attributed = value["_attributedText"] {
            text = text ?? attributed["NSString"]?.text
            SpriteGaps.left("the attributes of a label's text")
        }
        fontName = value["_fontName"]?.text
        fontSize = value.number("_fontSize") ?? fontSize
        fontColor = value.color("_fontColor") ?? fontColor
        color = value.color("_color") ?? color
        colorBlendFactor = value.number("_labelColorBlend") ?? colorBlendFactor
        blendMode = value.blendMode("_labelBlendMode")
        if let mode = value["_verticalAlignmentMode"]?.int.flatMap(SKLabelVerticalAlignmentMode.init) {
            verticalAlignmentMode = mode
        }
        if let mode = value["_horizontalAlignmentMode"]?.int.flatMap(SKLabelHorizontalAlignmentMode.init) {
            horizontalAlignmentMode = mode
        }
        numberOfLines = max(value["_numberOfLines"]?.int ?? numberOfLines, 0)
        preferredMaxLayoutWidth = value.number("_preferredMaxLayoutWidth") ?? preferredMaxLayoutWidth
    }
}

extension SKShapeNode {
    /// Reads the values that shapes have.
    func readShape(_ coder: SpriteCoder) {
        let value = coder.object
        path = value["_cgPath"]?.path
        strokeColor = value.color("_strokeColor") ?? strokeColor
        fillColor = value.color("_fillColor") ?? fillColor
        lineWidth = value.number("_lineWidth") ?? lineWidth
        glowWidth = value.number("_glowWidth") ?? glowWidth
        lineCap = value["_lineCap"]?.int.flatMap { CGLineCap(rawValue: Int32(truncatingIfNeeded: $0)) } ?? lineCap
        lineJoin = value["_lineJoin"]?.int.flatMap { CGLineJoin(rawValue: Int32(truncatingIfNeeded: $0)) } ?? lineJoin
        isAntialiased = value.bool("_smoothStroke") ?? isAntialiased
        blendMode = value.blendMode("_blendMode")
        fillTexture = value["_fillTexture"]?.texture
        strokeTexture = value["_strokeTexture"]?.texture
    }
}

extension SKEffectNode {
    /// Reads the values that nodes with effects have.
    func readEffect(_ coder: SpriteCoder) {
        let value = coder.object
        shouldEnableEffects = value.bool("_shouldEnableEffects") ?? shouldEnableEffects
        shouldRasterize = value.bool("_shouldRasterize") ?? shouldRasterize
        shouldCenterFilter = value.bool("_shouldCenterFilter") ?? shouldCenterFilter
        blendMode = value.blendMode("_blendMode")
        if value["_filter"] != nil { SpriteGaps.left("CIFilter") }
    }
}
