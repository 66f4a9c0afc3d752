import { useEffect } from "react";
import { toast as publish, Toaster as Sonner } from "sonner";
import { TOAST, type Toast } from "./toast.tsx";

const EDGES = { success: "border-l-brand-500", error: "border-l-error" } as const;

/** Hands a toast to the toaster, which must be mounted. */
export function publishToast({ title, description, kind }: Toast): void {
  const show = kind === "error" ? publish.error : publish.success;
  show(title, { description, classNames: { toast: EDGES[kind] } });
}

/** The toasts themselves, in the site's language: flat, ruled in ink, a coloured edge. */
export function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Sonner
      visibleToasts={TOAST.visible}
      duration={TOAST.duration}
      position="bottom-right"
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
