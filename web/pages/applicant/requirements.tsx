import { fill } from '#src/words/fill.ts'
import type { Words } from '#src/words/words.ts'
import type { ApplicantView } from '../../api/applicant.ts'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { rich } from '../../words/rich.tsx'
import { useWords } from '../../words/words.ts'

type Requirement = ApplicantView['requirements'][number]

const states = (words: Words['applicant']): Record<Requirement['state'], { text: string; tone: Tone }> => ({
  met: { text: words.found, tone: 'success' },
  partly: { text: words.partlyFound, tone: 'info' },
  missing: { text: words.notFound, tone: 'warning' },
  unknown: { text: words.leftOpen, tone: 'neutral' },
})

/** What the job asks for, and the words of the resume that show it. */
export const Requirements = ({ view: { requirements } }: { view: ApplicantView }) => {
  const words = useWords('applicant')
  if (requirements.length === 0) return null
  const asked = requirements.filter(({ isDuty }) => !isDuty)
  const duties = requirements.filter(({ isDuty }) => isDuty)
  const found = asked.filter(({ state }) => state === 'met' || state === 'partly')
  const others = asked.filter(({ state }) => state === 'missing' || state === 'unknown')
  return (
    <section className="applicant-part stack gap-3 line-top" id="asked" aria-labelledby="asked-title">
      <h2 id="asked-title">{words.whatJobAsks}</h2>
      <p className="muted">{words.lookedFor}</p>
      <Group title={words.foundInResume} requirements={found} />
      <Group title={words.notFoundInResume} requirements={others} />
      {others.length > 0 && <p>{rich(words.afterAll, { a: (text) => <a href="#read">{text}</a> })}</p>}
      {duties.length > 0 && (
        <>
          <Group title={words.duties} requirements={duties} />
          <p className="small muted">{words.dutiesNote}</p>
        </>
      )}
    </section>
  )
}

const Group = ({ title, requirements }: { title: string; requirements: Requirement[] }) => {
  const words = useWords('applicant')
  const stateWords = states(words)
  if (requirements.length === 0) return null
  return (
    <>
      <h3>
        {title} <span className="muted">({requirements.length})</span>
      </h3>
      <ul className="applicant-requirements stack gap-3">
        {requirements.map(({ label, must, isDuty, state, summary, quotes }) => (
          <li className="flex flex-col items-flex-start gap-1" key={`${label} ${must}`}>
            <p className="row gap-2">
              <strong>{label}</strong>
              <StatusBadge tone={isDuty && state === 'missing' ? 'neutral' : stateWords[state].tone}>
                {stateWords[state].text}
              </StatusBadge>
              {must && <span className="small muted">{words.mustHave}</span>}
            </p>
            {!summary.startsWith(stateWords[state].text) && <p className="small">{summary}</p>}
            {quotes.map(({ page, quote }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in a resume twice
              <blockquote className="pl-3 text-strong quote-line" key={index}>
                {fill(words.quoted, { quote })} <span className="small muted">{fill(words.page, { page })}</span>
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
