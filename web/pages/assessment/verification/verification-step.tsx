import { Button } from '@radix-ui/themes'

interface VerificationStepProps {
  onDone: () => void
  onBack: () => void
}

/** Shows whether what the sitting needs is there and works. */
export const VerificationStep = ({ onDone, onBack }: VerificationStepProps) => (
  <section className="stack">
    <h1 tabIndex={-1}>System verification</h1>
    <div className="row">
      <Button variant="soft" color="gray" onClick={onBack}>
        Back
      </Button>
      <Button onClick={onDone}>Continue to Consent</Button>
    </div>
  </section>
)
