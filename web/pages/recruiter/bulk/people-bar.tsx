import { Button } from '@radix-ui/themes'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { mostCompared } from '../../../api/ranking.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { lastBulkChange } from '../../../state/bulk-undo.ts'
import { useMayChange } from '../../../state/user.ts'
import { BulkUndoBar } from '../candidates/bulk-undo-bar.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { ManyButtons } from './many-buttons.tsx'
import type { ChosenPerson } from './outcome.ts'

export interface PeopleBarProps {
  people: readonly ChosenPerson[]
  /** Of them, those who are not in the list as it is shown. */
  elsewhere?: number
  /** Chosen as well, and no candidates yet: only the list itself knows what to do with them. */
  others?: number
  onClear: () => void
  /** Actions that only this list has. */
  children?: ReactNode
}

/** Stands at the foot of the window while people of a list are chosen: what can be done with all of them. */
export const PeopleBar = ({ people, elsewhere = 0, others = 0, onClear, children }: PeopleBarProps) => {
  const change = useAtomValue(lastBulkChange)
  const mayChange = useMayChange()
  const { part: Pieces, load } = useLazyComponent(async () => (await import('../candidates/bulk-pieces.tsx')).BulkPieces)
  const [opened, setOpened] = useState<'tag' | 'move' | 'task' | null>(null)
  const ids = people.map(({ _id }) => _id)
  const count = people.length
  const handleDone = () => {
    setOpened(null)
    onClear()
  }
  const opener = (what: 'tag' | 'move' | 'task', text: string) => (
    <Button variant="soft" color="gray" aria-haspopup="dialog" onClick={async () => (await load()) && setOpened(what)}>
      {text}
    </Button>
  )
  return (
    <>
      <ChosenBar
        label="Chosen candidates"
        count={count + others}
        note={
          <>
            {elsewhere > 0 && `, ${elsewhere.toLocaleString('en')} of them not shown here`}
            {others > 0 && `, ${others.toLocaleString('en')} not ranked for this job yet`}
            {others === 0 && noteOf(count)}
          </>
        }
        onClear={onClear}
      >
        {mayChange && count > 0 && (
          <>
            <ManyButtons people={people} onDone={onClear} />
            {opener('move', 'Move to stage')}
            {opener('tag', 'Tag')}
            {opener('task', 'Add task')}
          </>
        )}
        {children}
        {count > 0 && <CompareButton ids={ids} />}
      </ChosenBar>
      {Pieces && opened && (
        <Pieces what={opened} ids={ids} onClose={() => setOpened(null)} onDone={handleDone} onForget={handleDone} />
      )}
      {change && <BulkUndoBar />}
    </>
  )
}

const noteOf = (count: number) =>
  count === 1
    ? '. Choose one more to compare.'
    : count > mostCompared && `. To compare, choose at most ${mostCompared}: ${mostCompared} candidates fit side by side.`
