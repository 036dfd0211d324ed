import Foundation

// Functions that order, gather, interpolate and add up the elements of a vector.

/// Writes numbers in equal steps from one number to another.
public func vDSP_vgen(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let (first, last) = (__A.pointee, __B.pointee)
    let step = __N > 1 ? (last - first) / Float(__N - 1) : 0
    for i in 0..<Int(__N) { __C[i * __IC] = first + Float(i) * step }
}

/// Reverses a vector.
public func vDSP_vrvrs(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for i in 0..<Int(__N) / 2 {
        let other = (Int(__N) - 1 - i) * __IC
        (__C[i * __IC], __C[other]) = (__C[other], __C[i * __IC])
    }
}

/// Exchanges the elements of two vectors.
public func vDSP_vswap(
    _ __A: UnsafeMutablePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafeMutablePointer<Float>, _ __IB: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { (__A[i * __IA], __B[i * __IB]) = (__B[i * __IB], __A[i * __IA]) }
}

/// Sorts a vector: upwards if the order is 1, downwards if it is −1.
public func vDSP_vsort(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Order: Int32) {
    var elements = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
    if __Order >= 0 { elements.sort(by: <) } else { elements.sort(by: >) }
}

/// Sorts the places of a vector's elements: upwards if the order is 1, downwards if it is −1.
public func vDSP_vsorti(
    _ __C: UnsafePointer<Float>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __List_addr: UnsafeMutablePointer<vDSP_Length>?, _ __N: vDSP_Length, _ __Order: Int32
) {
    var places = UnsafeMutableBufferPointer(start: __I, count: Int(__N))
    if __Order >= 0 { places.sort { __C[Int($0)] < __C[Int($1)] } } else { places.sort { __C[Int($0)] > __C[Int($1)] } }
}

/// Writes the elements of a vector at places that are counted from 1.
public func vDSP_vgathr(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<vDSP_Length>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[Int(__B[i * __IB]) - 1] }
}

/// Writes the elements of a vector at places that are counted from 0; fractions of places are dropped.
public func vDSP_vindex(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[Int(__B[i * __IB])] }
}

/// Writes the elements of a vector beside which another vector isn't 0.
public func vDSP_vcmprs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    var count = 0
    for i in 0..<Int(__N) where __B[i * __IB] != 0 {
        __C[count * __IC] = __A[i * __IA]
        count += 1
    }
}

/// Fades from the first vector to the second.
public func vDSP_vtmerg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let last = Float(max(Int(__N) - 1, 1))
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + (__B[i * __IB] - __A[i * __IA]) * Float(i) / last }
}

/// Interpolates between two vectors: A + (B − A) × c.
public func vDSP_vintb(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let c = __C.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] + (__B[i * __IB] - __A[i * __IA]) * c }
}

/// Interpolates linearly between the elements of a vector, at places with fractions.
///
/// The length of the vector is the parameter `__M`; places beyond its end take its last element.
public func vDSP_vlint(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __M: vDSP_Length
) {
    let last = max(Int(__M) - 1, 0)
    for i in 0..<Int(__N) {
        let place = max(__B[i * __IB], 0)
        let low = min(Int(place), last)
        let fraction = place - Float(low)
        __C[i * __IC] = low == last ? __A[last] : __A[low] + (__A[low + 1] - __A[low]) * fraction
    }
}

/// Interpolates quadratically between the elements of a vector, at places with fractions.
public func vDSP_vqint(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __M: vDSP_Length
) {
    let last = max(Int(__M) - 2, 1)
    for i in 0..<Int(__N) {
        let place = __B[i * __IB]
        let middle = min(max(Int(place), 1), last)
        let x = place - Float(middle)
        let (a, b, c) = (__A[middle - 1], __A[middle], __A[middle + 1])
        __C[i * __IC] = (a * (x * x - x) + 2 * b * (1 - x * x) + c * (x * x + x)) / 2
    }
}

