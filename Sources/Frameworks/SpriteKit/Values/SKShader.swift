import Foundation
import SwiftUI
import simd

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

/// The type of a shader's value.
public enum SKUniformType: Int, Sendable {
    case none, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3, floatMatrix4, texture
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
    /// The value as a matrix of 2 columns.
    open var matrixFloat2x2Value = matrix_identity_float2x2
    /// The value as a matrix of 3 columns.
    open var matrixFloat3x3Value = matrix_identity_float3x3
    /// The value as a matrix of 4 columns.
    open var matrixFloat4x4Value = matrix_identity_float4x4
    /// The value as a texture; nil for none.
    open var textureValue: SKTexture?
    /// The type of the value with which it was made; none without one.
    open private(set) var uniformType = SKUniformType.none

    /// Creates a value.
    public init(name: String) { self.name = name }
    /// Creates a number.
    public convenience init(name: String, float value: Float) {
        self.init(name: name)
        (floatValue, uniformType) = (value, .float)
    }
    /// Creates a texture.
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name: name)
        (textureValue, uniformType) = (texture, .texture)
    }
    /// Creates two numbers.
    public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
        self.init(name: name)
        (vectorFloat2Value, uniformType) = (value, .floatVector2)
    }
    /// Creates three numbers.
    public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
        self.init(name: name)
        (vectorFloat3Value, uniformType) = (value, .floatVector3)
    }
    /// Creates four numbers.
    public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
        self.init(name: name)
        (vectorFloat4Value, uniformType) = (value, .floatVector4)
    }
    /// Creates a matrix of 2 columns.
    public convenience init(name: String, matrixFloat2x2 value: matrix_float2x2) {
        self.init(name: name)
        (matrixFloat2x2Value, uniformType) = (value, .floatMatrix2)
    }
    /// Creates a matrix of 3 columns.
    public convenience init(name: String, matrixFloat3x3 value: matrix_float3x3) {
        self.init(name: name)
        (matrixFloat3x3Value, uniformType) = (value, .floatMatrix3)
    }
    /// Creates a matrix of 4 columns.
    public convenience init(name: String, matrixFloat4x4 value: matrix_float4x4) {
        self.init(name: name)
        (matrixFloat4x4Value, uniformType) = (value, .floatMatrix4)
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
    /// Creates three numbers.
    public convenience init(vectorFloat3 value: SIMD3<Float>) {
        self.init()
        vectorFloat3Value = value
    }
    /// Creates four numbers.
    public convenience init(vectorFloat4 value: SIMD4<Float>) {
        self.init()
        vectorFloat4Value = value
    }
}
