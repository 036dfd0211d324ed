@_exported import OrielFoundation
