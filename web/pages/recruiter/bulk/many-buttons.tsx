import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import type { ChosenPerson, ManyDeed } from './outcome.ts'

const deeds: [ManyDeed, string][] = [
  ['reject', 'Reject'],
  ['mail', 'Email'],
  ['assess', 'Assess'],
  ['schedule', 'Schedule'],
]

/** What can be done with several people, each with a dialog that ends in a line for everybody. */
export const ManyButtons = ({ people, onDone }: { people: readonly ChosenPerson[]; onDone: () => void }) => {
  const { part: Many, load } = useLazyComponent(async () => (await import('./many-dialog.tsx')).ManyDialog)
  const [opened, setOpened] = useState<ManyDeed | null>(null)
  const handleDone = () => {
    setOpened(null)
    onDone()
  }
  return (
    <>
      {deeds.map(([deed, text]) => (
        <Button
          key={deed}
          variant="soft"
          color={deed === 'reject' ? 'red' : 'gray'}
          aria-haspopup="dialog"
          onClick={async () => (await load()) && setOpened(deed)}
        >
          {text}
        </Button>
      ))}
      {Many && opened && <Many what={opened} people={people} onClose={() => setOpened(null)} onDone={handleDone} />}
    </>
  )
}
