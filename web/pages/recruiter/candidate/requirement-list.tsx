import { StatusBadge } from '../../../components/status-badge.tsx'
import { ChoiceButton, type Choosing } from './choice-button.tsx'
import { type Requirement, requirementChoice } from './choices.ts'
import { FirstSentence } from './quote-sentence.tsx'
import { StateMark } from './state-mark.tsx'

/** Everything the job description asks for: what the resume shows as buttons that lead to the quote, and what it does not. */
export const RequirementList = ({ requirements, ...choosing }: { requirements: Requirement[] } & Choosing) => {
  const asked = requirements.filter(({ component }) => component !== 'duties')
  const groups = [
    { title: 'Must-haves', all: asked.filter(({ must }) => must) },
    {
      title: asked.some(({ must }) => must) ? 'Also asked for' : 'Asked for',
      all: asked.filter(({ must }) => !must),
    },
    {
      title: 'Duties, and sentences that tell of such work',
      all: requirements.filter(({ component }) => component === 'duties'),
    },
  ]
  return groups
    .filter(({ all }) => all.length > 0)
    .map(({ title, all }) => <RequirementGroup key={title} title={title} all={all} {...choosing} />)
}

const RequirementGroup = ({ title, all, ...choosing }: { title: string; all: Requirement[] } & Choosing) => {
  const shown = all.filter(({ evidence }) => evidence.length > 0)
  const bare = all.filter(({ evidence }) => evidence.length === 0)
  const missing = bare.filter(({ state }) => state !== 'unknown')
  const open = bare.filter(({ state }) => state === 'unknown')
  return (
    <div className="demands">
      <h3>
        {title}{' '}
        <span className="muted">
          {all.filter(({ state }) => state === 'met').length} of {all.length}
        </span>
      </h3>
      {shown.length > 0 && (
        <ul className="bare mt-1">
          {shown.map((requirement) => (
            <li key={requirement.id}>
              <ChoiceButton
                choice={requirementChoice(requirement)}
                className="demand"
                describedBy={sentenceId(requirement)}
                {...choosing}
              >
                <StateMark state={requirement.state} />
                <span className="medium break-anywhere">
                  {requirement.label}
                  {requirement.source === 'model' && (
                    <>
                      {' '}
                      <StatusBadge tone="info">found by a language model</StatusBadge>
                    </>
                  )}
                </span>
                <span className="quote-page muted small numeric nowrap">{pagesOf(requirement)}</span>
                <span className="demand-summary muted break-anywhere col-rest">{requirement.summary}</span>
              </ChoiceButton>
              {requirement.component !== 'duties' && (
                <div id={sentenceId(requirement)} className="demand-sentence">
                  <FirstSentence quotes={requirement.evidence} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <Bare title="Not found in the resume" state="missing" labels={missing.map(({ label }) => label)} />
      <Bare title="Can’t tell from the resume" state="unknown" labels={open.map(({ label }) => label)} />
    </div>
  )
}

const sentenceId = ({ id }: Requirement) => `sentence-${id.replaceAll(/\s/g, '-')}`

const Bare = ({ title, state, labels }: { title: string; state: Requirement['state']; labels: string[] }) =>
  labels.length > 0 && (
    <div className="demands-bare mt-3">
      <p className="muted small">
        <StateMark state={state} silent /> {title}
      </p>
      <ul className="bare flex flex-wrap gap-1 mt-1">
        {labels.map((label) => (
          <li className="rounded-3 text-soft small pad-pill outlined-dashed" key={label}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  )

/** "p. 1", "p. 1, 3" */
const pagesOf = ({ evidence }: Requirement) =>
  `p. ${[...new Set(evidence.map(({ page }) => page))].toSorted((one, other) => one - other).join(', ')}`
