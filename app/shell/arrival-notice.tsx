import { useArrival } from "#app/browser/arrival.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";

/** Says that the page which a link leads to has not arrived, and lets one ask for it again. */
export function ArrivalNotice() {
  const arrival = useArrival();
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-30 print:hidden">
      {arrival ? (
        <div className="on-ink">
          <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
            {arrival.state === "late" ? (
              <p>The page has not arrived yet. Asking again.</p>
            ) : (
              <>
                <p>This page did not arrive. Check the connection; what is here stays as it is.</p>
                <button type="button" onClick={arrival.again} className={getButtonClass("signal")}>
                  Try again
                </button>
              </>
            )}
          </div>
        </div>
      ) : null}
    </div>
  );
}
