import { Button } from '@radix-ui/themes'
import { type FunctionComponent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type DraftedChoice, type DraftedOpen, otherQuestion } from '../../../../api/assessments.ts'
import { said } from '../../../../api/client.ts'
import { CardFrame } from './card-frame.tsx'
import { type ChoiceDraft, idsOf, moved, type OpenDraft, type Problems } from './drafts.ts'
import type { Whom } from './use-sending.ts'

export interface CardProps<Draft> {
  draft: Draft
  /** From 1. */
  number: number
  problems: Problems
  editing: boolean
  onChange: (draft: Draft) => void
}

interface QuestionListProps<Draft extends ChoiceDraft | OpenDraft, Drafted> {
  part: 'mcq' | 'voice'
  whom: Whom
  signal: () => AbortSignal
  title: string
  hint: string
  drafts: Draft[]
  problems: Problems[]
  /** Whether somebody has tried to send: then every problem is said. */
  tried: boolean
  most: number
  own: () => Draft
  fresh: (drafted: Drafted) => Draft
  onChange: (change: (before: Draft[]) => Draft[]) => void
  card: FunctionComponent<CardProps<Draft>>
}

/** The questions of one part in their order: each can be changed, exchanged, moved and taken out; others can be added. */
export const QuestionList = <Draft extends ChoiceDraft | OpenDraft, Drafted extends DraftedChoice | DraftedOpen>({
  part,
  whom,
  signal,
  title,
  hint,
  drafts,
  problems,
  tried,
  most,
  own,
  fresh,
  onChange,
  card: Card,
}: QuestionListProps<Draft, Drafted>) => {
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set())
  /** Whose problems are said: somebody was done with them. */
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<{ key: string | null; failure: string | null } | null>(null)
  const [removed, setRemoved] = useState<{ draft: Draft; at: number } | null>(null)
  const [news, setNews] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  /** What gets the focus once it is drawn: the card and one of its controls. */
  const wanted = useRef<{ key: string; control: string } | null>(null)
  const heading = useId()
  const isFull = drafts.length >= most

  useEffect(() => {
    if (!wanted.current) return
    const { key, control } = wanted.current
    const found = list.current?.querySelector<HTMLElement>(`[data-key="${key}"] ${control}`)
    if (!found) return
    wanted.current = null
    found.focus()
  })

  // What was pressed is gone: the way back has the focus.
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])

  const put = (draft: Draft) => onChange((before) => before.map((each) => (each.key === draft.key ? draft : each)))
  const open = (key: string) => {
    setEditing((before) => new Set([...before, key]))
    wanted.current = { key, control: 'textarea' }
  }
  const handleEdit = (key: string, at: number) => {
    if (!editing.has(key)) return open(key)
    setChecked((before) => new Set([...before, key]))
    if (Object.keys(problems[at] ?? {}).length > 0) {
      wanted.current = { key, control: '[aria-invalid]' }
      return
    }
    setEditing((before) => new Set([...before].filter((each) => each !== key)))
    wanted.current = { key, control: '[data-act="edit"]' }
  }
  const move = (key: string, to: number, control: string) => {
    const from = drafts.findIndex((each) => each.key === key)
    if (from < 0 || to < 0 || to >= drafts.length || to === from) return
    onChange((before) => moved(before, from, to))
    wanted.current = { key, control }
    setNews(`Question ${from + 1} is now number ${to + 1} of ${drafts.length}.`)
  }
  const remove = (key: string, at: number) => {
    setRemoved({ draft: drafts[at]!, at })
    onChange((before) => before.filter((each) => each.key !== key))
    setNews('')
  }
  const handleUndo = () => {
    if (!removed) return
    const { draft, at } = removed
    onChange((before) => [...before.slice(0, at), draft, ...before.slice(at)])
    setRemoved(null)
    wanted.current = { key: draft.key, control: '[data-act="edit"]' }
  }
  const ask = async (key: string | null) => {
    setAsking({ key, failure: null })
    // One that was just taken out is not wanted back either.
    const not = [...idsOf(drafts), ...(removed ? idsOf([removed.draft]) : [])]
    const answer = await otherQuestion(whom, part, not, { signal: signal() })
    if (!answer.ok) {
      if (answer.failure.code !== 'ABORTED')
        setAsking({ key, failure: said(answer.failure, 'No other question could be had. Check your connection and try again.') })
      return
    }
    setAsking(null)
    const next = fresh(answer.data.question as Drafted)
    if (key === null) onChange((before) => [...before, next])
    else {
      onChange((before) => before.map((each) => (each.key === key ? next : each)))
      setEditing((before) => new Set([...before].filter((each) => each !== key)))
    }
    wanted.current = { key: next.key, control: '[data-act="edit"]' }
    setNews(key === null ? 'A question was added at the end.' : 'The question was replaced.')
  }
  const handleOwn = () => {
    const draft = own()
    onChange((before) => [...before, draft])
    open(draft.key)
  }
  const handleKey = (event: KeyboardEvent, key: string, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(key, event.key === 'ArrowUp' ? at - 1 : at + 1, '[data-act="edit"]')
  }
  const waits = asking !== null && asking.failure === null
  return (
    <section className="send-part" aria-labelledby={heading}>
      <div className="send-part-head">
        <h3 id={heading}>
          {title} <span className="muted numeric">({drafts.length})</span>
        </h3>
        <p className="muted small">{hint}</p>
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <ol className="question-drafts" ref={list}>
        {drafts.map((draft, at) => {
          const found = problems[at] ?? {}
          const isWrong = Object.keys(found).length > 0
          const isSaid = tried || checked.has(draft.key)
          const isEditing = editing.has(draft.key) || (tried && isWrong)
          return (
            <CardFrame
              key={draft.key}
              draft={draft}
              number={at + 1}
              of={drafts.length}
              editing={isEditing}
              busy={waits && asking.key === draft.key}
              blocked={waits}
              failure={asking?.key === draft.key ? asking.failure : null}
              dragged={dragged === draft.key}
              onKey={(event) => handleKey(event, draft.key, at)}
              onEdit={() => handleEdit(draft.key, at)}
              onReplace={() => void ask(draft.key)}
              onMove={(by) => move(draft.key, at + by, by < 0 ? '[data-act="up"]' : '[data-act="down"]')}
              onRemove={() => remove(draft.key, at)}
              onDrag={setDragged}
              onDrop={(key) => move(key, at, '[data-act="edit"]')}
            >
              <Card draft={draft} number={at + 1} problems={isSaid ? found : {}} editing={isEditing} onChange={put} />
            </CardFrame>
          )
        })}
      </ol>
      {removed && (
        <p className="question-removed">
          <span role="status">A question was taken out.</span>
          <button ref={undo} type="button" className="link-button" onClick={handleUndo}>
            Put it back
          </button>
        </p>
      )}
      <div className="row gap-3">
        <Button type="button" size="1" variant="soft" disabled={waits || isFull} onClick={() => void ask(null)}>
          {waits && asking.key === null ? 'Looking for one...' : 'Add another'}
          <span className="visually-hidden"> question that fits</span>
        </Button>
        <Button type="button" size="1" variant="soft" color="gray" disabled={isFull} onClick={handleOwn}>
          Write your own
          <span className="visually-hidden"> {part === 'mcq' ? 'multiple-choice question' : 'open question'}</span>
        </Button>
        {isFull && <span className="muted small">{most} are the most.</span>}
        {asking?.key === null && asking.failure && (
          <span className="field-error" role="alert">
            {asking.failure}
          </span>
        )}
      </div>
    </section>
  )
}
