import type { ComponentProps, ReactNode } from "react";
import { fieldName } from "#app/content/value-path.ts";
import { namePath } from "../field-words.ts";
import type { Place } from "../server/places.ts";
import type { ViewProps } from "./state.ts";

/** A button that sends no form. One that is off keeps the focus. */
export const Button = ({ disabled, onClick, ...props }: ComponentProps<"button">) => (
  <button type="button" aria-disabled={disabled} onClick={disabled ? undefined : onClick} {...props} />
);

/** The heading of a view. */
export const Title = ({ children }: { children: ReactNode }) => (
  <h2 id="title" tabIndex={-1}>
    {children}
  </h2>
);

/** What is refused, in sentences. */
export const Faults = ({ of }: { of: (string | undefined)[] }) =>
  of.map((fault) =>
    fault ? (
      <p key={fault} role="alert" className="fault" tabIndex={-1}>
        {fault}
      </p>
    ) : null,
  );

/** Opens a line of a file, such as `content/faq.yaml:3`, in the code editor. */
export const OpenFile = ({ line }: { line: string }) => (
  <Button className="file" onClick={() => fetch(`/__open-in-editor?file=${encodeURIComponent(line)}`)}>
    Open in editor: {line}
  </Button>
);

/** Places to choose from. */
export const Choices = ({ places, openView }: { places: Place[]; openView: ViewProps["openView"] }) => (
  <ul>
    {places.map((place) => (
      <li key={`${place.file}:${place.line} ${fieldName(place.path)}`}>
        <Button onClick={() => openView({ name: "form", ...place })}>
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