/// Writes the values of a polynomial, whose coefficients begin with the highest power, which is the parameter `__P`.
public func vDSP_vpoly(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    for i in 0..<Int(__N) {
        var value = __A[0]
        for power in 0..<Int(__P) { value = value * __B[i * __IB] + __A[(power + 1) * __IA] }
        __C[i * __IC] = value
    }
}

/// Writes the running sums of a vector times a number; the first is 0, and the first element does not count.
public func vDSP_vrsum(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __S: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) {
        if i > 0 { sum += __A[i * __IA] }
        __C[i * __IC] = sum * __S.pointee
    }
}

/// Integrates a vector by the trapezoidal rule, with a width of the steps.
public func vDSP_vtrapz(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) {
        if i > 0 { sum += (__A[i * __IA] + __A[(i - 1) * __IA]) / 2 }
        __C[i * __IC] = sum * __B.pointee
    }
}

/// Integrates a vector by Simpson's rule, with a width of the steps.
public func vDSP_vsimps(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let step = __B.pointee
    for i in 0..<Int(__N) {
        switch i {
        case 0: __C[i * __IC] = 0
        case 1: __C[i * __IC] = (__A[0] + __A[i * __IA]) * step / 2
        default:
            __C[i * __IC] =
                __C[(i - 2) * __IC] + (__A[(i - 2) * __IA] + 4 * __A[(i - 1) * __IA] + __A[i * __IA]) * step / 3
        }
    }
}

/// Writes the sums of windows of a vector; the parameter `__P` is their length.
public func vDSP_vswsum(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__P) { sum += __A[i * __IA] }
    for i in 0..<Int(__N) {
        __C[i * __IC] = sum
        if i + 1 < Int(__N) { sum += __A[(i + Int(__P)) * __IA] - __A[i * __IA] }
    }
}

/// Writes the largest elements of windows of a vector; the parameter `__WindowLength` is their length.
public func vDSP_vswmax(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length, _ __WindowLength: vDSP_Length
) {
    for i in 0..<Int(__N) {
        var largest = -Float.infinity
        for place in i..<i + Int(__WindowLength) { largest = max(largest, __A[place * __IA]) }
        __C[i * __IC] = largest
    }
}

/// Updates means with a further element: (C × b + A) ÷ (b + 1).
public func vDSP_vavlin(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = (__C[i * __IC] * b + __A[i * __IA]) / (b + 1) }
}

/// Counts the changes of a vector's sign, up to a number of them, and returns the place of the last one.
public func vDSP_nzcros(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: vDSP_Length, _ __C: UnsafeMutablePointer<vDSP_Length>,
    _ __D: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    var (count, place): (vDSP_Length, Int) = (0, 0)
    for i in stride(from: 1, to: Int(__N), by: 1) where count < __B {
        if __A[i * __IA].sign != __A[(i - 1) * __IA].sign { (count, place) = (count + 1, i * __IA) }
    }
    __C.pointee = count < __B || count == 0 ? 0 : vDSP_Length(place)
    __D.pointee = count
}

/// Writes a vector with the mean 0 and the deviation 1, and returns its own mean and deviation.
public func vDSP_normalize(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?, _ __IC: vDSP_Stride,
    _ __Mean: UnsafeMutablePointer<Float>, _ __StandardDeviation: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var (sum, squares): (Float, Float) = (0, 0)
    for i in 0..<Int(__N) { sum += __A[i * __IA] }
    let mean = sum / Float(__N)
    for i in 0..<Int(__N) { squares += (__A[i * __IA] - mean) * (__A[i * __IA] - mean) }
    let deviation = (squares / Float(__N)).squareRoot()
    if let __C { for i in 0..<Int(__N) { __C[i * __IC] = (__A[i * __IA] - mean) / deviation } }
    (__Mean.pointee, __StandardDeviation.pointee) = (mean, deviation)
}
