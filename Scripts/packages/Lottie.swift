// uses https://github.com/airbnb/lottie-ios 4.6.0 Lottie
// prints 2.0 seconds
// shows #FF0000 9000 11000
import Foundation
import Lottie
import SwiftUI

// A red square of 100 points that moves from the left to the right.
let json = """
    {"v":"5.7.0","fr":30,"ip":0,"op":60,"w":300,"h":100,"nm":"square","ddd":0,"assets":[],"layers":[
     {"ddd":0,"ind":1,"ty":4,"nm":"s","sr":1,"ao":0,"ip":0,"op":60,"st":0,"bm":0,
      "ks":{"o":{"a":0,"k":100},"r":{"a":0,"k":0},"a":{"a":0,"k":[0,0,0]},"s":{"a":0,"k":[100,100,100]},
       "p":{"a":1,"k":[{"t":0,"s":[50,50,0],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},{"t":60,"s":[250,50,0]}]}},
      "shapes":[{"ty":"gr","nm":"g","it":[
       {"ty":"rc","nm":"r","d":1,"s":{"a":0,"k":[100,100]},"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0}},
       {"ty":"fl","nm":"f","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100},"r":1},
       {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}]}]}
    """

@main struct Moving: App {
    let animation = try? LottieAnimation.from(data: Data(json.utf8))

    var body: some Scene {
        WindowGroup {
            LottieView(animation: animation)
                .playing(loopMode: .loop)
                .frame(width: 300, height: 100)
                .onAppear { print(animation?.duration ?? 0, "seconds") }
        }
    }
}
