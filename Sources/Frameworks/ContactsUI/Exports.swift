// As Apple's module does.
@_exported import Contacts
@_exported import SwiftUI
