import DisplayList
import Foundation

/// A recorder of the calls that an app makes to its front end.
@MainActor
final class SpyServices: HostServices {
    var said: [String] = []
    var opened: [URL] = []
    var opens = true
    var played: [URL] = []
    var spoken: [String] = []
    var requests: [FileRequest] = []
    var chosen: [URL]?
    var choosesFiles = false
    var clipboard: DragData?
    /// The current activities, and how to end each.
    var activities: [Activity] = []

    final class Activity: HostActivity {
        var isStopped = false
        let completion: (Bool) -> Void
        init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }
        func stop() { isStopped = true }
    }

    func announce(_ text: String) { said.append(text) }

    func open(_ address: URL, completion: @escaping (Bool) -> Void) -> Bool {
        opened.append(address)
        completion(opens)
        return true
    }

    func play(_ sound: URL, completion: @escaping (Bool) -> Void) -> (any HostActivity)? {
        played.append(sound)
        activities.append(Activity(completion))
        return activities.last
    }

    func speak(_ text: String, rate: Double, completion: @escaping (Bool) -> Void) -> (any HostActivity)? {
        spoken.append(text)
        activities.append(Activity(completion))
        return activities.last
    }

    func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]?) -> Void) {
        requests.append(request)
        completion(chosen)
    }

    func writeClipboard(_ data: DragData) -> Bool {
        clipboard = data
        return true
    }
}
