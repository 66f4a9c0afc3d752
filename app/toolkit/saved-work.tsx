import { type ChangeEvent, useRef, useState } from "react";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { downloadFile } from "./file-download.ts";
import { formatSavedWork, parseSavedWork } from "./saved-file.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import { progress, promptValues } from "./toolkit-state.ts";

/** Ticks and values as one file, down and up again, for another browser or another computer. */
export function SavedWork({ copy }: { copy: DevToolkitCopy["roadmap"]["saved"] }) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<"restored" | "refused">();
  const save = () => {
    const text = formatSavedWork({ days: progress.get(), values: promptValues.get() });
    downloadFile("toolkit.json", text, "application/json");
  };
  const restore = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again.
    currentTarget.value = "";
    const work = file ? parseSavedWork(await file.text()) : undefined;
    setOutcome(work ? "restored" : "refused");
    if (!work) return;
    progress.set(work.days);
    promptValues.set(work.values);
  };
  return (
    <div>
      <h3 className="font-bold">{copy.title}</h3>
      <p className="text-data text-muted">{copy.lead}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <button type="button" onClick={save} className={getButtonClass("secondary")}>
          {copy.save}
        </button>
        <button type="button" onClick={() => input.current?.click()} className={getButtonClass("secondary")}>
          {copy.restore}
        </button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          onChange={restore}
          aria-label={copy.restore}
          tabIndex={-1}
          className="sr-only"
        />
      </div>
      <p role="status" className={`mt-2 font-bold ${outcome === "refused" ? "text-error" : ""}`}>
        {outcome ? copy[outcome] : ""}
      </p>
    </div>
  );
}
