import { Helmet } from "react-helmet-async";
import { ButtonLink } from "#app/ui/button-link.tsx";

type FailureScreenProps = { title?: string | undefined; message: string };

/** Instead of a page that failed: why, and a way onward. A build with such a page fails, so its words are not content. */
export function FailureScreen({ title = "Unexpected Application Error!", message }: FailureScreenProps) {
  return (
    <div className="page section">
      <Helmet>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <h1 className="voice-wide text-h1">{title}</h1>
      <p className="mt-6 max-w-text text-lead">
        This page could not be shown. Reload it, or start again from the home page.
      </p>
      <p className="mt-6 max-w-text border-error border-l-4 pl-4 font-mono text-data">{message}</p>
      <p className="mt-8">
        <ButtonLink href="/">Back to the home page</ButtonLink>
      </p>
    </div>
  );
}
