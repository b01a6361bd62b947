import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import { fill } from '#src/words/fill.ts'
import { momentIn } from '#src/words/text.ts'
import { type ApplicantView, dropNewer, takeNewer } from '../../api/applicant.ts'
import { Notice } from '../../components/notice.tsx'
import { rich } from '../../words/rich.tsx'
import { useLanguage, useWords } from '../../words/words.ts'
import { OutcomeNote } from './outcome-note.tsx'
import type { OwnApplicationState } from './use-application.ts'
import { useSending } from './use-sending.ts'

interface NewerProps {
  token: string
  /** The one whose link in the mail led here: it takes its place at once. */
  followed: string | null
  application: OwnApplicationState
}

type Waiting = ApplicantView['newer'][number]

/** What was sent later with the same address. Anybody can type an address, so it waits for whoever reads its mails. */
export const Newer = ({ token, followed, application: { view, run } }: NewerProps) => {
  const words = useWords('applicant')
  const language = useLanguage()
  const momentOf = (at: string) => momentIn(language, at, Intl.DateTimeFormat().resolvedOptions().timeZone)
  const { busy, outcome, setOutcome, send } = useSending()
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = useRef(false)
  const take = async ({ id, sentAt }: Waiting) => {
    setChosen(id)
    if (await send(() => run(takeNewer(token, id))))
      setOutcome({ tone: 'success', text: fill(words.newerTaken, { moment: momentOf(sentAt) }) })
  }
  const drop = async ({ id }: Waiting) => {
    setChosen(id)
    if (await send(() => run(dropNewer(token, id)))) setOutcome({ tone: 'success', text: words.newerDeleted })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page.
  useEffect(() => {
    const waiting = view.newer.find(({ id }) => id === followed)
    if (asked.current || !waiting) return
    asked.current = true
    void take(waiting)
  }, [])
  return (
    <>
      {view.newer.map((each) => (
        <Notice key={each.id} tone="warning">
          <p>
            {rich(words.newer, {
              b: (text) => <strong>{text}</strong>,
              moment: momentOf(each.sentAt),
              name: each.name,
              file: each.resumeFile,
            })}
          </p>
          {chosen === each.id && <OutcomeNote outcome={outcome} />}
          <div className="row gap-3">
            <Button size="3" disabled={busy} onClick={() => void take(each)}>
              {busy && chosen === each.id ? words.oneMoment : words.useNewer}
            </Button>
            <Button size="3" variant="soft" color="gray" disabled={busy} onClick={() => void drop(each)}>
              {words.deleteNewer}
            </Button>
          </div>
        </Notice>
      ))}
      {outcome && !view.newer.some(({ id }) => id === chosen) && <OutcomeNote outcome={outcome} />}
    </>
  )
}
