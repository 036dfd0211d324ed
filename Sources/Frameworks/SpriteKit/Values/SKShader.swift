import Foundation
import SwiftUI

/// A program that would draw a node's pixels; it has no effect here.
@MainActor @preconcurrency
open class SKShader: NSObject {
    /// The program; nil for none.
    open var source: String?
    /// The values of the program.
    open var uniforms: [SKUniform] = []
    /// The values of the program that each node has.
    open var attributes: [SKAttribute] = []

    /// Creates a shader without a program.
    public override init() { super.init() }
    /// Creates a shader of a program.
    public init(source: String) {
        self.source = source
        super.init()
        SpriteGaps.shader()
    }
    /// Creates a shader of a program with values.
    public convenience init(source: String, uniforms: [SKUniform]) {
        self.init(source: source)
        self.uniforms = uniforms
    }
    /// Creates a shader of a file's program.
    public convenience init(fileNamed name: String) { self.init(source: name) }
    /// Adds a value.
    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    /// Returns the value of a name; nil if there is none.
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    /// Removes the value of a name.
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

/// A value of a shader.
open class SKUniform: NSObject, @unchecked Sendable {
    /// The value's name in the program.
    public let name: String
    /// The value as a number.
    open var floatValue: Float = 0
    /// The value as two numbers.
    open var vectorFloat2Value = SIMD2<Float>()
    /// The value as three numbers.
    open var vectorFloat3Value = SIMD3<Float>()
    /// The value as four numbers.
    open var vectorFloat4Value = SIMD4<Float>()
    /// The value as a texture; nil for none.
    open var textureValue: SKTexture?

    /// Creates a value.
    public init(name: String) { self.name = name }
    /// Creates a number.
    public convenience init(name: String, float value: Float) {
        self.init(name: name)
        floatValue = value
    }
    /// Creates a texture.
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name: name)
        textureValue = texture
    }
    /// Creates two numbers.
    public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
        self.init(name: name)
        vectorFloat2Value = value
    }
    /// Creates three numbers.
    public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
        self.init(name: name)
        vectorFloat3Value = value
    }
    /// Creates four numbers.
    public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
        self.init(name: name)
        vectorFloat4Value = value
    }
}

/// The type of a value that each node has for a shader.
public enum SKAttributeType: Int, Sendable {
    case none, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2, vectorHalfFloat3
    case vectorHalfFloat4
}

/// The declaration of a value that each node has for a shader.
open class SKAttribute: NSObject, @unchecked Sendable {
    /// The value's name in the program.
    public let name: String
    /// The value's type.
    public let type: SKAttributeType
    /// Creates a declaration.
    public init(name: String, type: SKAttributeType) {
        self.name = name
        self.type = type
    }
}

/// A value that a node has for a shader.
open class SKAttributeValue: NSObject, @unchecked Sendable {
    /// The value as a number.
    open var floatValue: Float = 0
    /// The value as two numbers.
    open var vectorFloat2Value = SIMD2<Float>()
    /// The value as three numbers.
    open var vectorFloat3Value = SIMD3<Float>()
    /// The value as four numbers.
    open var vectorFloat4Value = SIMD4<Float>()
    /// Creates the number 0.
    public override init() { super.init() }
    /// Creates a number.
    public convenience init(float value: Float) {
        self.init()
        floatValue = value
    }
    /// Creates two numbers.
    public convenience init(vectorFloat2 value: SIMD2<Float>) {
        self.init()
        vectorFloat2Value = value
    }
}
