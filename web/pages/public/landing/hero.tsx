import { Button } from '@radix-ui/themes'
import { useSite } from '../../../site-content.ts'

const example = [
  {
    name: 'Priya N.',
    percent: 91,
    detail: 'All four must-have skills, 6 years where 5 are asked for',
    quote: 'Led the move of 14 services from a single Rails app to Go and Kubernetes',
  },
  {
    name: 'Tomasz W.',
    percent: 78,
    detail: 'Three of four must-have skills; Terraform not found',
    quote: 'Built and ran the payments API (Go, PostgreSQL) for three years',
  },
  {
    name: 'Ana L.',
    percent: 54,
    detail: 'Strong in Python; Go and Kubernetes not found',
    quote: 'Wrote the pricing service in Django and Celery',
  },
]

export const LandingHero = ({ hasJobPortal }: { hasJobPortal: boolean }) => {
  const { isForTeam } = useSite()
  return (
    <section className="section hero" id="home">
      <div>
        <h1>Know who fits, and why.</h1>
        <p className="hero-lead">
          Drop in resumes and a job description. You get a ranked shortlist in which every percentage points to the sentences it
          rests on.
        </p>
        <div className="hero-actions">
          <Button asChild size="3">
            {isForTeam ? <a href="/login">Log in</a> : <a href="/Register">Request for Free Trial</a>}
          </Button>
          {hasJobPortal && (
            <Button asChild size="3" variant="soft" color="gray">
              <a href="/jobportal">
                Post a Job <span className="muted small">company login only</span>
              </a>
            </Button>
          )}
        </div>
        {!isForTeam && <p className="hero-note">14 days free, no credit card.</p>}
      </div>
      <figure className="example">
        <figcaption>
          <span className="strong">Backend Engineer</span>
          <span>Example, invented for this page</span>
        </figcaption>
        <ol className="example-list">
          {example.map(({ name, percent, detail, quote }, index) => (
            <li key={name}>
              <span className="muted numeric">{index + 1}</span>
              <span className="strong">{name}</span>
              <span className="example-percent">{percent}%</span>
              <span className="example-detail">{detail}</span>
              <q className="example-quote">{quote}</q>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  )
}
