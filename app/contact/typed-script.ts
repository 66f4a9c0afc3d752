import { storeWhileTyping } from "./form-values.ts";

/** The inline script before the form, so that nothing typed into it is lost, whatever loads. */
storeWhileTyping();
