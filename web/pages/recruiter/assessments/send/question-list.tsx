import { Button } from '@radix-ui/themes'
import { type FunctionComponent, useId, useState } from 'react'
import type { DraftedChoice, DraftedOpen } from '../../../../api/assessments.ts'
import { CardFrame } from './card-frame.tsx'
import type { ChoiceDraft, OpenDraft, Problems } from './drafts.ts'
import { type QuestionListOptions, useQuestionList } from './use-question-list.ts'

export interface CardProps<Draft> {
  draft: Draft
  /** From 1. */
  number: number
  problems: Problems
  editing: boolean
  onChange: (draft: Draft) => void
}

interface QuestionListProps<Draft extends ChoiceDraft | OpenDraft, Drafted> extends QuestionListOptions<Draft, Drafted> {
  title: string
  hint: string
  /** Whether somebody has tried to send: then every problem is said. */
  tried: boolean
  most: number
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
  const of = useQuestionList({ part, whom, signal, drafts, problems, own, fresh, onChange })
  const { asking } = of
  const [dragged, setDragged] = useState<string | null>(null)
  const heading = useId()
  const isFull = drafts.length >= most
  const waits = asking !== null && asking.failure === null
  return (
    <section className="stack gap-3" aria-labelledby={heading}>
      <div className="send-part-head">
        <h3 id={heading}>
          {title} <span className="muted numeric">({drafts.length})</span>
        </h3>
        <p className="muted small">{hint}</p>
      </div>
      <p className="visually-hidden" role="status">
        {of.news}
      </p>
      <ol className="question-drafts divided flex flex-col outlined rounded-4" ref={of.list}>
        {drafts.map((draft, at) => {
          const found = problems[at] ?? {}
          const isWrong = Object.keys(found).length > 0
          const isSaid = tried || of.checked.has(draft.key)
          const isEditing = of.editing.has(draft.key) || (tried && isWrong)
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
              onKey={(event) => of.handleKey(event, draft.key, at)}
              onEdit={() => of.edit(draft.key, at)}
              onReplace={() => of.ask(draft.key)}
              onMove={(by) => of.move(draft.key, at + by, by < 0 ? '[data-act="up"]' : '[data-act="down"]')}
              onRemove={() => of.remove(draft.key, at)}
              onDrag={setDragged}
              onDrop={(key) => of.move(key, at, '[data-act="edit"]')}
            >
              <Card draft={draft} number={at + 1} problems={isSaid ? found : {}} editing={isEditing} onChange={of.put} />
            </CardFrame>
          )
        })}
      </ol>
      {of.removed && (
        <p className="flex gap-3 small">
          <span role="status">A question was taken out.</span>
          <button ref={of.undo} type="button" className="link-button" onClick={of.putBack}>
            Put it back
          </button>
        </p>
      )}
      <div className="row gap-3">
        <Button type="button" size="1" variant="soft" color="gray" disabled={waits || isFull} onClick={() => of.ask(null)}>
          {waits && asking.key === null ? 'Looking for one...' : 'Add another'}
          <span className="visually-hidden"> question that fits</span>
        </Button>
        <Button type="button" size="1" variant="soft" color="gray" disabled={isFull} onClick={of.writeOwn}>
          Write your own
          <span className="visually-hidden"> {part === 'mcq' ? 'multiple-choice question' : 'open question'}</span>
        </Button>
        {isFull && <span className="muted small">{most} is the maximum.</span>}
        {asking?.key === null && asking.failure && (
          <span className="field-error" role="alert">
            {asking.failure}
          </span>
        )}
      </div>
    </section>
  )
}
