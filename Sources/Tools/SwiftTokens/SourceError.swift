/// Why a piece of source cannot be read, and where: `offset` counts UTF-8 bytes from its start.
package struct SourceError: Error, Equatable {
    package var message: String
    package var offset: Int

    package init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}
