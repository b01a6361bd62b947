import type { ApplicantView } from '../../api/applicant.ts'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'

type Requirement = ApplicantView['requirements'][number]

const words: Record<Requirement['state'], { text: string; tone: Tone }> = {
  met: { text: 'Found', tone: 'success' },
  partly: { text: 'Partly found', tone: 'info' },
  missing: { text: 'Not found', tone: 'warning' },
  unknown: { text: 'Left open', tone: 'neutral' },
}

/** What the job asks for, and the words of the resume that show it. */
export const Requirements = ({ view: { requirements } }: { view: ApplicantView }) => {
  if (requirements.length === 0) return null
  const asked = requirements.filter(({ isDuty }) => !isDuty)
  const duties = requirements.filter(({ isDuty }) => isDuty)
  const found = asked.filter(({ state }) => state === 'met' || state === 'partly')
  const others = asked.filter(({ state }) => state === 'missing' || state === 'unknown')
  return (
    <section className="applicant-part" id="asked" aria-labelledby="asked-title">
      <h2 id="asked-title">What the job asks for</h2>
      <p className="muted">
        The software looked for each of these in the visible text of your resume. ‘Not found’ means that it did not see it written
        there, not that you can’t do it.
      </p>
      <Group title="Found in your resume" requirements={found} />
      <Group title="Not found in your resume" requirements={others} />
      {others.length > 0 && (
        <p>
          Is one of these in your resume after all? <a href="#read">Correct what was read</a> above.
        </p>
      )}
      {duties.length > 0 && (
        <>
          <Group title="What is done in this job" requirements={duties} />
          <p className="small muted">
            You are not asked for these one by one: your work as a whole is compared with them. Where a sentence of your resume
            tells of such work, it is shown.
          </p>
        </>
      )}
    </section>
  )
}

const Group = ({ title, requirements }: { title: string; requirements: Requirement[] }) =>
  requirements.length > 0 && (
    <>
      <h3>
        {title} <span className="muted">({requirements.length})</span>
      </h3>
      <ul className="applicant-requirements">
        {requirements.map(({ label, must, isDuty, state, summary, quotes }) => (
          <li key={`${label} ${must}`}>
            <p className="row gap-2">
              <strong>{label}</strong>
              <StatusBadge tone={isDuty && state === 'missing' ? 'neutral' : words[state].tone}>{words[state].text}</StatusBadge>
              {must && <span className="small muted">must-have</span>}
            </p>
            {!summary.startsWith(words[state].text) && <p className="small">{summary}</p>}
            {quotes.map(({ page, quote }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in a resume twice
              <blockquote key={index}>
                “{quote}” <span className="small muted">page {page}</span>
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
