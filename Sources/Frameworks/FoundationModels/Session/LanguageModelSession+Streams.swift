extension LanguageModelSession {
    /// The versions of an answer while the model writes it; fails at once.
    ///
    /// Follows Apple's
    /// [ResponseStream](https://developer.apple.com/documentation/foundationmodels/languagemodelsession/responsestream).
    public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
        /// A version of the answer.
        public struct Snapshot {
            /// The unfinished value.
            public var content: Content.PartiallyGenerated
            /// The unfinished value as the model wrote it.
            public var rawContent: GeneratedContent
        }
        /// A version of the answer.
        public typealias Element = Snapshot

        /// Reads the versions of an answer.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Waits for the next version; fails.
            public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
                throw LanguageModelSession.missing()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// Waits for the whole answer; fails.
        public nonisolated(nonsending) func collect() async throws -> Response<Content> {
            throw LanguageModelSession.missing()
        }
    }

    /// Asks for a text, version by version; the stream fails.
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> { ResponseStream() }

    /// Asks for a text, version by version; the stream fails.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> { ResponseStream() }

    /// Asks for a text with the prompt of a closure, version by version; the stream fails.
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<String> { streamResponse(to: try prompt(), options: options) }

    /// Asks for content that meets a schema, version by version; the stream fails.
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> { ResponseStream() }

    /// Asks for content that meets a schema, version by version; the stream fails.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> { ResponseStream() }

    /// Asks for content that meets a schema with the prompt of a closure, version by version; the stream fails.
    public func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<GeneratedContent> {
        streamResponse(to: try prompt(), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Asks for a value of a type, version by version; the stream fails.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> { ResponseStream() }

    /// Asks for a value of a type, version by version; the stream fails.
    @_disfavoredOverload
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> { ResponseStream() }

    /// Asks for a value of a type with the prompt of a closure, version by version; the stream fails.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<Content> {
        streamResponse(
            to: try prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }
}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}
