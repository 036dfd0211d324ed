// As Apple's module does: graphs and agents have simd's vectors, components have nodes.
@_exported import simd
