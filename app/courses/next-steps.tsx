/** What happens after the button, step by step. */
export const NextSteps = ({ steps }: { steps: string[] }) => (
  <ol className="counted grid gap-2">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
