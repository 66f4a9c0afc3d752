import type { ComponentProps, ReactNode } from "react";
import type { Finding } from "#app/content/finding.ts";
import { fieldName } from "#app/content/value-path.ts";
import { namePath } from "../form-fields.ts";
import type { Place } from "../server/places.ts";
import type { Props } from "./state.ts";

/** A value in one line of text. */
export const print = (value: unknown) =>
  typeof value === "object" ? JSON.stringify(value) : String(value ?? "nothing");

/** A fault as a sentence. */
export const formatFault = ({ found, fix }: Finding) => `Found ${found}: ${fix}.`;

/** A fault elsewhere as a sentence, with its place. */
export const formatFinding = (one: Finding) =>
  `${namePath(one.path) || "Text"} (${one.file}:${one.line}): ${formatFault(one)}`;

/** A button that sends no form. */
export const Button = (props: ComponentProps<"button">) => <button type="button" {...props} />;

/** The heading of a view, which has the focus first. */
export const Title = ({ children }: { children: ReactNode }) => (
  <h2 id="title" tabIndex={-1} ref={focusOn}>
    {children}
  </h2>
);

const focusOn = (element: HTMLElement | null) => element?.focus();

/** What is refused, in sentences. */
export const Faults = ({ of }: { of: (string | undefined)[] }) =>
  of.map((fault) =>
    fault ? (
      <p key={fault} role="alert" className="fault" tabIndex={-1}>
        {fault}
      </p>
    ) : null,
  );

/** Opens a line of a file in the code editor. */
export const OpenFile = ({ place }: { place: string }) => (
  <Button className="file" onClick={() => fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}>
    Open in editor: {place}
  </Button>
);

/** Places to choose from. */
export const Choices = ({ places, show }: { places: Place[]; show: Props["show"] }) => (
  <ul>
    {places.map((place) => (
      <li key={`${place.file}:${place.line} ${fieldName(place.path)}`}>
        <Button onClick={() => show({ name: "form", ...place })}>
          {namePath(place.path) || "Text"}{" "}
          <span className="quiet">
            {place.file}:{place.line}
          </span>
          <span className="quiet line">{place.value}</span>
        </Button>
      </li>
    ))}
  </ul>
);
