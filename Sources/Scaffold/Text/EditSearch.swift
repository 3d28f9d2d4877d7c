/// The search for a short way from one sequence of lines to another, by dividing it in the middle again and again.
struct EditSearch {
    private let old: [Int]
    private let new: [Int]
    private(set) var removed: [Bool]
    private(set) var added: [Bool]
    /// How far the search from the front, and the one from the back, came on each diagonal (old index - new index).
    private var forward: [Int]
    private var backward: [Int]
    private let origin: Int
    /// The number of differences after which a division that is merely good will do.
    private let patience: Int

    /// A part of both sequences.
    private struct Box {
        var oldStart: Int
        var oldEnd: Int
        var newStart: Int
        var newEnd: Int
    }

    init(old: [Int], new: [Int]) {
        self.old = old
        self.new = new
        removed = [Bool](repeating: false, count: old.count)
        added = [Bool](repeating: false, count: new.count)
        forward = [Int](repeating: 0, count: old.count + new.count + 3)
        backward = forward
        origin = new.count + 1
        patience = max(256, Int(Double(old.count + new.count).squareRoot()))
    }

    mutating func run() {
        var boxes = [Box(oldStart: 0, oldEnd: old.count, newStart: 0, newEnd: new.count)]
        while var box = boxes.popLast() {
            trim(&box)
            if box.oldStart == box.oldEnd {
                for index in box.newStart..<box.newEnd { added[index] = true }
            } else if box.newStart == box.newEnd {
                for index in box.oldStart..<box.oldEnd { removed[index] = true }
            } else {
                let (oldMiddle, newMiddle) = divide(box)
                var head = box
                head.oldEnd = oldMiddle
                head.newEnd = newMiddle
                var tail = box
                tail.oldStart = oldMiddle
                tail.newStart = newMiddle
                boxes.append(tail)
                boxes.append(head)
            }
        }
    }

    private func trim(_ box: inout Box) {
        while box.oldStart < box.oldEnd, box.newStart < box.newEnd, old[box.oldStart] == new[box.newStart] {
            box.oldStart += 1
            box.newStart += 1
        }
        while box.oldStart < box.oldEnd, box.newStart < box.newEnd, old[box.oldEnd - 1] == new[box.newEnd - 1] {
            box.oldEnd -= 1
            box.newEnd -= 1
        }
    }

    /// The diagonals that one of the two searches has reached.
    private struct Reach {
        var low: Int
        var high: Int

        /// One difference more, within the box.
        mutating func widen(_ furthest: inout [Int], origin: Int, in limits: ClosedRange<Int>, unreached: Int) {
            if low > limits.lowerBound {
                low -= 1
                furthest[origin + low - 1] = unreached
            } else {
                low += 1
            }
            if high < limits.upperBound {
                high += 1
                furthest[origin + high + 1] = unreached
            } else {
                high -= 1
            }
        }

        func contains(_ diagonal: Int) -> Bool { low <= diagonal && diagonal <= high }
        var diagonals: StrideThrough<Int> { stride(from: high, through: low, by: -2) }
    }

    /// A point through which a shortest way leads (after much search: a good way), found from both ends at once.
    private mutating func divide(_ box: Box) -> (old: Int, new: Int) {
        let limits = box.oldStart - box.newEnd...box.oldEnd - box.newStart
        let first = box.oldStart - box.newStart
        let last = box.oldEnd - box.newEnd
        let meetsForward = (first - last) & 1 != 0
        var front = Reach(low: first, high: first)
        var back = Reach(low: last, high: last)
        forward[origin + first] = box.oldStart
        backward[origin + last] = box.oldEnd
        var differences = 0
        while true {
            differences += 1
            front.widen(&forward, origin: origin, in: limits, unreached: -1)
            for diagonal in front.diagonals {
                let position = advance(on: diagonal, in: box)
                if meetsForward, back.contains(diagonal), backward[origin + diagonal] <= position {
                    return (position, position - diagonal)
                }
            }
            back.widen(&backward, origin: origin, in: limits, unreached: .max)
            for diagonal in back.diagonals {
                let position = retreat(on: diagonal, in: box)
                if !meetsForward, front.contains(diagonal), position <= forward[origin + diagonal] {
                    return (position, position - diagonal)
                }
            }
            if differences >= patience { return settle(front, back, in: box) }
        }
    }

    private mutating func advance(on diagonal: Int, in box: Box) -> Int {
        let below = forward[origin + diagonal - 1]
        let above = forward[origin + diagonal + 1]
        var position = below < above ? above : below + 1
        while position < box.oldEnd, position - diagonal < box.newEnd, old[position] == new[position - diagonal] {
            position += 1
        }
        forward[origin + diagonal] = position
        return position
    }

    private mutating func retreat(on diagonal: Int, in box: Box) -> Int {
        let below = backward[origin + diagonal - 1]
        let above = backward[origin + diagonal + 1]
        var position = below < above ? below : above - 1
        while position > box.oldStart, position - diagonal > box.newStart,
            old[position - 1] == new[position - diagonal - 1]
        {
            position -= 1
        }
        backward[origin + diagonal] = position
        return position
    }

    /// The point that got furthest from its end.
    private func settle(_ front: Reach, _ back: Reach, in box: Box) -> (old: Int, new: Int) {
        var best = (old: box.oldStart, new: box.newStart)
        for diagonal in front.diagonals {
            let position = min(forward[origin + diagonal], box.oldEnd, box.newEnd + diagonal)
            if position + position - diagonal > best.old + best.new { best = (position, position - diagonal) }
        }
        var worst = (old: box.oldEnd, new: box.newEnd)
        for diagonal in back.diagonals {
            let position = max(backward[origin + diagonal], box.oldStart, box.newStart + diagonal)
            if position + position - diagonal < worst.old + worst.new { worst = (position, position - diagonal) }
        }
        let fromFront = best.old + best.new - box.oldStart - box.newStart
        let fromBack = box.oldEnd + box.newEnd - worst.old - worst.new
        return fromFront > fromBack ? best : worst
    }
}
