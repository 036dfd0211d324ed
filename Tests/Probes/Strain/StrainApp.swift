import SwiftUI

/// Opens and closes all that an app can open, by itself and for as long as it runs, for `Scripts/soak`.
///
/// `STRAIN` names the things to do, such as `windows,pictures`; all of them if it is not set. `STRAIN_PACE` is the time
/// between two steps in milliseconds, `STRAIN_STEPS` the number of steps after which it rests, and `SOAK_SEED` the seed
/// of the steps.
@main
struct StrainApp: App {
    @StateObject private var strain = Strain()

    var body: some Scene {
        WindowGroup("Strain") { StageView(strain: strain) }
            .defaultSize(width: 420, height: 460)
        WindowGroup("Visitor", for: Int.self) { number in
            VisitorView(number: number.wrappedValue ?? 0, strain: strain)
        }
        .defaultSize(width: 320, height: 300)
    }
}
