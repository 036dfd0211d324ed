import Combine
import Foundation
import SwiftUI

/// The reading of a file, which fails here.
///
/// Follows Apple's [LoadRequest](https://developer.apple.com/documentation/realitykit/loadrequest).
public struct LoadRequest<Output>: Publisher {
    public typealias Failure = any Error
    private let error: any Error
    init(_ error: any Error) { self.error = error }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
        Fail<Output, any Error>(error: error).receive(on: DispatchQueue.main).receive(subscriber: subscriber)
    }
}
