import type { ContactMessage } from "./contact-message.ts";

/**
 * A short number for the text of a message, which tells the few texts of one browser apart without keeping them
 * (53 bits of cyrb53, which is in the public domain). Should two texts ever share one, the database refuses the
 * second and the visitor changes a word: nothing is mixed up.
 */
export function getFingerprint({ name, email, subject, message }: ContactMessage): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const unit of JSON.stringify([name, email, subject, message])) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
