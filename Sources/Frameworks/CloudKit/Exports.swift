// As Apple's module does, whose Foundation has conditions by names.
@_exported import Foundation
@_exported import OrielFoundation
@_exported import Predicates
