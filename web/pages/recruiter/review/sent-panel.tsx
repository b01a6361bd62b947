import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../../../components/form-footer.tsx'
import { CheckIcon } from '../../../components/icons.tsx'
import type { Tray } from './use-tray.ts'

/** What became of everybody in the tray, with the way back for as long as there is one. */
export const SentPanel = ({ tray }: { tray: Tray }) => {
  const { sent, busy } = tray
  const [refusal, setRefusal] = useState<string | null>(null)
  const place = useRef<HTMLElement>(null)
  const id = sent?.answer._id
  useEffect(() => {
    setRefusal(null)
    if (id) place.current?.focus()
  }, [id])
  if (!sent) return null
  const { outcomes, answer, told } = sent
  const isUndone = answer._id === null && outcomes.some(({ refused }) => refused === null)
  const notBack = new Map(answer.left.map(({ _id, reason }) => [_id, reason]))
  return (
    <section ref={place} tabIndex={-1} className="panel stack gap-3" aria-labelledby="sent-heading">
      <h2 id="sent-heading">{answer.text}</h2>
      <p className="visually-hidden" role="status">
        {answer.text}
      </p>
      <ul className="bare grid scroll-y gap-2 max-h-24">
        {outcomes.map(({ id, name, refused }) => (
          <li
            className={`flex gap-2 ${refused === null ? '' : 'text-danger'}`}
            key={id}
            data-refused={refused !== null || undefined}
          >
            {refused === null && !isUndone && <CheckIcon />}
            <span>
              <strong>{name}</strong>{' '}
              {isUndone ? (refused ?? notBack.get(id) ?? 'is back where they were') : (refused ?? done(told))}
            </span>
          </li>
        ))}
      </ul>
      {refusal && <Refusal>{refusal}</Refusal>}
      {answer._id && (
        <Button variant="soft" color="gray" disabled={busy} onClick={async () => setRefusal(await tray.undo())}>
          {busy ? 'Undoing...' : 'Undo all of it'}
        </Button>
      )}
      {answer._id && <p className="small muted">For ten minutes. The emails wait until then.</p>}
    </section>
  )
}

const done = (told: boolean) => (told ? 'was rejected, the email waits' : 'was rejected, without an email')
