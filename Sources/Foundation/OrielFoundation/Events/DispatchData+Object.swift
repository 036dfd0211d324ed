import Foundation

/// Bytes of Dispatch as an object; here they are the value itself.
public typealias __DispatchData = DispatchData
