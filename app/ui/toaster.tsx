import { useEffect, useSyncExternalStore } from "react";
import { toast as publish, Toaster as Sonner } from "sonner";

/** At most so many toasts are seen at once, each for so many milliseconds. */
export const TOAST = { visible: 3, duration: 4000 } as const;

/** A short message over the page. */
export type Toast = { title: string; description: string; kind: "success" | "error" };

const EDGES = { success: "border-l-brand-500", error: "border-l-error" } as const;

/** On a phone a toast at the foot would lie over the fields, or behind the keyboard: there it comes from the top. */
const PHONE = "(max-width: 37.5rem)";

/** Toasts from before the toaster was in the page. */
let waiting: Toast[] | undefined = [];

/** Shows a toast. */
export function showToast(toast: Toast): void {
  if (waiting) waiting.push(toast);
  else publishToast(toast);
}

function publishToast({ title, description, kind }: Toast): void {
  const show = kind === "error" ? publish.error : publish.success;
  show(title, { description, classNames: { toast: EDGES[kind] } });
}

/** The toasts themselves, in the site's language: flat, ruled in ink, a coloured edge. */
export function Toaster() {
  useEffect(() => {
    for (const toast of waiting ?? []) publishToast(toast);
    waiting = undefined;
    return () => {
      waiting = [];
    };
  }, []);
  const isPhone = useSyncExternalStore(
    (tell) => {
      const query = matchMedia(PHONE);
      query.addEventListener("change", tell);
      return () => query.removeEventListener("change", tell);
    },
    () => matchMedia(PHONE).matches,
  );
  return (
    <Sonner
      visibleToasts={TOAST.visible}
      duration={TOAST.duration}
      position={isPhone ? "top-center" : "bottom-right"}
      closeButton
      gap={8}
      icons={{ success: null, error: null }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: "relative w-full border-2 border-l-8 border-ink bg-white py-3 pr-12 pl-4 text-ink font-sans",
          title: "font-bold text-base",
          description: "text-data",
          closeButton: "absolute top-1 right-1 flex size-9 items-center justify-center hover:bg-tint",
        },
      }}
    />
  );
}
