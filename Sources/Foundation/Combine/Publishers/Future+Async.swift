extension Future where Failure == Never {
    /// The value, as soon as it is there.
    public final var value: Output {
        get async {
            for await value in self.prefix(1).values { return value }
            preconditionFailure("a future ends with a value")
        }
    }
}

extension Future {
    /// The value as soon as it is there, or the error.
    public final var value: Output {
        get async throws {
            for try await value in self.prefix(1).values { return value }
            throw CancellationError()
        }
    }
}
