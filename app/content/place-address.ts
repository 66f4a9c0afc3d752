/** Puts the path of the site before an address that begins at its root; leaves any other address as it is. */
export const placeAddress = (address: string, base: string): string =>
  address.startsWith("/") && !address.startsWith("//") ? base + address : address;
