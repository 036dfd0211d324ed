// The names of single numbers in C, beside the ones of vectors.

/// A number, `Int8`.
public typealias simd_char1 = Int8
/// A number, `UInt8`.
public typealias simd_uchar1 = UInt8
/// A number, `Int16`.
public typealias simd_short1 = Int16
/// A number, `UInt16`.
public typealias simd_ushort1 = UInt16
/// A number, `Int32`.
public typealias simd_int1 = Int32
/// A number, `UInt32`.
public typealias simd_uint1 = UInt32
/// A number, `Int`.
public typealias simd_long1 = Int
/// A number, `UInt`.
public typealias simd_ulong1 = UInt
/// A number, `Float`.
public typealias simd_float1 = Float
/// A number, `Double`.
public typealias simd_double1 = Double
