import { type ComponentType, useEffect, useState } from "react";

/** At most so many toasts are seen at once, each for so many milliseconds (specification section 9). */
export const TOAST = { visible: 3, duration: 4000 } as const;

/** A short message over the page. */
export type Toast = { title: string; description: string; kind: "success" | "error" };

type Toaster = ComponentType<{ onReady: () => void }>;
let mount: (() => Promise<void>) | undefined;

/** Loads the toasts ahead of their first use. */
export async function prepareToasts(): Promise<void> {
  await mount?.();
}

/** Shows a toast; its code is loaded when it is first needed. Never rejects: a toast is never the only word. */
export async function showToast(toast: Toast): Promise<void> {
  try {
    await mount?.();
    const { publishToast } = await import("./toaster.tsx");
    publishToast(toast);
  } catch (error) {
    console.error(`The toast '${toast.title}' could not be shown.`, error);
  }
}

/** The place of the toasts; stands once in the shell. */
export function ToastArea() {
  const [ready, setReady] = useState<{ Toaster: Toaster; onReady: () => void }>();
  useEffect(() => {
    let mounting: Promise<void> | undefined;
    mount = () => {
      mounting ??= import("./toaster.tsx").then(
        ({ Toaster }) => new Promise((onReady) => setReady({ Toaster, onReady })),
        (error: unknown) => {
          mounting = undefined;
          throw error;
        },
      );
      return mounting;
    };
    return () => {
      mount = undefined;
    };
  }, []);
  return ready ? <ready.Toaster onReady={ready.onReady} /> : null;
}
