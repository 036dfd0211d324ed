import Foundation

/// A few notes, one after the other, that fade away like those of a glockenspiel.
struct Tone {
    /// How often each note swings in a second.
    let notes: [Double]

    /// How long each note is heard before the next one begins, in seconds.
    var pause = 0.09

    var volume = 0.25

    /// How many values describe a second.
    static let rate = 22_050

    /// The sound as a file of kind WAV: one channel of 16 bits.
    var wave: Data {
        let samples = self.samples
        var data = Data("RIFF".utf8)
        func append(_ number: Int, bytes: Int) {
            for byte in 0..<bytes { data.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
        }
        append(36 + 2 * samples.count, bytes: 4)
        data.append(contentsOf: "WAVEfmt ".utf8)
        append(16, bytes: 4)
        // Plain values, one channel, values a second, bytes a second, bytes and bits a value.
        for (number, bytes) in [(1, 2), (1, 2), (Self.rate, 4), (2 * Self.rate, 4), (2, 2), (16, 2)] {
            append(number, bytes: bytes)
        }
        data.append(contentsOf: "data".utf8)
        append(2 * samples.count, bytes: 4)
        for sample in samples { append(Int(sample), bytes: 2) }
        return data
    }

    private var samples: [Int16] {
        let ring = 0.35
        let length = pause * Double(notes.count - 1) + ring
        return (0..<Int(length * Double(Self.rate))).map { index in
            let time = Double(index) / Double(Self.rate)
            let sum = notes.enumerated().reduce(0.0) { sum, note in
                let age = time - pause * Double(note.offset)
                if age < 0 || age > ring { return sum }
                // Begins within 4 milliseconds: a sudden start would click.
                let loudness = min(age / 0.004, 1) * exp(-age * 12)
                return sum + sin(2 * .pi * note.element * age) * loudness
            }
            return Int16(max(-1, min(1, sum * volume)) * 32_000)
        }
    }
}

extension Sound {
    /// What it sounds like.
    var tone: Tone {
        switch self {
        case .turn: Tone(notes: [880], volume: 0.12)
        case .pair: Tone(notes: [659.26, 987.77])
        case .mismatch: Tone(notes: [311.13, 261.63], volume: 0.2)
        case .shuffle: Tone(notes: [523.25, 587.33, 659.26, 698.46], pause: 0.05, volume: 0.12)
        case .end: Tone(notes: [523.25, 659.26, 783.99, 1046.5], pause: 0.12)
        }
    }
}
