/// Follows two gestures for one that is composed of them.
class PairRecognizer<A, B, Value>: _Recognizer<Value> {
    final let first: FollowedRecognizer<A>
    final let second: FollowedRecognizer<B>

    init(_ first: _Recognizer<A>, _ second: _Recognizer<B>) {
        self.first = FollowedRecognizer(first)
        self.second = FollowedRecognizer(second)
        super.init(first.context)
    }

    override var deadline: Double? { earlier(first.deadline, second.deadline) }
    override var delaysOthers: Bool { first.delaysOthers || second.delaysOthers }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func takeActions() -> [() -> Void] {
        first.takeActions() + second.takeActions() + takeOwnActions()
    }
}
