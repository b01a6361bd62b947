import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { AssessmentRow } from '../../../api/assessments.ts'
import type { Chosen } from '../../../components/table/use-chosen.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { LazyPeopleBar } from '../bulk/lazy-people-bar.tsx'
import { actWords, calledName, type LinkAct } from './words.ts'

interface ChosenLinksProps {
  chosen: Chosen<AssessmentRow>
  mayChange: boolean
  onChanged: () => void
}

/** What can be done with the chosen assessments: with their links, and with the candidates, each of them once. */
export const ChosenLinks = ({ chosen, mayChange, onChanged }: ChosenLinksProps) => {
  const [opened, setOpened] = useState<{ act: LinkAct; rows: readonly AssessmentRow[] } | null>(null)
  const { part: Many, load } = useLazyComponent(async () => (await import('./many-links.tsx')).ManyLinks)
  const people = [...new Map(chosen.rows.map((row) => [row.candidateId, calledName(row)]))].map(([_id, name]) => ({ _id, name }))
  return (
    <>
      <LazyPeopleBar people={people} elsewhere={chosen.elsewhere} onClear={chosen.clear}>
        {mayChange &&
          (['resend', 'extend', 'revoke'] as const).map((act) => (
            <Button
              key={act}
              variant="soft"
              color="gray"
              aria-haspopup="dialog"
              onClick={async () => (await load()) && setOpened({ act, rows: chosen.rows })}
            >
              {actWords[act]}
              {chosen.rows.length === 1 ? ' link' : ' links'}
            </Button>
          ))}
      </LazyPeopleBar>
      {Many && opened && (
        <Many
          {...opened}
          onChanged={onChanged}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null)
            chosen.clear()
          }}
        />
      )}
    </>
  )
}
