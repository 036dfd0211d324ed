import Foundation

// Functions of vectors, with strides; a negative stride begins at the end.

/// Returns the sum of the products of two vectors' elements.
public func cblas_sdot(
    _ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __Y: UnsafePointer<Float>, _ __incY: Int32
) -> Float {
    var (sum, x, y) = (Float(0), firstPlace(__N, __incX), firstPlace(__N, __incY))
    for _ in 0..<max(__N, 0) {
        sum += __X[x] * __Y[y]
        (x, y) = (x + Int(__incX), y + Int(__incY))
    }
    return sum
}

/// Returns the length of a vector: the root of the sum of its elements' squares.
public func cblas_snrm2(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32) -> Float {
    var (scale, sum): (Float, Float) = (0, 1)
    for i in 0..<Int(max(__N, 0)) {
        let value = abs(__X[i * Int(__incX)])
        guard value != 0 else { continue }
        // Scaled by the largest element, so that squares stay within the range of numbers.
        if scale < value {
            sum = 1 + sum * (scale / value) * (scale / value)
            scale = value
        } else {
            sum += (value / scale) * (value / scale)
        }
    }
    return scale * sum.squareRoot()
}

/// Returns the sum of a vector's elements without their signs.
public func cblas_sasum(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32) -> Float {
    var sum: Float = 0
    for i in 0..<Int(max(__N, 0)) { sum += abs(__X[i * Int(__incX)]) }
    return sum
}

/// Returns the place of the largest element of a vector without its sign.
public func cblas_isamax(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32) -> Int32 {
    var (place, largest): (Int32, Float) = (0, -1)
    for i in 0..<max(__N, 0) where abs(__X[Int(i) * Int(__incX)]) > largest {
        (place, largest) = (i, abs(__X[Int(i) * Int(__incX)]))
    }
    return place
}

/// Exchanges the elements of two vectors.
public func cblas_sswap(
    _ __N: Int32, _ __X: UnsafeMutablePointer<Float>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>,
    _ __incY: Int32
) {
    var (x, y) = (firstPlace(__N, __incX), firstPlace(__N, __incY))
    for _ in 0..<max(__N, 0) {
        (__X[x], __Y[y]) = (__Y[y], __X[x])
        (x, y) = (x + Int(__incX), y + Int(__incY))
    }
}

/// Copies a vector to another.
public func cblas_scopy(
    _ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>, _ __incY: Int32
) {
    var (x, y) = (firstPlace(__N, __incX), firstPlace(__N, __incY))
    for _ in 0..<max(__N, 0) {
        __Y[y] = __X[x]
        (x, y) = (x + Int(__incX), y + Int(__incY))
    }
}

/// Adds a vector times a number to another vector.
public func cblas_saxpy(
    _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>,
    _ __incY: Int32
) {
    var (x, y) = (firstPlace(__N, __incX), firstPlace(__N, __incY))
    for _ in 0..<max(__N, 0) {
        __Y[y] += __alpha * __X[x]
        (x, y) = (x + Int(__incX), y + Int(__incY))
    }
}

/// Adds a vector times a number to another vector times a number.
public func catlas_saxpby(
    _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __beta: Float,
    _ __Y: UnsafeMutablePointer<Float>, _ __incY: Int32
) {
    var (x, y) = (firstPlace(__N, __incX), firstPlace(__N, __incY))
    for _ in 0..<max(__N, 0) {
        __Y[y] = __alpha * __X[x] + __beta * __Y[y]
        (x, y) = (x + Int(__incX), y + Int(__incY))
    }
}

/// Sets the elements of a vector to a number.
public func catlas_sset(_ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutablePointer<Float>, _ __incX: Int32) {
    for i in 0..<Int(max(__N, 0)) { __X[i * Int(abs(__incX))] = __alpha }
}

/// Multiplies a vector by a number.
public func cblas_sscal(_ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutablePointer<Float>, _ __incX: Int32) {
    for i in 0..<Int(max(__N, 0)) { __X[i * Int(__incX)] *= __alpha }
}

/// Turns points of the plane by an angle's cosine and sine.
public func cblas_srot(
    _ __N: Int32, _ __X: UnsafeMutablePointer<Float>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>,
    _ __incY: Int32,
    _ __c: Float, _ __s: Float
) {
    var (x, y) = (firstPlace(__N, __incX), firstPlace(__N, __incY))
    for _ in 0..<max(__N, 0) {
        (__X[x], __Y[y]) = (__c * __X[x] + __s * __Y[y], __c * __Y[y] - __s * __X[x])
        (x, y) = (x + Int(__incX), y + Int(__incY))
    }
}

/// Returns the cosine and sine of the angle that turns a point of the plane onto the first axis, and its distance in place of `a`.
public func cblas_srotg(
    _ __a: UnsafeMutablePointer<Float>, _ __b: UnsafeMutablePointer<Float>, _ __c: UnsafeMutablePointer<Float>,
    _ __s: UnsafeMutablePointer<Float>
) {
    let (a, b) = (__a.pointee, __b.pointee)
    let sign: Float = (abs(a) > abs(b) ? a : b) < 0 ? -1 : 1
    let r = sign * hypot(a, b)
    (__c.pointee, __s.pointee) = r == 0 ? (1, 0) : (a / r, b / r)
    let code = abs(a) > abs(b) ? __s.pointee : (__c.pointee == 0 ? 1 : 1 / __c.pointee)
    // Where both are 0 the point stays, so the code of the turn is 0.
    (__a.pointee, __b.pointee) = (r, r == 0 ? 0 : code)
}
