import Foundation

extension MKPointOfInterestCategory {
    private init(named name: String) { rawValue = "MKPOICategory\(name)" }

    /// Airports.
    public static let airport = Self(named: "Airport")
    /// Amusement parks.
    public static let amusementPark = Self(named: "AmusementPark")
    /// Aquariums.
    public static let aquarium = Self(named: "Aquarium")
    /// Cash machines.
    public static let atm = Self(named: "ATM")
    /// Bakeries.
    public static let bakery = Self(named: "Bakery")
    /// Banks.
    public static let bank = Self(named: "Bank")
    /// Beaches.
    public static let beach = Self(named: "Beach")
    /// Breweries.
    public static let brewery = Self(named: "Brewery")
    /// Cafes.
    public static let cafe = Self(named: "Cafe")
    /// Campgrounds.
    public static let campground = Self(named: "Campground")
    /// Car rentals.
    public static let carRental = Self(named: "CarRental")
    /// Chargers for electric cars.
    public static let evCharger = Self(named: "EVCharger")
    /// Fire stations.
    public static let fireStation = Self(named: "FireStation")
    /// Fitness centers.
    public static let fitnessCenter = Self(named: "FitnessCenter")
    /// Food markets.
    public static let foodMarket = Self(named: "FoodMarket")
    /// Gas stations.
    public static let gasStation = Self(named: "GasStation")
    /// Hospitals.
    public static let hospital = Self(named: "Hospital")
    /// Hotels.
    public static let hotel = Self(named: "Hotel")
    /// Laundries.
    public static let laundry = Self(named: "Laundry")
    /// Libraries.
    public static let library = Self(named: "Library")
    /// Marinas.
    public static let marina = Self(named: "Marina")
    /// Movie theaters.
    public static let movieTheater = Self(named: "MovieTheater")
    /// Museums.
    public static let museum = Self(named: "Museum")
    /// National parks.
    public static let nationalPark = Self(named: "NationalPark")
    /// Nightlife.
    public static let nightlife = Self(named: "Nightlife")
    /// Parks.
    public static let park = Self(named: "Park")
    /// Parking.
    public static let parking = Self(named: "Parking")
    /// Pharmacies.
    public static let pharmacy = Self(named: "Pharmacy")
    /// Police stations.
    public static let police = Self(named: "Police")
    /// Post offices.
    public static let postOffice = Self(named: "PostOffice")
    /// Public transport.
    public static let publicTransport = Self(named: "PublicTransport")
    /// Restaurants.
    public static let restaurant = Self(named: "Restaurant")
    /// Restrooms.
    public static let restroom = Self(named: "Restroom")
    /// Schools.
    public static let school = Self(named: "School")
    /// Stadiums.
    public static let stadium = Self(named: "Stadium")
    /// Stores.
    public static let store = Self(named: "Store")
    /// Theaters.
    public static let theater = Self(named: "Theater")
    /// Universities.
    public static let university = Self(named: "University")
    /// Wineries.
    public static let winery = Self(named: "Winery")
    /// Zoos.
    public static let zoo = Self(named: "Zoo")
}
