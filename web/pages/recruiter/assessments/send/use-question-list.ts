import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type DraftedChoice, type DraftedOpen, otherQuestion } from '../../../../api/assessments.ts'
import { said } from '../../../../api/client.ts'
import { type ChoiceDraft, idsOf, moved, type OpenDraft, type Problems } from './drafts.ts'
import type { Whom } from './sending.ts'

export interface QuestionListOptions<Draft, Drafted> {
  part: 'mcq' | 'voice'
  whom: Whom
  signal: () => AbortSignal
  drafts: Draft[]
  problems: Problems[]
  own: () => Draft
  fresh: (drafted: Drafted) => Draft
  onChange: (change: (before: Draft[]) => Draft[]) => void
}

/** What can be done to the questions of one part; the focus goes where the work goes on. */
export const useQuestionList = <Draft extends ChoiceDraft | OpenDraft, Drafted extends DraftedChoice | DraftedOpen>({
  part,
  whom,
  signal,
  drafts,
  problems,
  own,
  fresh,
  onChange,
}: QuestionListOptions<Draft, Drafted>) => {
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set())
  /** Whose problems are said: somebody was done with them. */
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<{ key: string | null; failure: string | null } | null>(null)
  const [removed, setRemoved] = useState<{ draft: Draft; at: number } | null>(null)
  const [news, setNews] = useState('')
  /** Everything that was here: whoever asks for another question wants none of it. */
  const seen = useRef(new Set<string>())
  const list = useRef<HTMLOListElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  /** What gets the focus once it is drawn: the card and one of its controls. */
  const wanted = useRef<{ key: string; control: string } | null>(null)

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
    for (const id of idsOf(drafts)) seen.current.add(id)
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
    for (const id of idsOf(drafts)) seen.current.add(id)
    const answer = await otherQuestion(whom, part, [...seen.current], { signal: signal() })
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
  return {
    list,
    undo,
    editing,
    checked,
    /** Key null: one more is on its way, not another in the place of one. */
    asking,
    removed,
    /** For screen readers: what has just changed its place. */
    news,
    put,
    edit: handleEdit,
    move,
    remove,
    putBack: handleUndo,
    ask: (key: string | null) => void ask(key),
    writeOwn: handleOwn,
    handleKey,
  }
}
