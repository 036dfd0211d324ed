/// Calls a function and returns its result.
///
/// Objects are released as soon as nothing refers to them here; there is no pool that keeps them longer.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
