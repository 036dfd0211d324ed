@_exported import DisplayList
