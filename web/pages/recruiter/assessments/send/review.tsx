import { Button, Spinner } from '@radix-ui/themes'
import { useState } from 'react'
import { maximumQuestions } from '#src/assessment/constants.ts'
import type { LinkState } from '../../../../api/assessments.ts'
import { TextField } from '../../../../components/field.tsx'
import { FormFooter } from '../../../../components/form-footer.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { choiceDraft, choiceProblems, emailProblem, missing, openDraft, openProblems, ownChoice, ownOpen } from './drafts.ts'
import { KindChoice, LinkChoices } from './link-choices.tsx'
import { OpenCard } from './open-card.tsx'
import { Preview } from './preview.tsx'
import { QuestionList } from './question-list.tsx'
import { stepWords, type Whom } from './sending.ts'
import { SendingFailure } from './sending-failure.tsx'
import type { Sending } from './use-sending.ts'

interface ReviewProps {
  whom: Whom
  sending: Sending
  onClose: () => void
}

/** The questions, to whom they go and how the link works: looked at, changed and sent. */
export const Review = ({ whom, sending, onClose }: ReviewProps) => {
  const { stage, failed, drafts, email, options } = sending
  const [previewing, setPreviewing] = useState(false)
  // What is wrong is said once somebody has tried to send, not while they are still writing.
  const [tried, setTried] = useState(false)
  const busy = stage.at === 'working'
  const isInterview = options.kind === 'interview'

  const choicesWrong = isInterview ? [] : drafts.choices.map((draft) => choiceProblems(draft, drafts.choices))
  const openWrong = drafts.open.map((draft) => openProblems(draft, drafts.open))
  const wrongCount = [...choicesWrong, ...openWrong].filter((problems) => Object.keys(problems).length > 0).length
  const lacking = missing(drafts, options)
  const emailWrong = emailProblem(email)

  // Not a form: Enter in one of the many fields would send what somebody is still writing.
  const handleSend = () => {
    if (busy) return
    if (wrongCount === 0 && !lacking && !emailWrong) return void sending.send()
    setTried(true)
  }
  const refusal = !busy && (failed ? <SendingFailure failed={failed} /> : tried && lacking)
  if (previewing) return <Preview drafts={drafts} options={options} onBack={() => setPreviewing(false)} />
  return (
    <div className="send-review">
      <p className="visually-hidden" role="status">
        {busy ? stepWords.mail : 'The questions are ready. Look through them, then send.'}
      </p>
      <div className="send-body stack" inert={busy}>
        <Before standing={sending.standing} practice={options.practice} />
        {sending.notice && <Notice tone="warning">{sending.notice}</Notice>}
        <KindChoice options={options} onChange={sending.changeOptions} />
        <div className="send-columns grid items-start gap-6 narrow-1">
          <div className="stack gap-6 min-w-0">
            {!isInterview && (
              <QuestionList
                part="mcq"
                whom={whom}
                signal={sending.signal}
                title="Multiple choice"
                hint={`${minutesOf(options.extraMinutes)} for all of them. Only you see which answers are right.`}
                drafts={drafts.choices}
                problems={choicesWrong}
                tried={tried}
                most={maximumQuestions}
                own={ownChoice}
                fresh={choiceDraft}
                onChange={(change) => sending.changeDrafts((before) => ({ ...before, choices: change(before.choices) }))}
                card={ChoiceCard}
              />
            )}
            <QuestionList
              part="voice"
              whom={whom}
              signal={sending.signal}
              title={isInterview ? 'Interview questions' : options.answers === 'written' ? 'Open questions' : 'Voice questions'}
              hint={`${options.answers === 'written' ? 'Answered in writing' : 'Answered by speaking'}, ${minutesOf(options.extraMinutes)} for all of them. Only you see the expected points.`}
              drafts={drafts.open}
              problems={openWrong}
              tried={tried}
              most={maximumQuestions}
              own={ownOpen}
              fresh={openDraft}
              onChange={(change) => sending.changeDrafts((before) => ({ ...before, open: change(before.open) }))}
              card={OpenCard}
            />
          </div>
          <div className="send-side stack min-w-0 sticky narrow-static">
            <TextField
              label="Candidate’s email"
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              error={tried || (whom.email === null && email === '') ? emailWrong : null}
              onChange={(event) => sending.changeEmail(event.target.value)}
            />
            <LinkChoices options={options} onChange={sending.changeOptions} />
          </div>
        </div>
      </div>
      <FormFooter refusal={refusal} className="send-foot flex flex-none flex-wrap items-center justify-end gap-3 line-top">
        <div className="send-foot-words text-danger small medium" role="alert">
          {tried && !busy && !refusal && problemWords(wrongCount, emailWrong)}
        </div>
        {busy && (
          <p className="waiting">
            <Spinner size="2" loading />
            {stepWords.mail}
          </p>
        )}
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {busy ? 'Close' : 'Cancel'}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={() => setPreviewing(true)} disabled={busy}>
          Preview as the candidate
        </Button>
        <Button type="button" onClick={handleSend} disabled={busy}>
          {options.kind === 'interview' ? 'Send Interview' : 'Send Assessment'}
        </Button>
      </FormFooter>
    </div>
  )
}

/** What sending does to what the candidate has got already. */
const Before = ({ standing, practice }: { standing: LinkState | null; practice: boolean }) => {
  // Trials cost nothing and stand in nobody's way.
  if (practice) return null
  switch (standing) {
    case 'pending':
    case 'expired':
      return (
        <Notice tone="info">
          The link that was sent before ends when this one is sent. It does not count against your plan.
        </Notice>
      )
    case 'completed':
      return <Notice tone="info">This candidate has completed one already. The list will show the newest that you send.</Notice>
    case 'in-progress':
      return (
        <Notice tone="warning">
          The candidate has begun the one that was sent before. Wait until it is finished, or revoke it first.
        </Notice>
      )
    default:
      return null
  }
}

const minutesOf = (extra: number) => `${15 + extra} minutes`

const problemWords = (count: number, email: string | null): string | null => {
  if (count > 0)
    return count === 1
      ? '1 question needs a look before this can be sent.'
      : `${count} questions need a look before this can be sent.`
  return email
}
