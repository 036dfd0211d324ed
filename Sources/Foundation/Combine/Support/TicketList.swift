/// An ordered list whose members leave by ticket in logarithmic time, and whose snapshot costs one retain.
///
/// A snapshot taken before a removal keeps the removed member: members carry their own "still wanted" flag.
struct TicketList<Member: AnyObject> {
    private var tickets: [Int] = []
    private(set) var members: [Member?] = []
    private var vacancies = 0
    private var nextTicket = 0

    /// The number of members present.
    var count: Int { members.count - vacancies }

    var isEmpty: Bool { count == 0 }

    /// The one member of a list that has one, which is cheaper to take than a snapshot.
    var only: Member? { members.count == 1 ? members[0] : nil }

    mutating func append(_ member: Member) -> Int {
        defer { nextTicket += 1 }
        tickets.append(nextTicket)
        members.append(member)
        return nextTicket
    }

    /// Removes the member with the ticket; a ticket already used is ignored.
    mutating func remove(_ ticket: Int) {
        var low = 0
        var high = tickets.count
        while low < high {
            let middle = (low + high) / 2
            if tickets[middle] < ticket { low = middle + 1 } else { high = middle }
        }
        guard low < tickets.count, tickets[low] == ticket, members[low] != nil else { return }
        members[low] = nil
        vacancies += 1
        // Short lists close up at once; long ones only when half is vacant, so that n removals cost n.
        if vacancies * 2 >= members.count || members.count <= 16 { compact() }
    }

    /// Empties the list and returns its former members.
    mutating func removeAll() -> [Member?] {
        defer { self = TicketList(nextTicket: nextTicket) }
        return members
    }

    init() {}

    private init(nextTicket: Int) { self.nextTicket = nextTicket }

    private mutating func compact() {
        var keptTickets: [Int] = []
        var keptMembers: [Member?] = []
        keptTickets.reserveCapacity(count)
        keptMembers.reserveCapacity(count)
        for index in members.indices {
            guard let member = members[index] else { continue }
            keptTickets.append(tickets[index])
            keptMembers.append(member)
        }
        tickets = keptTickets
        members = keptMembers
        vacancies = 0
    }
}
