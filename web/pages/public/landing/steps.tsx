import { useSite } from '../../../site-content.ts'

interface Step {
  title: string
  /** What it is called where a language model is at work. */
  withModel?: string
  text: string
}

const steps: Step[] = [
  { title: 'Upload job description', text: 'A PDF is enough. What it asks for is listed, so you see what will count.' },
  {
    title: 'Smart resume parsing',
    text: 'Add all resumes at once. If a file cannot be read, you see which one and why; the others continue.',
  },
  {
    title: 'Matching with reasons',
    withModel: 'AI-powered matching',
    text: 'The ranking appears with its reasons: requirement by requirement, quote by quote.',
  },
  {
    title: 'Automated video interviews',
    text: 'Invite the best to an assessment or interview they can take whenever it suits them.',
  },
]

export const LandingSteps = () => {
  const { hasModel } = useSite()
  return (
    <div className="section-tinted">
      <section className="section" id="how-it-works">
        <div className="section-heading">
          <h2>How it works</h2>
        </div>
        <ol className="cards steps gap-5">
          {steps.map(({ title, withModel, text }) => (
            <li key={title} className="step stack gap-2 pt-4">
              <h3>{(hasModel && withModel) || title}</h3>
              <p className="muted large">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
