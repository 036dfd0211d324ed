import Foundation

// Functions that turn vectors of one type of number into another.

/// Turns signed 8-bit integers into numbers of the type `Float`.
public func vDSP_vflt8(
    _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Rounds numbers of the type `Float` toward zero, to signed 8-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfix8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int8(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Float` to the nearest integer, to signed 8-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixr8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int8(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns signed 16-bit integers into numbers of the type `Float`.
public func vDSP_vflt16(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Rounds numbers of the type `Float` toward zero, to signed 16-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfix16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int16(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Float` to the nearest integer, to signed 16-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixr16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int16(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns signed 32-bit integers into numbers of the type `Float`.
public func vDSP_vflt32(
    _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Rounds numbers of the type `Float` toward zero, to signed 32-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfix32(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int32(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Float` to the nearest integer, to signed 32-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixr32(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int32(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns unsigned 8-bit integers into numbers of the type `Float`.
public func vDSP_vfltu8(
    _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Rounds numbers of the type `Float` toward zero, to unsigned 8-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixu8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt8(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Float` to the nearest integer, to unsigned 8-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixru8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt8(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns unsigned 16-bit integers into numbers of the type `Float`.
public func vDSP_vfltu16(
    _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Rounds numbers of the type `Float` toward zero, to unsigned 16-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixu16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt16(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Float` to the nearest integer, to unsigned 16-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixru16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt16(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns unsigned 32-bit integers into numbers of the type `Float`.
public func vDSP_vfltu32(
    _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Rounds numbers of the type `Float` toward zero, to unsigned 32-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixu32(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt32(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Float` to the nearest integer, to unsigned 32-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixru32(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt32(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns signed 8-bit integers into numbers of the type `Double`.
public func vDSP_vflt8D(
    _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Rounds numbers of the type `Double` toward zero, to signed 8-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfix8D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int8(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Double` to the nearest integer, to signed 8-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixr8D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int8(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns signed 16-bit integers into numbers of the type `Double`.
public func vDSP_vflt16D(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Rounds numbers of the type `Double` toward zero, to signed 16-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfix16D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int16(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Double` to the nearest integer, to signed 16-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixr16D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int16(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns signed 32-bit integers into numbers of the type `Double`.
public func vDSP_vflt32D(
    _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Rounds numbers of the type `Double` toward zero, to signed 32-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfix32D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int32(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Double` to the nearest integer, to signed 32-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixr32D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Int32(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns unsigned 8-bit integers into numbers of the type `Double`.
public func vDSP_vfltu8D(
    _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Rounds numbers of the type `Double` toward zero, to unsigned 8-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixu8D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt8(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Double` to the nearest integer, to unsigned 8-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixru8D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt8(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns unsigned 16-bit integers into numbers of the type `Double`.
public func vDSP_vfltu16D(
    _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Rounds numbers of the type `Double` toward zero, to unsigned 16-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixu16D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt16(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Double` to the nearest integer, to unsigned 16-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixru16D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt16(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns unsigned 32-bit integers into numbers of the type `Double`.
public func vDSP_vfltu32D(
    _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Rounds numbers of the type `Double` toward zero, to unsigned 32-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixu32D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt32(limiting: __A[i * __IA].rounded(.towardZero)) }
}

/// Rounds numbers of the type `Double` to the nearest integer, to unsigned 32-bit integers; numbers beyond their range become its bounds, anything else 0.
public func vDSP_vfixru32D(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = UInt32(limiting: __A[i * __IA].rounded(.toNearestOrEven)) }
}

/// Turns numbers of the type `Double` into numbers of the type `Float`.
public func vDSP_vdpsp(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Turns numbers of the type `Float` into numbers of the type `Double`.
public func vDSP_vspdp(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

extension FixedWidthInteger {
    /// Creates an integer of a rounded number; the nearer bound if it is beyond the range, 0 if it is not a number.
    init<N: BinaryFloatingPoint>(limiting number: N) {
        if number.isNaN {
            self = 0
        } else if number <= N(Self.min) {
            self = .min
        } else {
            self = number >= N(Self.max) ? .max : Self(number)
        }
    }
}
