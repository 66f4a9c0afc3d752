import { Helmet } from "react-helmet-async";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Copy of a failure screen. */
export type FailureCopy = { title: string; text: string; link: string };

/** Used when even the copy could not be loaded; the title is the specification's (section 8). */
const BARE: FailureCopy = {
  title: "Unexpected Application Error!",
  text: "This page could not be shown. Reload it, or start again from the home page.",
  link: "Back to the home page",
};

/** A failed page with its message and a way onward (reading R19). */
export function FailureScreen({
  copy = BARE,
  message,
  href = "/",
}: {
  copy?: FailureCopy | undefined;
  message?: string;
  href?: string;
}) {
  return (
    <div className="page section">
      <Helmet>
        <title>{copy.title}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <h1 className="voice-wide text-h1">{copy.title}</h1>
      <p className="mt-6 max-w-text text-lead">{copy.text}</p>
      {message ? (
        <p className="mt-6 max-w-text border-error border-l-4 pl-4 font-mono text-data">{message}</p>
      ) : null}
      <p className="mt-8">
        <ButtonLink href={href}>{copy.link}</ButtonLink>
      </p>
    </div>
  );
}
