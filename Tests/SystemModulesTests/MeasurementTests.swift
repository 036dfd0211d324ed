import Foundation
import OrielFoundation
import Testing

/// Texts of measurements, in fixed languages and regions.
@Suite("Measurements")
struct MeasurementTests {
    private static let us = Locale(identifier: "en_US")
    private static let gb = Locale(identifier: "en_GB")
    private static let de = Locale(identifier: "de_DE")
    private static let fr = Locale(identifier: "fr_FR")
    private static let jp = Locale(identifier: "ja_JP")

    private let smoot = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7))

    @Test(
        "Lengths in the unit that a region prefers",
        arguments: [(us, "3.1 mi"), (gb, "3.1 mi"), (de, "5 km"), (fr, "5 km"), (jp, "5 km")])
    func general(locale: Locale, text: String) {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(plain(distance.formatted(.measurement(width: .abbreviated).locale(locale))) == text)
    }

    @Test("Widths of units")
    func widths() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        func text(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ locale: Locale) -> String {
            plain(distance.formatted(.measurement(width: width, usage: .asProvided).locale(locale)))
        }
        #expect(text(.wide, Self.us) == "5 kilometers")
        #expect(text(.wide, Self.gb) == "5 kilometres")
        #expect(text(.wide, Self.fr) == "5 kilomètres")
        #expect(text(.wide, Self.jp) == "5キロメートル")
        #expect(text(.abbreviated, Self.us) == "5 km")
        #expect(text(.narrow, Self.us) == "5km")
        #expect(
            Measurement(value: 1, unit: UnitLength.miles).formatted(.measurement(width: .wide).locale(Self.us))
                == "1 mile")
        #expect(distance.formatted().isEmpty == false)
    }

    @Test("What a measurement is for decides about its unit")
    func usages() {
        let height = Measurement(value: 180, unit: UnitLength.centimeters)
        #expect(
            height.formatted(.measurement(width: .wide, usage: .personHeight).locale(Self.us)) == "5 feet, 11 inches")
        #expect(
            plain(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(Self.de))) == "180 cm"
        )
        let way = Measurement(value: 36, unit: UnitLength.miles)
        #expect(plain(way.formatted(.measurement(width: .wide, usage: .road).locale(Self.fr))) == "58 kilomètres")
        let rain = Measurement(value: 30, unit: UnitLength.millimeters)
        #expect(rain.formatted(.measurement(width: .abbreviated, usage: .rainfall).locale(Self.us)) == "1.2 in")
        let lens = Measurement(value: 0.05, unit: UnitLength.meters)
        #expect(lens.formatted(.measurement(width: .abbreviated, usage: .focalLength).locale(Self.us)) == "50 mm")
        let weight = Measurement(value: 70, unit: UnitMass.kilograms)
        #expect(weight.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(Self.us)) == "154 lb")
        let meal = Measurement(value: 300, unit: UnitEnergy.kilocalories)
        #expect(meal.formatted(.measurement(width: .abbreviated, usage: .food).locale(Self.us)) == "300 Cal")
        #expect(meal.formatted(.measurement(width: .wide, usage: .workout).locale(Self.gb)) == "300 kilocalories")
        let wind = Measurement(value: 10, unit: UnitSpeed.metersPerSecond)
        #expect(plain(wind.formatted(.measurement(width: .abbreviated, usage: .wind).locale(Self.de))) == "36 km/h")
        let air = Measurement(value: 1013, unit: UnitPressure.hectopascals)
        #expect(air.formatted(.measurement(width: .abbreviated, usage: .barometric).locale(Self.us)) == "30 inHg")
        let juice = Measurement(value: 3, unit: UnitVolume.liters)
        #expect(juice.formatted(.measurement(width: .abbreviated, usage: .liquid).locale(Self.us)) == "3.2 qt")
    }

    @Test("Temperatures, with and without the name of their scale")
    func temperatures() {
        let warm = Measurement(value: 22, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(Self.us)) == "72°F")
        #expect(warm.formatted(.measurement(width: .abbreviated, hidesScaleName: true).locale(Self.us)) == "72°")
        #expect(warm.formatted(.measurement(width: .wide, hidesScaleName: true).locale(Self.de)) == "22 Grad")
        #expect(warm.formatted(.measurement(width: .wide).locale(Self.us)) == "72 degrees Fahrenheit")
        let body = Measurement(value: 36.8, unit: UnitTemperature.celsius)
        #expect(body.formatted(.measurement(width: .abbreviated).locale(Self.us)) == "98°F")
        #expect(body.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(Self.us)) == "36.8°C")
        var style = Measurement<UnitTemperature>.FormatStyle(width: .narrow, locale: Self.us, hidesScaleName: true)
        #expect(style.format(body) == "98°")
        style.hidesScaleName = false
        style.usage = nil
        #expect(style.format(body) == "36.8°C")
    }

    @Test("Numbers as their style says")
    func numbers() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        let two = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        #expect(
            distance.formatted(.measurement(width: .abbreviated, numberFormatStyle: two).locale(Self.us)) == "3.11 mi")
        #expect(
            plain(distance.formatted(.measurement(width: .abbreviated, numberFormatStyle: two).locale(Self.de)))
                == "5,00 km")
        let one = Measurement(value: 1, unit: UnitLength.miles)
        #expect(
            one.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: two).locale(Self.us))
                == "1.00 miles")
        let far = [100.0, 1000, 10000].map { Measurement(value: $0, unit: UnitLength.kilometers) }
        let style = Measurement<UnitLength>.FormatStyle(
            width: .narrow, locale: Self.us, usage: .asProvided, numberFormatStyle: .number)
        #expect(far.map { $0.formatted(style) } == ["100km", "1,000km", "10,000km"])
    }

    @Test("Numbers that are none, and huge ones")
    func extremes() {
        func text(_ value: Double, _ numbers: FloatingPointFormatStyle<Double>? = nil) -> String {
            Measurement(value: value, unit: UnitLength.meters)
                .formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: numbers).locale(Self.us))
        }
        #expect(text(.nan) == "NaN meters")
        #expect(text(.infinity) == "∞ meters")
        #expect(text(-.infinity, .number) == "-∞ meters")
        #expect(text(-5) == "-5 meters")
        #expect(text(1e300, .number.notation(.scientific)) == "1E300 meters")
        #expect(text(1e300).count > 300)
        #expect(text(0, .number.precision(.fractionLength(200))).hasSuffix("0 meters"))
    }

    @Test("Units of an app's own are written with their symbols, in no other unit")
    func customUnits() {
        let bridge = Measurement(value: -364.4, unit: smoot)
        #expect(bridge.formatted(.measurement(width: .wide).locale(Self.us)) == "-364.4 smoot")
        #expect(bridge.formatted(.measurement(width: .narrow).locale(Self.de)) == "-364,4smoot")
        // A mile of another size is not the language's mile.
        let mile = UnitLength(symbol: "mi", converter: UnitConverterLinear(coefficient: 1500))
        #expect(Measurement(value: 2, unit: mile).formatted(.measurement(width: .wide).locale(Self.us)) == "2 mi")
        #expect(
            Measurement(value: 2, unit: UnitMass.slugs).formatted(.measurement(width: .wide).locale(Self.us))
                == "2 slug")
    }

    @Test("Units that are the same everywhere stay")
    func sameEverywhere() {
        let time = Measurement(value: 90, unit: UnitDuration.seconds)
        #expect(time.formatted(.measurement(width: .abbreviated).locale(Self.us)) == "90 sec")
        let file = Measurement(value: 128, unit: UnitInformationStorage.megabytes)
        #expect(file.formatted(.measurement(width: .abbreviated).locale(Self.us)) == "128 MB")
        #expect(file.formatted(.byteCount(style: .file).locale(Self.us)) == "128 MB")
        #expect(
            file.formatted(.byteCount(style: .memory, includesActualByteCount: true).locale(Self.us))
                == "122.1 MB (128,000,000 bytes)")
        let none = Measurement(value: Double.nan, unit: UnitInformationStorage.bytes)
        #expect(none.formatted(.byteCount(style: .file, spellsOutZero: false).locale(Self.us)) == "0 bytes")
    }

    @Test("Attributed texts tell numbers from units")
    func attributed() {
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Self.us, usage: .asProvided)
        let text = style.attributed.format(Measurement(value: 5, unit: .kilometers))
        #expect(text.runs.map { $0.measurement } == [.value, .unit])
        #expect(String(text.characters) == "5 kilometers")
    }

    @Test("Styles are the same after they were archived")
    func archive() throws {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .narrow, locale: Self.de, usage: .road, numberFormatStyle: .number)
        let copy = try JSONDecoder().decode(
            Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style))
        #expect(copy == style)
        #expect(copy.format(Measurement(value: 1, unit: .miles)) == style.format(Measurement(value: 1, unit: .miles)))
    }

    @Test("Units that a region prefers")
    func preferredUnits() {
        #expect(UnitLength(forLocale: Self.us, usage: .road) == .miles)
        #expect(UnitLength(forLocale: Self.de) == .meters)
        #expect(UnitMass(forLocale: Self.gb, usage: .personWeight) == .stones)
        #expect(UnitTemperature(forLocale: Self.us) == .fahrenheit)
        #expect(UnitVolume(forLocale: Self.jp) == .liters)
        #expect(UnitSpeed(forLocale: Self.gb) == .milesPerHour)
        #expect(UnitEnergy(forLocale: Self.us, usage: .workout) == .kilocalories)
    }

    private func formatter(_ locale: Locale, _ options: MeasurementFormatter.UnitOptions = []) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = options
        return formatter
    }

    @Test("The formatter converts to the unit that a region prefers")
    func formatterUnits() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter(Self.us).string(from: way) == "3.107 mi")
        #expect(plain(formatter(Self.de).string(from: way)) == "5 km")
        #expect(formatter(Self.us).string(from: Measurement(value: 100, unit: UnitLength.meters)) == "0.062 mi")
        #expect(formatter(Self.us).string(from: Measurement(value: 293, unit: UnitTemperature.kelvin)) == "67.73°F")
        #expect(formatter(Self.gb).string(from: Measurement(value: 293, unit: UnitTemperature.kelvin)) == "19.85°C")
        #expect(formatter(Self.us).string(from: Measurement(value: 70, unit: UnitMass.kilograms)) == "154.324 lb")
        #expect(formatter(Self.us).string(from: Measurement(value: 300, unit: UnitEnergy.kilocalories)) == "300 Cal")
        #expect(formatter(Self.us).string(from: Measurement(value: 2, unit: smoot)) == "2 smoot")
        #expect(formatter(Self.us).string(from: Measurement(value: .nan, unit: UnitLength.meters)) == "NaN mi")
        #expect(formatter(Self.us).string(from: Measurement(value: -1, unit: UnitLength.miles)) == "-1 mi")
    }

    @Test("Options and styles of the formatter")
    func formatterOptions() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let provided = formatter(Self.us, .providedUnit)
        #expect(provided.string(from: way) == "5 km")
        provided.unitStyle = .long
        #expect(provided.string(from: way) == "5 kilometers")
        #expect(provided.string(from: Measurement(value: 1, unit: UnitLength.miles)) == "1 mile")
        provided.unitStyle = .short
        #expect(provided.string(from: way) == "5km")
        provided.locale = Self.jp
        provided.unitStyle = .long
        #expect(provided.string(from: way) == "5キロメートル")
        let natural = formatter(Self.us, .naturalScale)
        #expect(natural.string(from: Measurement(value: 100, unit: UnitLength.meters)) == "328.084 ft")
        natural.unitOptions = [.naturalScale, .providedUnit]
        #expect(natural.string(from: way) == "5 km")
        let gravity = formatter(Self.us)
        gravity.unitStyle = .long
        #expect(gravity.string(from: Measurement(value: 9.8, unit: UnitAcceleration.gravity)) == "9.8 g-force")
        let warm = formatter(Self.us, .temperatureWithoutUnit)
        #expect(warm.string(from: Measurement(value: 22.5, unit: UnitTemperature.celsius)) == "72.5°")
    }

    @Test("Numbers of the formatter are written by its own")
    func formatterNumbers() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let rounded = formatter(Self.us)
        rounded.numberFormatter.maximumFractionDigits = 0
        #expect(rounded.string(from: way) == "3 mi")
        let numbers = NumberFormatter()
        numbers.locale = Self.de
        numbers.minimumFractionDigits = 1
        numbers.maximumFractionDigits = 1
        rounded.numberFormatter = numbers
        rounded.locale = Self.us
        #expect(rounded.string(from: way) == "3,1 mi")
        rounded.numberFormatter = nil
        #expect(rounded.string(from: way) == "3 mi")
    }

    @Test("The formatter writes units alone, and whatever it is given")
    func formatterObjects() {
        let long = formatter(Self.us)
        long.unitStyle = .long
        #expect(long.string(from: UnitLength.kilometers) == "kilometers")
        #expect(long.string(from: smoot) == "smoot")
        #expect(long.string(from: Unit(symbol: "x")) == "x")
        #expect(formatter(Self.us).string(from: UnitTemperature.fahrenheit) == "°F")
        #expect(long.string(for: Measurement(value: 1, unit: UnitLength.miles)) == "1 mile")
        #expect(long.string(for: UnitLength.miles) == "miles")
        #expect(long.string(for: 3) == nil)
        #expect(long.string(for: nil) == nil)
    }

    @Test("Languages that nobody knows", arguments: ["", "xx_YY", "@@@", "en_US_POSIX_x"])
    func unknownLanguage(name: String) {
        let locale = Locale(identifier: name)
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(locale)).contains("5"))
        #expect(
            way.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: .number).locale(locale))
                .contains("5"))
        #expect(formatter(locale, .providedUnit).string(from: way).contains("5"))
    }

    /// The text with plain spaces.
    private func plain(_ text: String) -> String { String(text.map { $0.isWhitespace ? " " : $0 }) }
}
