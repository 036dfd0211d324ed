import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// How the tiles of a map are arranged.
public enum SKTileSetType: UInt, Sendable {
    case grid, isometric, hexagonalFlat, hexagonalPointy
}

/// The appearance of a tile: textures that follow each other.
///
/// Follows Apple's [SKTileDefinition](https://developer.apple.com/documentation/spritekit/sktiledefinition).
open class SKTileDefinition: NSObject, @unchecked Sendable {
    /// The textures.
    open var textures: [SKTexture]
    /// The size, in points.
    open var size: CGSize
    /// How long each texture is shown, in seconds.
    open var timePerFrame: CGFloat = 0
    /// The definition's name; nil for none.
    open var name: String?
    /// Values that the app keeps with the definition.
    open var userData: NSMutableDictionary?
    /// How likely the definition is among others of a rule; without effect.
    open var placementWeight = 1
    /// The rotation of the picture; without effect.
    open var rotation = SKTileDefinitionRotation.rotation0
    /// The textures for lights; without effect.
    open var normalTextures: [SKTexture] = []
    /// Whether the picture is mirrored from left to right; without effect.
    open var flipHorizontally = false
    /// Whether the picture is mirrored from top to bottom; without effect.
    open var flipVertically = false

    /// Creates a definition without a texture.
    public convenience override init() { self.init(textures: [], size: .zero, timePerFrame: 0) }
    /// Creates a definition of a texture with one for lights.
    public convenience init(texture: SKTexture, normalTexture: SKTexture, size: CGSize) {
        self.init(texture: texture, size: size)
        normalTextures = [normalTexture]
    }
    /// Creates a definition of a texture.
    public convenience init(texture: SKTexture) { self.init(texture: texture, size: texture.size()) }
    /// Creates a definition of a texture in a size.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(textures: [texture], size: size, timePerFrame: 0)
    }
    /// Creates a definition of textures that follow each other.
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        self.textures = textures
        self.size = size
        self.timePerFrame = timePerFrame
    }
}

/// A rule for the tiles of a group: the neighbors that a tile has where its first definition is taken.
open class SKTileGroupRule: NSObject, @unchecked Sendable {
    /// The definitions.
    open var tileDefinitions: [SKTileDefinition]
    /// The rule's name; nil for none.
    open var name: String?
    /// The neighbors of the same group; all by default.
    open var adjacency: SKTileAdjacencyMask
    /// Creates a rule for a tile with some neighbors.
    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    }
    /// Creates a rule for a tile with all neighbors.
    public convenience init(tileDefinitions: [SKTileDefinition]) {
        self.init(adjacency: .adjacencyAll, tileDefinitions: tileDefinitions)
    }
}

/// Tiles of one kind.
///
/// Follows Apple's [SKTileGroup](https://developer.apple.com/documentation/spritekit/sktilegroup).
open class SKTileGroup: NSObject, @unchecked Sendable {
    /// The rules.
    open var rules: [SKTileGroupRule]
    /// The group's name; nil for none.
    open var name: String?
    /// Creates a group of a definition.
    public convenience init(tileDefinition: SKTileDefinition) {
        self.init(rules: [SKTileGroupRule(tileDefinitions: [tileDefinition])])
    }
    /// Creates a group of rules.
    public init(rules: [SKTileGroupRule]) { self.rules = rules }
    /// Returns a group without a tile.
    open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }
}

/// Groups of tiles for a map.
open class SKTileSet: NSObject, @unchecked Sendable {
    /// The groups.
    open var tileGroups: [SKTileGroup]
    /// The set's name; nil for none.
    open var name: String?
    /// How the tiles are arranged.
    open var type: SKTileSetType
    /// The group with which maps are filled at first; nil for none.
    open var defaultTileGroup: SKTileGroup?
    /// The size of tiles, in points.
    open var defaultTileSize = CGSize.zero
    /// Creates a set of groups.
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType = .grid) {
        self.tileGroups = tileGroups
        type = tileSetType
    }
    /// Reads the first set of a file, which Xcode's editor has made; nil if it can't be read.
    public convenience init?(from url: URL) {
        guard let root = SpriteFile.archive(at: url)?.object(named: "root"), let found = Self.archived(in: root).first
        else { return nil }
        self.init(found)
    }
    /// Reads the set of a name from one of the app's files; nil if there is none.
    public convenience init?(named name: String) {
        guard let found = SpriteFile.first({ Self.archived(in: $0).first { $0.name == name } }) else {
            SpriteGaps.missing("a set of tiles", named: name)
            return nil
        }
        self.init(found)
    }
    private convenience init(_ other: SKTileSet) {
        self.init(tileGroups: other.tileGroups, tileSetType: other.type)
        (name, defaultTileGroup, defaultTileSize) = (other.name, other.defaultTileGroup, other.defaultTileSize)
    }
}

