import Foundation
import SwiftUI

extension SKTileSet {
    /// Returns the sets of a file of Xcode's editor for tiles.
    static func archived(in root: ArchivedValue) -> [SKTileSet] {
        let values = root.classNames.contains("SKTileSet") ? [root] : root.list
        return values.prefix(1000).compactMap { archived($0) }
    }

    /// Returns a set of an archive; nil for an object of another class.
    static func archived(_ value: ArchivedValue) -> SKTileSet? {
        guard value.classNames.contains("SKTileSet") else { return nil }
        var room = 10_000
        var groups: [Int: SKTileGroup] = [:]
        let all = (value["_groups"]?.list ?? []).compactMap { value -> SKTileGroup? in
            guard room > 0, groups[value.number] == nil else { return nil }
            let group = SKTileGroup.archived(value, &room)
            groups[value.number] = group
            return group
        }
        let type = value["_type"]?.int.flatMap { SKTileSetType(rawValue: UInt(max($0, 0))) }
        let set = SKTileSet(tileGroups: all, tileSetType: type ?? .grid)
        set.name = value["_name"]?.text
        if let size = value.number("_defaultTileSize.width"), let height = value.number("_defaultTileSize.height") {
            set.defaultTileSize = CGSize(width: size, height: height)
        }
        set.defaultTileGroup =
            value["_defaultTileGroup"].flatMap { groups[$0.number] }
            ?? value["_defaultTileGroupIndex"]?.int.flatMap { all.indices.contains($0) ? all[$0] : nil }
        return set
    }
}

extension SKTileGroup {
    /// Returns a group of an archive.
    /// - Parameter room: How many definitions may still be made.
    fileprivate static func archived(_ value: ArchivedValue, _ room: inout Int) -> SKTileGroup {
        let group = SKTileGroup(rules: [])
        group.name = value["_name"]?.text
        for value in value["_rules"]?.list ?? [] where room > 0 {
            room -= 1
            var definitions: [SKTileDefinition] = []
            for value in value["_tileDefinitions"]?.list ?? [] where room > 0 {
                definitions.append(SKTileDefinition.archived(value, &room))
            }
            let adjacency = value["_adjacency"]?.int.map { SKTileAdjacencyMask(rawValue: UInt(max($0, 0))) }
            let rule = SKTileGroupRule(adjacency: adjacency ?? .adjacencyAll, tileDefinitions: definitions)
            rule.name = value["_name"]?.text
            group.rules.append(rule)
        }
        return group
    }
}

extension SKTileDefinition {
    /// Returns a definition of an archive.
    fileprivate static func archived(_ value: ArchivedValue, _ room: inout Int) -> SKTileDefinition {
        let pictures = (value["_textures"]?.list ?? []).prefix(max(room, 0))
        room -= 1 + pictures.count
        let size = CGSize(width: value.number("_width") ?? 0, height: value.number("_height") ?? 0)
        let definition = SKTileDefinition(
            textures: pictures.compactMap(\.texture), size: size, timePerFrame: value.number("_timePerFrame") ?? 0)
        definition.name = value["_name"]?.text
        definition.placementWeight = value["_placementWeight"]?.int ?? 1
        // Texts and numbers are values of an app's; nothing else can be typed in the editor.
        let pairs = value["_userData"]?.pairs.compactMap { pair in pair.value.scalar.map { (pair.key, $0) } } ?? []
        if !pairs.isEmpty {
            let data = NSMutableDictionary()
            for (key, value) in pairs { data[key as NSString] = value }
            definition.userData = data
        }
        return definition
    }
}

extension SKTileMapNode {
    /// Reads the values that maps of tiles have.
    func readMap(_ coder: SpriteCoder) {
        let value = coder.object
        tileSize = CGSize(width: value.number("_tileWidth") ?? 0, height: value.number("_tileHeight") ?? 0)
        anchorPoint = value.point("_anchorPoint") ?? anchorPoint
        color = value.color("_baseColor") ?? color
        colorBlendFactor = value.number("_colorMix") ?? colorBlendFactor
        blendMode = value.blendMode("_blendMode")
        enableAutomapping = value.bool("_enableAutomapping") ?? enableAutomapping
        lightingBitMask = value.bits("_lightingBitMask") ?? lightingBitMask
        if let set = value["_tileSet"].flatMap(SKTileSet.archived)
            ?? value["_tileSetName"]?.text.flatMap({ SKTileSet(named: $0) })
        {
            tileSet = set
        }
        // Four bytes for each tile: the number of its definition among all of the set, or the greatest one for none. The
        // highest bit does not belong to the number.
        let bytes = [UInt8](value["_rawTiles"]?.data ?? Data())
        let definitions = tileSet.tileGroups.flatMap { group in
            group.rules.flatMap { rule in rule.tileDefinitions.map { (group, $0) } }
        }
        let (columns, rows) = (value["_currentColumns"]?.int ?? 0, value["_currentRows"]?.int ?? 0)
        guard (0...4096).contains(columns), (0...4096).contains(rows), columns * rows * 4 <= bytes.count else {
            return SpriteGaps.left("a map with fewer tiles than its columns and rows have,")
        }
        setTiles(columns: columns, rows: rows) { index in
            guard index * 4 + 4 <= bytes.count else { return nil }
            let number = (0..<4).reduce(0) { $0 | Int(bytes[index * 4 + $1]) << (8 * $1) } & 0x7FFF_FFFF
            return definitions.indices.contains(number) ? definitions[number] : nil
        }
    }
}
