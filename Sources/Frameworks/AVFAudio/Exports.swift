// Apple divides the framework: its sounds are a module of their own.
@_exported import AVFoundation