/// A node that draws a map of tiles, in a grid.
///
/// Isometric and hexagonal maps are drawn as grids here. Follows Apple's
/// [SKTileMapNode](https://developer.apple.com/documentation/spritekit/sktilemapnode).
@MainActor @preconcurrency
open class SKTileMapNode: SKNode {
    private struct Tile {
        var group: SKTileGroup?
        var definition: SKTileDefinition?
    }

    private var tiles: [Tile] = []
    /// The number of columns.
    open private(set) var numberOfColumns = 0
    /// The number of rows.
    open private(set) var numberOfRows = 0
    /// The size of a tile, in points.
    open var tileSize: CGSize
    /// The tiles to choose from.
    open var tileSet: SKTileSet
    /// The point of the map that is at the node's place; the middle by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The color that tints the tiles.
    open var color: UIColor = .white
    /// How much the color tints the tiles, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0
    /// How the pixels are mixed with the pixels below.
    open var blendMode = SKBlendMode.alpha
    /// Whether rules choose neighboring tiles; they never do here.
    open var enableAutomapping = true
    /// The bits of the lights that would shine on the map; without effect.
    open var lightingBitMask: UInt32 = 0
    /// A program for the pixels; without effect.
    open var shader: SKShader?
    private var time = 0.0

    /// Creates an empty map.
    public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize, fillWith: nil)
    }
    /// Creates a map of tiles of one group.
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
    ) { self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize, fillWith: Optional(tileGroup)) }
    /// Creates a map of tiles of the groups of a list, row by row from the bottom.
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize, fillWith: nil)
        for (index, group) in tileGroupLayout.prefix(tiles.count).enumerated() { tiles[index] = Self.tile(group) }
        mapAll()
    }
    private init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith group: SKTileGroup?) {
        self.tileSet = tileSet
        self.tileSize = tileSize
        super.init()
        (numberOfColumns, numberOfRows) = (min(max(columns, 0), 4096), min(max(rows, 0), 4096))
        tiles = Array(repeating: group.map(Self.tile) ?? Tile(), count: numberOfColumns * numberOfRows)
        mapAll()
    }
    /// Creates a map of a file of Xcode's editors; another coder gives an empty one.
    public required init?(coder aDecoder: NSCoder) {
        tileSet = SKTileSet(tileGroups: [])
        tileSize = .zero
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SpriteCoder { readMap(coder) }
    }

    /// Sets the number of columns and rows, and the definitions of the tiles, row by row from the bottom.
    func setTiles(columns: Int, rows: Int, _ definition: (Int) -> (SKTileGroup, SKTileDefinition)?) {
        (numberOfColumns, numberOfRows) = (min(max(columns, 0), 4096), min(max(rows, 0), 4096))
        tiles = (0..<numberOfColumns * numberOfRows).map { index in
            definition(index).map { Tile(group: $0.0, definition: $0.1) } ?? Tile()
        }
    }

    private static func tile(_ group: SKTileGroup) -> Tile {
        Tile(group: group, definition: group.rules.first?.tileDefinitions.first)
    }

    // MARK: Definitions by neighbors

    private func mapAll() {
        guard enableAutomapping, tileSet.tileGroups.contains(where: { $0.rules.count > 1 }) else { return }
        for row in 0..<numberOfRows { for column in 0..<numberOfColumns { map(column, row) } }
    }
    private func map(around column: Int, _ row: Int) {
        guard enableAutomapping else { return }
        for y in row - 1...row + 1 { for x in column - 1...column + 1 { map(x, y) } }
    }
    /// Chooses the definition of a tile by the groups of its neighbors.
    private func map(_ column: Int, _ row: Int) {
        guard tileSet.type == .grid, let index = index(column, row), let group = tiles[index].group,
            group.rules.count > 1
        else { return }
        var neighbors: SKTileAdjacencyMask = []
        for (bit, step) in SKTileAdjacencyMask.steps.enumerated() {
            guard let next = self.index(column + step.0, row + step.1), tiles[next].group === group else { continue }
            neighbors.insert(SKTileAdjacencyMask(rawValue: 1 << UInt(bit)))
        }
        let best = group.rules.enumerated().max {
            ($0.element.adjacency.fit(neighbors), $1.offset) < ($1.element.adjacency.fit(neighbors), $0.offset)
        }
        tiles[index].definition = best?.element.tileDefinitions.first
    }

    private func index(_ column: Int, _ row: Int) -> Int? {
        (0..<numberOfColumns).contains(column) && (0..<numberOfRows).contains(row)
            ? row * numberOfColumns + column : nil
    }

    /// The size of the map, in points.
    open var mapSize: CGSize {
        CGSize(
            width: tileSize.width.sound * CGFloat(numberOfColumns),
            height: tileSize.height.sound * CGFloat(numberOfRows))
    }
    /// Returns the definition of a tile; nil where there is none.
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
        index(column, row).flatMap { tiles[$0].definition }
    }
    /// Returns the group of a tile; nil where there is none.
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? {
        index(column, row).flatMap { tiles[$0].group }
    }
    /// Sets a tile; none for nil.
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        guard let index = index(column, row) else { return }
        tiles[index] = tileGroup.map(Self.tile) ?? Tile()
        map(around: column, row)
    }
    /// Sets a tile to a definition of its group.
    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition definition: SKTileDefinition, forColumn column: Int, row: Int
    ) {
        if let index = index(column, row) { tiles[index] = Tile(group: tileGroup, definition: definition) }
    }
    /// Sets all tiles; none for nil.
    open func fill(with tileGroup: SKTileGroup?) {
        tiles = Array(repeating: tileGroup.map(Self.tile) ?? Tile(), count: tiles.count)
        mapAll()
    }
    /// Returns the column at a point of the node's space, which may be outside of the map.
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
        number((position.x - contentBounds.minX) / tileSize.width)
    }
    /// Returns the row at a point of the node's space, which may be outside of the map.
    open func tileRowIndex(fromPosition position: CGPoint) -> Int {
        number((position.y - contentBounds.minY) / tileSize.height)
    }
    private func number(_ value: CGFloat) -> Int { value.isFinite && abs(value) < 1e9 ? Int(value.rounded(.down)) : 0 }
    /// Returns the middle of a tile, in the node's space.
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: contentBounds.minX + (CGFloat(column) + 0.5) * tileSize.width,
            y: contentBounds.minY + (CGFloat(row) + 0.5) * tileSize.height)
    }

    override var contentBounds: CGRect {
        let size = mapSize
        return CGRect(
            x: -anchorPoint.x.sound * size.width, y: -anchorPoint.y.sound * size.height, width: size.width,
            height: size.height)
    }

    override func advance(_ seconds: Double) { time += seconds }

    override func draw(into drawing: SceneDrawing) {
        let bounds = contentBounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        let tint = colorBlendFactor > 0 ? TextureTint(color.rgba, share: colorBlendFactor) : nil
        var commands: [DrawingCommand] = []
        for (index, tile) in tiles.enumerated() {
            guard let definition = tile.definition, !definition.textures.isEmpty else { continue }
            let step = definition.timePerFrame > 0 ? Int(time / Double(definition.timePerFrame)) : 0
            let texture = definition.textures[step % definition.textures.count]
            let place = CGRect(
                x: bounds.minX + CGFloat(index % numberOfColumns) * tileSize.width,
                y: bounds.minY + CGFloat(index / numberOfColumns) * tileSize.height, width: tileSize.width,
                height: tileSize.height)
            commands += texture.commands(in: place, tint: tint).commands
        }
        if !commands.isEmpty { drawing.draw(commands, bounds: bounds, effects: blendMode.effects) }
    }

    override func makeCopy() -> SKNode {
        let copy = SKTileMapNode(
            tileSet: tileSet, columns: numberOfColumns, rows: numberOfRows, tileSize: tileSize, fillWith: nil)
        (copy.tiles, copy.anchorPoint, copy.color) = (tiles, anchorPoint, color)
        (copy.colorBlendFactor, copy.blendMode) = (colorBlendFactor, blendMode)
        return copy
    }
}
