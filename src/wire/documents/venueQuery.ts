/** The fields that the list shows. A store's terms and policies would be longer than all of them together. */
export const venueFields = [
  "ID",
  "Name",
  "StoreTitle",
  "ProfileImage",
  "IsTest",
  "IsHQ",
  "IsEnabled",
  "DisplayOrder",
  "IsInOperation",
  "OperatingHours",
  "TimezoneIanaFormat",
  "EnablePreoderForDelivery",
  "EnablePreoderForPickup",
  "Location",
  "ClosingStoreMessage",
  "ViewComponentConfigs.Delivery",
  "ViewComponentConfigs.PickUp",
] as const;

/** The fields for the list's header and the page's top bar, which offers to log in (R93). */
export const headquartersFields = [
  "Name",
  "StoreTitle",
  "ProfileImage",
  "Logo",
  "ViewComponentConfigs.UiColours",
  "ViewComponentConfigs.LogIn",
  "ViewComponentConfigs.GoogleLogin",
  "ViewComponentConfigs.FacebookLogin",
] as const;

/** The body of a query for a group's stores. The domain sorts and filters them, so the database needs no index for it. */
export function encodeVenuesOf(hqId: number): object {
  const value = { integerValue: String(hqId) };
  return {
    structuredQuery: {
      select: { fields: venueFields.map((fieldPath) => ({ fieldPath })) },
      from: [{ collectionId: "Companies" }],
      where: { fieldFilter: { field: { fieldPath: "HQCompanyID" }, op: "EQUAL", value } },
    },
  };
}
