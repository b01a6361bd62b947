import { type FormEvent, useEffect, useState } from 'react'
import { assessmentSettings, sendLink } from '../../../api/assessments.ts'
import { callApi, said } from '../../../api/client.ts'
import { Notice } from '../../../components/notice.tsx'
import { recipientOf } from '../assessments/use-send-dialog.tsx'
import { ManyActions } from './many-actions.tsx'
import { askedAgain, notDone, useOneByOne } from './one-by-one.ts'
import type { ChosenPerson, ManyFormProps } from './outcome.ts'

/** An assessment for each of them, with questions for the job they were ranked for. */
export const AssessMany = ({ people, onDone, onBusy, onClose }: ManyFormProps) => {
  const { run, ...state } = useOneByOne({ people, onBusy })
  const [looksFirst, setLooksFirst] = useState(true)
  const [isSure, setSure] = useState(false)
  useEffect(() => {
    assessmentSettings().then((answer) => setLooksFirst(!answer.ok || answer.data.reviewsQuestions))
  }, [])
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const { lines, done } = await run('assessment', sendTo)
    onDone({ title: done === 1 ? 'Sent 1 assessment' : `Sent ${done} assessments`, lines, undo: null })
  }
  return (
    <form className="stack" onSubmit={handleSubmit}>
      <p>
        Each gets a link of their own by email, with questions that fit the job and their resume. Links that are sent cannot be
        taken back here: revoke them under Assessments. Each counts toward the plan.
      </p>
      {looksFirst && (
        <Notice tone="warning">
          <p>Your workspace looks at questions before they go out. To do that, send assessments one by one.</p>
          <label className="row gap-2">
            <input type="checkbox" checked={isSure} onChange={({ currentTarget }) => setSure(currentTarget.checked)} />
            Send these without looking at the questions
          </label>
        </Notice>
      )}
      <ManyActions doing="Sending" disabled={looksFirst && !isSure} onCancel={onClose} {...state}>
        Send {people.length} assessments
      </ManyActions>
    </form>
  )
}

const sendTo = async ({ _id }: ChosenPerson, key: string) => {
  const found = await callApi('GET /api/candidates/:id', { params: { id: _id } })
  if (!found.ok) return { text: said(found.failure, 'could not be reached'), isDone: false }
  const { email, resumeId, jobDescriptionId, jobTitle, pending } = recipientOf(found.data)
  if (!email) return { text: 'got none: no email address was found in the resume', isDone: false }
  if (pending) return { text: 'has a link that still waits', isDone: false }
  const answer = await askedAgain(() => sendLink({ candidateEmail: email, jobTitle, resumeId, jobDescriptionId }, key))
  if (!answer.ok) return notDone('got none', answer.failure)
  return answer.data.success
    ? { text: `got a link at ${email}`, isDone: true }
    : { text: `got none: ${answer.data.error}`, isDone: false }
}
