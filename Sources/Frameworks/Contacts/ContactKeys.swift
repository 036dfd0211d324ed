import Foundation

/// Names values of contacts.
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

// The names of values.

/// The name of the value `identifier`.
public let CNContactIdentifierKey = "identifier"
/// The name of the value `contactType`.
public let CNContactTypeKey = "contactType"
/// The name of the value `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// The name of the value `givenName`.
public let CNContactGivenNameKey = "givenName"
/// The name of the value `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// The name of the value `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// The name of the value `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"
/// The name of the value `nickname`.
public let CNContactNicknameKey = "nickname"
/// The name of the value `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// The name of the value `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"
/// The name of the value `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// The name of the value `note`.
public let CNContactNoteKey = "note"
/// The name of the value `imageData`.
public let CNContactImageDataKey = "imageData"
/// The name of the value `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The name of the value `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The name of the value `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The name of the value `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The name of the value `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The name of the value `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The name of the value `birthday`.
public let CNContactBirthdayKey = "birthday"
/// The name of the value `nonGregorianBirthday`.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The name of the value `dates`.
public let CNContactDatesKey = "dates"
/// The name of the value `socialProfiles`.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The name of the value `instantMessageAddresses`.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The name of the value `previousFamilyName`.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The name of the value `phoneticGivenName`.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The name of the value `phoneticMiddleName`.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The name of the value `phoneticFamilyName`.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The name of the value `phoneticOrganizationName`.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The name of the value `contactRelations`.
public let CNContactRelationsKey = "contactRelations"
