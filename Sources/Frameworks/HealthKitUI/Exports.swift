// As with Apple's module, which exports HealthKit.
@_exported import HealthKit
