const steps = ['Job Details', 'Preview']

export const Stepper = ({ step }: { step: 1 | 2 }) => (
  <ol className="stepper flex flex-wrap gap-2-5" aria-label="Steps">
    {steps.map((text, at) => (
      <li
        className="flex items-center gap-2 muted medium"
        key={text}
        aria-current={at + 1 === step ? 'step' : undefined}
        data-done={at + 1 < step || undefined}
      >
        <span className="stepper-number grid place-center rounded-full small numeric outlined-control size-7" aria-hidden="true">
          {at + 1}
        </span>
        {text}
        {at + 1 < step && <span className="visually-hidden"> (done)</span>}
      </li>
    ))}
  </ol>
)
