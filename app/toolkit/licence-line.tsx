/** What visitors may do with the prompts. */
export const LicenceLine = ({
  label,
  licence,
}: {
  label: string;
  licence: { name: string; url: string };
}) => (
  <p className="text-data text-muted">
    {label}{" "}
    <a href={licence.url} rel="license" className="text-link">
      {licence.name}
    </a>
  </p>
);
