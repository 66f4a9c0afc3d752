/** The closest element around an event's target that matches; the target may also be the document. */
export const findTarget = <Found extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);
