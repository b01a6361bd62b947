import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import { type ApplicantView, dropNewer, takeNewer } from '../../api/applicant.ts'
import { Notice } from '../../components/notice.tsx'
import { momentOf } from '../../dates.ts'
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
  const { busy, outcome, setOutcome, send } = useSending()
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = useRef(false)
  const take = async ({ id, sentAt }: Waiting) => {
    setChosen(id)
    if (await send(() => run(takeNewer(token, id))))
      setOutcome({ tone: 'success', text: `What was sent on ${momentOf(sentAt)} took the place of what stood here before.` })
  }
  const drop = async ({ id }: Waiting) => {
    setChosen(id)
    if (await send(() => run(dropNewer(token, id))))
      setOutcome({ tone: 'success', text: 'It is deleted. What stands here is as it was.' })
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
            <strong>Another application was sent with your address on {momentOf(each.sentAt)}</strong>, by {each.name}, with the
            file {each.resumeFile}. What you see here stands until you take the newer one.
          </p>
          {chosen === each.id && <OutcomeNote outcome={outcome} />}
          <div className="row gap-3">
            <Button size="3" disabled={busy} onClick={() => void take(each)}>
              {busy && chosen === each.id ? 'One moment...' : 'Use the newer one'}
            </Button>
            <Button size="3" variant="soft" color="gray" disabled={busy} onClick={() => void drop(each)}>
              Delete the newer one
            </Button>
          </div>
        </Notice>
      ))}
      {outcome && !view.newer.some(({ id }) => id === chosen) && <OutcomeNote outcome={outcome} />}
    </>
  )
}
