// Apps import this for the random numbers and state machines of GameplayKit, which it passes on; Game Center is not here.
@_exported import GameplayKit
