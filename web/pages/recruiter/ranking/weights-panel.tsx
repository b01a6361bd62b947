import { Button } from '@radix-ui/themes'
import { useId, useState } from 'react'
import type { RankingRow } from '../../../api/ranking.ts'
import { isSameChoice, needsScoring, onlySaver } from './choice.ts'
import { ComponentWeights } from './component-weights.tsx'
import { SaveFailure } from './save-failure.tsx'
import { SkillCriteria } from './skill-criteria.tsx'
import type { Draft } from './use-draft.ts'
import { VersionHistory } from './version-history.tsx'
import { DegreeCriterion, YearsCriterion } from './years-and-degree.tsx'

interface WeightsPanelProps {
  job: string
  draft: Draft
  rows: readonly RankingRow[]
}

/** Beside the list on wide windows; on narrow ones a button above the list opens it. */
export const WeightsPanel = ({ job, draft, rows }: WeightsPanelProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { saved, choice, shown, dirty, saving, failure, change } = draft
  const later = needsScoring(choice, saved, rows)
  const nothingWeighed = Object.values(choice.weights).every((weight) => weight === 0)
  return (
    <div className="weights-side sticky">
      <Button
        className="weights-toggle"
        variant="soft"
        color="gray"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the weights' : 'Adjust weights'}
        {dirty && !open && ' · not saved'}
      </Button>
      <section
        className="weights-panel flex flex-col overflow-hidden outlined rounded-4 surface"
        id={id}
        data-open={open || undefined}
        aria-label="Weights and criteria"
      >
        <header className="flex items-baseline justify-between gap-3 pad line-bottom">
          <h2>Weights</h2>
          <p className="small muted">
            {shown === saved.version
              ? `Version ${saved.version}${dirty ? ' · changed, not saved' : ''}`
              : `Viewing version ${shown}`}
          </p>
        </header>
        <div className="weights-scroll flex-1 scroll-y relative px-4">
          <ComponentWeights weights={choice.weights} onChange={(weights) => change({ weights })} />
          <SkillCriteria
            skills={choice.skills}
            saved={new Set([...saved.skills, ...saved.asRead.skills].map((skill) => skill.id))}
            withoutScore={later.skills}
            addedBy={onlySaver(saved)}
            refused={failure?.details?.criterion ?? null}
            onChange={(skills) => change({ skills })}
          />
          <YearsCriterion years={choice.years} later={later.years} onChange={(years) => change({ years })} />
          <DegreeCriterion degree={choice.degree} later={later.degree} onChange={(degree) => change({ degree })} />
          <VersionHistory job={job} criteria={saved} shown={shown} onShow={draft.show} />
        </div>
        <footer className="flex flex-col gap-2 pad line-top surface-sunken">
          <SaveFailure draft={draft} />
          {nothingWeighed && <p className="later small">At least one weight must be above 0.</p>}
          {failure?.code !== 'CRITERIA_CHANGED' && (
            <Button disabled={!dirty || saving || nothingWeighed} onClick={() => draft.save()}>
              {saving ? 'Saving...' : `Save as version ${saved.version + 1}`}
            </Button>
          )}
          <div className="row gap-2">
            <Button variant="soft" color="gray" size="1" disabled={!dirty || saving} onClick={draft.undo}>
              Undo changes
            </Button>
            <Button
              variant="soft"
              color="gray"
              size="1"
              disabled={saving || isSameChoice(choice, saved.asRead)}
              onClick={draft.reset}
            >
              Reset to what the text says
            </Button>
          </div>
        </footer>
      </section>
    </div>
  )
}
