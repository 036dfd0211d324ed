/// Pictures of turned layers, kept while they are the same from frame to frame.
struct RasterCache {
    /// Ends a frame: what was not used is forgotten.
    mutating func endPaint() {}
}
