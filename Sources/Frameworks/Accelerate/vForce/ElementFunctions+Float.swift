import Foundation

// Functions of each element of a list. The last parameter is the number of elements.

/// Writes the elements, rounded up.
public func vvceilf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = __x[i].rounded(.up) }
}

/// Writes the elements, rounded down.
public func vvfloorf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = __x[i].rounded(.down) }
}

/// Writes the elements, rounded toward zero.
public func vvintf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = __x[i].rounded(.towardZero) }
}

/// Writes the elements, rounded to the nearest integer.
public func vvnintf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = __x[i].rounded(.toNearestOrEven) }
}

/// Writes the square roots of the elements.
public func vvsqrtf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = __x[i].squareRoot() }
}

/// Writes one divided by the square roots of the elements.
public func vvrsqrtf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = 1 / __x[i].squareRoot() }
}

/// Writes one divided by the elements.
public func vvrecf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = 1 / __x[i] }
}

/// Writes the powers of e.
public func vvexpf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = exp(__x[i]) }
}

/// Writes the powers of two.
public func vvexp2f(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = exp2(__x[i]) }
}

/// Writes the powers of e, less one.
public func vvexpm1f(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = expm1(__x[i]) }
}

/// Writes the natural logarithms of the elements.
public func vvlogf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = log(__x[i]) }
}

/// Writes the natural logarithms of the elements plus one.
public func vvlog1pf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = log1p(__x[i]) }
}

/// Writes the binary logarithms of the elements.
public func vvlog2f(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = log2(__x[i]) }
}

/// Writes the decimal logarithms of the elements.
public func vvlog10f(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = log10(__x[i]) }
}

/// Writes the exponents of the elements.
public func vvlogbf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = logb(__x[i]) }
}

/// Writes the sines of the elements.
public func vvsinf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = sin(__x[i]) }
}

/// Writes the cosines of the elements.
public func vvcosf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = cos(__x[i]) }
}

/// Writes the tangents of the elements.
public func vvtanf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = tan(__x[i]) }
}

/// Writes the arc sines of the elements.
public func vvasinf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = asin(__x[i]) }
}

/// Writes the arc cosines of the elements.
public func vvacosf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = acos(__x[i]) }
}

/// Writes the arc tangents of the elements.
public func vvatanf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = atan(__x[i]) }
}

/// Writes the hyperbolic sines of the elements.
public func vvsinhf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = sinh(__x[i]) }
}

/// Writes the hyperbolic cosines of the elements.
public func vvcoshf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = cosh(__x[i]) }
}

/// Writes the hyperbolic tangents of the elements.
public func vvtanhf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = tanh(__x[i]) }
}

/// Writes the inverse hyperbolic sines of the elements.
public func vvasinhf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = asinh(__x[i]) }
}

/// Writes the inverse hyperbolic cosines of the elements.
public func vvacoshf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = acosh(__x[i]) }
}

/// Writes the inverse hyperbolic tangents of the elements.
public func vvatanhf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = atanh(__x[i]) }
}

/// Writes the sines of the elements times pi.
public func vvsinpif(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = sin(__x[i] * .pi) }
}

/// Writes the cosines of the elements times pi.
public func vvcospif(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = cos(__x[i] * .pi) }
}

/// Writes the tangents of the elements times pi.
public func vvtanpif(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = tan(__x[i] * .pi) }
}

/// Writes the cube roots of the elements.
public func vvcbrtf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = cbrt(__x[i]) }
}

/// Writes the elements without their signs.
public func vvfabsf(_ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>, _ __n: UnsafePointer<Int32>) {
    for i in 0..<Int(__n.pointee) { __y[i] = abs(__x[i]) }
}

/// Writes powers: the bases are the parameter `__x`, the exponents `__y`.
public func vvpowf(
    _ __z: UnsafeMutablePointer<Float>, _ __y: UnsafePointer<Float>, _ __x: UnsafePointer<Float>,
    _ __n: UnsafePointer<Int32>
) {
    for i in 0..<Int(__n.pointee) { __z[i] = pow(__x[i], __y[i]) }
}

/// Writes the angles of points in radians, from their y and x coordinates.
public func vvatan2f(
    _ __z: UnsafeMutablePointer<Float>, _ __y: UnsafePointer<Float>, _ __x: UnsafePointer<Float>,
    _ __n: UnsafePointer<Int32>
) {
    for i in 0..<Int(__n.pointee) { __z[i] = atan2(__y[i], __x[i]) }
}

/// Writes the remainders of divisions toward zero.
public func vvfmodf(
    _ __z: UnsafeMutablePointer<Float>, _ __y: UnsafePointer<Float>, _ __x: UnsafePointer<Float>,
    _ __n: UnsafePointer<Int32>
) {
    for i in 0..<Int(__n.pointee) { __z[i] = fmod(__y[i], __x[i]) }
}

/// Writes the remainders of divisions to the nearest integer.
public func vvremainderf(
    _ __z: UnsafeMutablePointer<Float>, _ __y: UnsafePointer<Float>, _ __x: UnsafePointer<Float>,
    _ __n: UnsafePointer<Int32>
) {
    for i in 0..<Int(__n.pointee) { __z[i] = remainder(__y[i], __x[i]) }
}

/// Writes the values of one list with the signs of another.
public func vvcopysignf(
    _ __z: UnsafeMutablePointer<Float>, _ __y: UnsafePointer<Float>, _ __x: UnsafePointer<Float>,
    _ __n: UnsafePointer<Int32>
) {
    for i in 0..<Int(__n.pointee) { __z[i] = copysign(__y[i], __x[i]) }
}

/// Writes the next numbers toward others.
public func vvnextafterf(
    _ __z: UnsafeMutablePointer<Float>, _ __y: UnsafePointer<Float>, _ __x: UnsafePointer<Float>,
    _ __n: UnsafePointer<Int32>
) {
    for i in 0..<Int(__n.pointee) { __z[i] = nextafter(__y[i], __x[i]) }
}

/// Writes the quotients of two lists.
public func vvdivf(
    _ __z: UnsafeMutablePointer<Float>, _ __y: UnsafePointer<Float>, _ __x: UnsafePointer<Float>,
    _ __n: UnsafePointer<Int32>
) {
    for i in 0..<Int(__n.pointee) { __z[i] = __y[i] / __x[i] }
}

/// Writes powers with one exponent: the parameter `__y`.
public func vvpowsf(
    _ __z: UnsafeMutablePointer<Float>, _ __y: UnsafePointer<Float>, _ __x: UnsafePointer<Float>,
    _ __n: UnsafePointer<Int32>
) {
    let exponent = __y.pointee
    for i in 0..<Int(__n.pointee) { __z[i] = pow(__x[i], exponent) }
}

/// Writes the sines and cosines of a list.
public func vvsincosf(
    _ __z: UnsafeMutablePointer<Float>, _ __y: UnsafeMutablePointer<Float>, _ __x: UnsafePointer<Float>,
    _ __n: UnsafePointer<Int32>
) {
    for i in 0..<Int(__n.pointee) { (__z[i], __y[i]) = (sin(__x[i]), cos(__x[i])) }
}
