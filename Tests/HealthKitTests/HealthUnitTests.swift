import Foundation
import Testing

@testable import HealthKit

/// Units by their sizes, and the numbers of enumerations, as they are published.
@Suite("Units and numbers of health data")
struct HealthUnitTests {
    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= abs(b) * 1e-9 }

    @Test("Each unit has its size in others of its kind, its name, and is read from that")
    func sizes() throws {
        let units: [(HKUnit, String, Double, HKUnit)] = [
            (.percent(), "%", 0.01, .count()), (.ounce(), "oz", 28.349523125, .gram()), (.pound(), "lb", 16, .ounce()),
            (.stone(), "st", 14, .pound()), (.gramUnit(with: .kilo), "kg", 1000, .gram()),
            (.inch(), "in", 0.0254, .meter()),
            (.foot(), "ft", 12, .inch()), (.yard(), "yd", 3, .foot()), (.mile(), "mi", 1760, .yard()),
            (.fluidOunceUS(), "fl_oz_us", 0.0295735295625, .liter()), (.pintUS(), "pt_us", 16, .fluidOunceUS()),
            (.cupUS(), "cup_us", 8, .fluidOunceUS()), (.fluidOunceImperial(), "fl_oz_imp", 0.0284130625, .liter()),
            (.pintImperial(), "pt_imp", 20, .fluidOunceImperial()),
            (.cupImperial(), "cup_imp", 10, .fluidOunceImperial()), (.minute(), "min", 60, .second()),
            (.hour(), "hr", 60, .minute()), (.day(), "d", 24, .hour()), (.smallCalorie(), "cal", 4.184, .joule()),
            (.kilocalorie(), "kcal", 1000, .smallCalorie()), (.largeCalorie(), "Cal", 1, .kilocalorie()),
            (.millimeterOfMercury(), "mmHg", 133.322387415, .pascal()),
            (.inchesOfMercury(), "inHg", 3386.388640341, .pascal()), (.centimeterOfWater(), "cmAq", 98.0665, .pascal()),
            (.atmosphere(), "atm", 101_325, .pascal()), (.degreeAngle(), "deg", Double.pi / 180, .radianAngle()),
            (.hertzUnit(with: .kilo), "kHz", 1000, .hertz()), (.luxUnit(with: .kilo), "klx", 1000, .lux()),
            (.siemenUnit(with: .micro), "mcS", 1e-6, .siemen()), (.voltUnit(with: .milli), "mV", 0.001, .volt()),
            (.wattUnit(with: .mega), "MW", 1e6, .watt()), (.jouleUnit(with: .kilo), "kJ", 1000, .joule()),
            (.pascalUnit(with: .hecto), "hPa", 100, .pascal()), (.secondUnit(with: .nano), "ns", 1e-9, .second()),
            (.meterUnit(with: .centi), "cm", 0.01, .meter()), (.literUnit(with: .deci), "dL", 0.1, .liter()),
        ]
        for (unit, name, size, base) in units {
            #expect(unit.unitString == name && unit.description == name && unit.dimension == base.dimension)
            #expect(isNear(HKQuantity(unit: unit, doubleValue: 1).doubleValue(for: base), size), "\(name)")
            #expect(try #require(UnitReader.unit(name)) == unit && UnitReader.unit(name)?.unitString == name)
        }
        for unit in [
            HKUnit.count(), .gram(), .meter(), .liter(), .second(), .joule(), .kelvin(), .pascal(), .hertz(), .siemen(),
            .volt(), .watt(), .diopter(), .prismDiopter(), .radianAngle(), .lux(), .internationalUnit(),
            .appleEffortScore(), .decibelHearingLevel(), .decibelAWeightedSoundPressureLevel(),
        ] {
            #expect(unit.factor == 1 && unit.offset == 0 && UnitReader.unit(unit.unitString) == unit)
        }
    }

    @Test("Prefixes have Apple's numbers, their names and sizes")
    func prefixes() {
        let all: [(HKMetricPrefix, Int, String, Double)] = [
            (.none, 0, "", 1), (.pico, 1, "p", 1e-12), (.nano, 2, "n", 1e-9), (.micro, 3, "mc", 1e-6),
            (.milli, 4, "m", 1e-3), (.centi, 5, "c", 1e-2), (.deci, 6, "d", 1e-1), (.deca, 7, "da", 10),
            (.hecto, 8, "h", 100), (.kilo, 9, "k", 1000), (.mega, 10, "M", 1e6), (.giga, 11, "G", 1e9),
            (.tera, 12, "T", 1e12), (.femto, 13, "f", 1e-15),
        ]
        for (prefix, number, name, factor) in all {
            #expect(prefix.rawValue == number && prefix.name == name && prefix.factor == factor)
            #expect(UnitReader.unit(name + "s") == .secondUnit(with: prefix))
        }
        #expect(HKMetricPrefix.all.count == all.count && UnitReader.unit("ug") == .gramUnit(with: .micro))
    }

    @Test("Temperatures have their own beginnings")
    func temperatures() {
        func celsius(_ value: Double, _ unit: HKUnit) -> Double {
            HKQuantity(unit: unit, doubleValue: value).doubleValue(for: .degreeCelsius())
        }
        #expect(abs(celsius(32, .degreeFahrenheit())) < 1e-9 && abs(celsius(212, .degreeFahrenheit()) - 100) < 1e-9)
        #expect(abs(celsius(273.15, .kelvin())) < 1e-9 && abs(celsius(0, .kelvin()) + 273.15) < 1e-9)
        let boiling = HKQuantity(unit: .degreeCelsius(), doubleValue: 100)
        #expect(abs(boiling.doubleValue(for: .degreeFahrenheit()) - 212) < 1e-9)
        #expect(boiling.doubleValue(for: .degreeCelsius()) == 100)
        #expect(boiling.compare(HKQuantity(unit: .kelvin(), doubleValue: 373)) == .orderedDescending)
        #expect(boiling.compare(HKQuantity(unit: .kelvin(), doubleValue: 374)) == .orderedAscending)
    }

    @Test("Products, quotients and powers multiply sizes and kinds; what cancels out is no kind")
    func arithmetic() {
        let speed = HKUnit.mile().unitDivided(by: .hour())
        #expect(speed.dimension == ["length": 1, "time": -1] && isNear(speed.factor, 0.44704))
        #expect(speed.unitString == "mi/hr" && speed.unitRaised(toPower: 2).unitString == "mi/hr^2")
        #expect(speed.unitRaised(toPower: 2).dimension == ["length": 2, "time": -2])
        #expect(isNear(speed.unitRaised(toPower: -1).factor, 1 / 0.44704))
        let back = speed.unitMultiplied(by: .hour())
        #expect(back.dimension == ["length": 1] && isNear(back.factor, 1609.344) && back.unitString == "mi/hr·hr")
        #expect(
            HKUnit.hour().reciprocal().dimension == ["time": -1] && isNear(HKUnit.minute().reciprocal().factor, 1 / 60))
        #expect(HKUnit.meter().unitDivided(by: .meter()).isNull() && HKUnit.count().isNull())
        #expect(!HKUnit.percent().isNull() && !HKUnit.meter().isNull())
        #expect(HKUnit.meter() != .liter() && HKUnit.kelvin() != .degreeCelsius() && HKUnit.meter() != .foot())
        #expect(!HKUnit.meter().isEqual("m") && HKUnit.gramUnit(with: .none) == .gram())
        let mole = HKUnit.moleUnit(withMolarMass: 18)
        #expect(mole.factor == 18 && isNear(HKUnit.moleUnit(with: .milli, molarMass: 18).factor, 0.018))
        #expect(mole.unitString == "mol<18.0>" && mole.dimension == ["mass": 1])
        let formats: [(MassFormatter.Unit, HKUnit)] = [
            (.gram, .gram()), (.kilogram, .gramUnit(with: .kilo)), (.ounce, .ounce()), (.pound, .pound()),
            (.stone, .stone()),
        ]
        for (format, unit) in formats { #expect(HKUnit(from: format) == unit) }
    }

    @Test("Workouts have Apple's numbers")
    func workouts() {
        let first: [HKWorkoutActivityType] = [
            .americanFootball, .archery, .australianFootball, .badminton, .baseball, .basketball, .bowling, .boxing,
            .climbing, .cricket, .crossTraining, .curling, .cycling, .dance, .danceInspiredTraining, .elliptical,
            .equestrianSports, .fencing, .fishing, .functionalStrengthTraining, .golf, .gymnastics, .handball, .hiking,
            .hockey, .hunting, .lacrosse, .martialArts, .mindAndBody, .mixedMetabolicCardioTraining, .paddleSports,
            .play, .preparationAndRecovery, .racquetball, .rowing, .rugby, .running, .sailing, .skatingSports,
            .snowSports, .soccer, .softball, .squash, .stairClimbing, .surfingSports, .swimming, .tableTennis, .tennis,
            .trackAndField, .traditionalStrengthTraining, .volleyball, .walking, .waterFitness, .waterPolo,
            .waterSports, .wrestling, .yoga, .barre, .coreTraining, .crossCountrySkiing, .downhillSkiing, .flexibility,
            .highIntensityIntervalTraining, .jumpRope, .kickboxing, .pilates, .snowboarding, .stairs, .stepTraining,
            .wheelchairWalkPace, .wheelchairRunPace, .taiChi, .mixedCardio, .handCycling, .discSports, .fitnessGaming,
            .cardioDance, .socialDance, .pickleball, .cooldown,
        ]
        #expect(first.map(\.rawValue) == Array(1...80))
        let others = [HKWorkoutActivityType.swimBikeRun, .transition, .underwaterDiving, .other].map(\.rawValue)
        #expect(others == [82, 83, 84, 3000])
    }

    @Test("Values of categories and facts have Apple's numbers")
    func values() {
        let sleep = [
            HKCategoryValueSleepAnalysis.inBed, .asleepUnspecified, .awake, .asleepCore, .asleepDeep, .asleepREM,
        ]
        #expect(sleep.map(\.rawValue) == Array(0...5) && HKCategoryValueSleepAnalysis.asleep == .asleepUnspecified)
        #expect(HKCategoryValueSleepAnalysis.allAsleepValues == Set(sleep).subtracting([.inBed, .awake]))
        let weather: [HKWeatherCondition] = [
            .none, .clear, .fair, .partlyCloudy, .mostlyCloudy, .cloudy, .foggy, .haze, .windy, .blustery, .smoky,
            .dust, .snow, .hail, .sleet, .freezingDrizzle, .freezingRain, .mixedRainAndHail, .mixedRainAndSnow,
            .mixedRainAndSleet, .mixedSnowAndSleet, .drizzle, .scatteredShowers, .showers, .thunderstorms,
            .tropicalStorm, .hurricane, .tornado,
        ]
        #expect(weather.map(\.rawValue) == Array(0...27))
        let places: [HKBodyTemperatureSensorLocation] = [
            .other, .armpit, .body, .ear, .finger, .gastroIntestinal, .mouth, .rectum, .toe, .earDrum, .temporalArtery,
            .forehead,
        ]
        #expect(places.map(\.rawValue) == Array(0...11))
        let sensors = [HKHeartRateSensorLocation.other, .chest, .wrist, .finger, .hand, .earLobe, .foot]
        #expect(sensors.map(\.rawValue) == Array(0...6))
        let strokes: [HKSwimmingStrokeStyle] = [
            .unknown, .mixed, .freestyle, .backstroke, .breaststroke, .butterfly, .kickboard,
        ]
        #expect(strokes.map(\.rawValue) == Array(0...6))
        let blood: [HKBloodType] = [
            .notSet, .aPositive, .aNegative, .bPositive, .bNegative, .abPositive, .abNegative, .oPositive, .oNegative,
        ]
        #expect(blood.map(\.rawValue) == Array(0...8))
        #expect([HKFitzpatrickSkinType.notSet, .I, .II, .III, .IV, .V, .VI].map(\.rawValue) == Array(0...6))
        #expect([HKBiologicalSex.notSet, .female, .male, .other].map(\.rawValue) == Array(0...3))
        #expect([HKWheelchairUse.notSet, .no, .yes].map(\.rawValue) == Array(0...2))
        #expect([HKActivityMoveMode.activeEnergy, .appleMoveTime].map(\.rawValue) == [1, 2])
        #expect([HKInsulinDeliveryReason.basal, .bolus].map(\.rawValue) == [1, 2])
        #expect([HKBloodGlucoseMealTime.preprandial, .postprandial].map(\.rawValue) == [1, 2])
        #expect([HKHeartRateMotionContext.notSet, .sedentary, .active].map(\.rawValue) == [0, 1, 2])
        let tests = [HKVO2MaxTestType.maxExercise, .predictionSubMaxExercise, .predictionNonExercise]
        #expect(tests.map(\.rawValue) == [1, 2, 3])
        #expect([HKCategoryValueAppleStandHour.stood, .idle].map(\.rawValue) == [0, 1])
        let flow = [HKCategoryValueMenstrualFlow.unspecified, .light, .medium, .heavy, .none].map(\.rawValue)
        #expect(flow == Array(1...5))
        let mucus = [HKCategoryValueCervicalMucusQuality.dry, .sticky, .creamy, .watery, .eggWhite].map(\.rawValue)
        #expect(mucus == Array(1...5))
        let ways: [HKCategoryValueContraceptive] = [
            .unspecified, .implant, .injection, .intrauterineDevice, .intravaginalRing, .oral, .patch,
        ]
        #expect(ways.map(\.rawValue) == Array(1...7))
        let severity = [HKCategoryValueSeverity.unspecified, .notPresent, .mild, .moderate, .severe].map(\.rawValue)
        #expect(severity == Array(0...4))
        #expect([HKCategoryValuePresence.present, .notPresent].map(\.rawValue) == [0, 1])
        let appetite = [HKCategoryValueAppetiteChanges.unspecified, .noChange, .decreased, .increased].map(\.rawValue)
        #expect(appetite == Array(0...3))
        let pregnancy = [HKCategoryValuePregnancyTestResult.negative, .positive, .indeterminate].map(\.rawValue)
        #expect(pregnancy == [1, 2, 3])
    }
}
