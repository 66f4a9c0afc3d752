import { Helmet } from "react-helmet-async";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Copy of a failure screen. */
export type FailureCopy = { title: string; text: string; link: string; report?: string };

/** Used when even the copy could not be loaded; the title is the owner's. */
const BARE: FailureCopy = {
  title: "Unexpected Application Error!",
  text: "This page could not be shown. Reload it, or start again from the home page.",
  link: "Back to the home page",
};

/** A failed page with its message, a way onward and, where the mailbox is known, a way to report it. */
export function FailureScreen({
  copy = BARE,
  message,
  href = "/",
  email,
}: {
  copy?: FailureCopy | undefined;
  message?: string;
  href?: string;
  email?: string | undefined;
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
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={href}>{copy.link}</ButtonLink>
        {email && copy.report ? (
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(copy.title)}&body=${encodeURIComponent(message ?? "")}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {copy.report}
          </a>
        ) : null}
      </p>
    </div>
  );
}
