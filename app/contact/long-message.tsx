/** Offers a message that is too long for the address of a mail; the script of the form shows and fills it. */
export const LongMessage = () => (
  <label hidden data-offer="" className="mt-3 block max-w-text font-bold text-base">
    This message is too long for an email link. Copy it from here into the email.
    <textarea
      readOnly
      rows={6}
      className="mt-1.5 w-full border-2 border-field bg-plate px-3 py-2.5 font-normal"
    />
  </label>
);
