import { Button } from '@radix-ui/themes'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { mostCompared } from '../../../api/ranking.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { lastBulkChange } from '../../../state/bulk-undo.ts'
import { useMayChange } from '../../../state/user.ts'
import { BulkUndoBar } from '../candidates/bulk-undo-bar.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { ManyButtons } from './many-buttons.tsx'
import type { ChosenPerson } from './outcome.ts'

interface PeopleBarProps {
  people: readonly ChosenPerson[]
  onClear: () => void
  /** Actions that only this list has. */
  children?: ReactNode
}

/** Stands at the foot of the window while people of a list are chosen: what can be done with all of them. */
export const PeopleBar = ({ people, onClear, children }: PeopleBarProps) => {
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
      <section className="compare-bar bulk-bar" aria-label="Chosen candidates" data-shown={count > 0 || undefined}>
        <span role="status">
          {count > 0 && `${count.toLocaleString('en')} chosen`}
          {count === 1 && '. Choose one more to compare.'}
          {count > mostCompared && `. To compare, choose at most ${mostCompared}: ${mostCompared} candidates fit side by side.`}
        </span>
        {count > 0 && (
          <span className="bulk-actions row gap-2">
            <Button variant="ghost" onClick={onClear}>
              Clear
            </Button>
            {mayChange && (
              <>
                <ManyButtons people={people} onDone={onClear} />
                {opener('move', 'Move to stage')}
                {opener('tag', 'Tag')}
                {opener('task', 'Add task')}
              </>
            )}
            {children}
            <CompareButton ids={ids} />
          </span>
        )}
        {Pieces && opened && (
          <Pieces what={opened} ids={ids} onClose={() => setOpened(null)} onDone={handleDone} onForget={handleDone} />
        )}
      </section>
      {change && <BulkUndoBar />}
    </>
  )
}
