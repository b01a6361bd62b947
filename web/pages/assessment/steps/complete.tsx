import { Button } from '@radix-ui/themes'
import { useSyncExternalStore } from 'react'
import { fill } from '#src/words/fill.ts'
import { plural } from '#src/words/text.ts'
import { CheckIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useLanguage, useWords } from '../../../words/words.ts'
import { useSitting } from '../sitting.ts'
import { beforeOpening } from '../upload-queue/upload-queue.ts'
import { PractiseAgain } from './practise-again.tsx'
import { StepHeading } from './step-heading.tsx'

/** The end. What is still on its way to the server is counted down, so that nobody closes the page too early. */
export const AssessmentComplete = () => {
  const words = useWords('assessment')
  const { token, link } = useSitting()
  const { practice } = link.options
  return (
    <section className="assessment-step stack gap-5 assessment-end">
      <CheckIcon className="assessment-end-mark" />
      <StepHeading>{words.complete}</StepHeading>
      {practice ? <PractiseAgain token={token} /> : <p>{fill(words.thankYou, { company: link.company || words.theCompany })}</p>}
      <StillSending />
      <Button asChild size="3" variant={practice ? 'soft' : 'solid'} color={practice ? 'gray' : undefined}>
        <a href="/">{words.home}</a>
      </Button>
    </section>
  )
}

export const StillSending = () => {
  const words = useWords('assessment')
  const language = useLanguage()
  const { outbox } = useSitting()
  const { items, isReachable } = useSyncExternalStore(outbox.subscribe, outbox.state, () => beforeOpening)
  if (items.length === 0) return null
  const megabytes = items.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000
  const counted = plural(language, words.parts, items.length)
  const parts = megabytes >= 0.1 ? fill(words.partsOfSize, { parts: counted, size: megabytes.toFixed(1) }) : counted
  return (
    <Notice tone="warning" announce>
      <strong>{words.keepOpen}</strong>
      <p className="numeric">{fill(isReachable ? words.restSent : words.restOffline, { parts })}</p>
    </Notice>
  )
}
