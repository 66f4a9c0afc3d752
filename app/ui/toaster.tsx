import { Toaster as Sonner, toast } from "sonner";

/** How many toasts are shown at once, and for how many milliseconds. */
const TOAST = { visible: 3, duration: 4000 } as const;

/** A short message over the page. */
type Toast = { title: string; description: string; kind: "success" | "error" };

/** On a phone toasts come from the top: at the foot they would cover the fields, or the keyboard would cover them. */
const PHONE = "(max-width: 37.5rem)";

/** Shows a toast. Sonner keeps those that come before the toaster is in the page. */
export function showToast({ title, description, kind }: Toast): void {
  const position = matchMedia(PHONE).matches ? "top-center" : "bottom-right";
  toast[kind](title, { description, position });
}

/** The list of toasts: flat, with an ink border and a coloured edge. */
export const Toaster = () => (
  <Sonner
    visibleToasts={TOAST.visible}
    duration={TOAST.duration}
    closeButton
    gap={8}
    icons={{ success: null, error: null }}
    toastOptions={{
      unstyled: true,
      classNames: {
        success: "border-l-brand-500",
        error: "border-l-error",
        toast: "relative w-full border-2 border-l-8 border-ink bg-plate py-3 pr-12 pl-4 text-ink font-sans",
        title: "font-bold text-base",
        description: "text-data",
        closeButton: "absolute top-1 right-1 flex size-9 items-center justify-center hover:bg-tint",
      },
    }}
  />
);
