import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { maximumCriteria, maximumLabelLength, maximumQuestionLength, maximumQuestions } from '#src/scorecards/constants.ts'
import { type CallResult, said } from '../../../api/client.ts'
import { type InterviewKitRecord, type KitLine, saveKit } from '../../../api/scorecards.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Field } from '../../../components/field.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { useUnsavedGuard } from '../../../components/use-unsaved-guard.ts'
import { dayOf } from '../../../dates.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { useRefresh, useUser } from '../../../state/user.ts'

/** What interviewers of a job rate, and what they could ask. */
export const KitPage: Page<CallResult<InterviewKitRecord>> = () => {
  const answer = usePageData(KitPage)
  const refresh = useRefresh()
  if (!answer.ok)
    return (
      <>
        <PageHeading title="Interview kit" />
        <FailedState title="The interview kit could not be loaded" failure={answer.failure} onRetry={() => void refresh()} />
      </>
    )
  return <Kit loaded={answer.data} />
}

const Kit = ({ loaded }: { loaded: InterviewKitRecord }) => {
  const [kit, setKit] = useState(loaded)
  const role = useUser()?.role
  const mayChange = role === 'owner' || role === 'recruiter' || role === 'hiring-manager'
  return (
    <>
      <PageHeading title="Interview kit">
        {kit.version === 0
          ? 'Suggested from what the job asks for and from the question bank. Nobody has changed it yet.'
          : `Changed ${dayOf(kit.changedAt)}. Ratings that were given before keep the names that the lines had then.`}
      </PageHeading>
      {mayChange ? <KitForm key={kit.version} kit={kit} onSaved={setKit} /> : <KitText kit={kit} />}
    </>
  )
}

const KitText = ({ kit }: { kit: InterviewKitRecord }) => (
  <div className="stack narrow">
    {kit.criteria.map(({ key, label, questions }) => (
      <section key={key} className="panel scorecard-line stack gap-3 pad-wide m-0">
        <h2 className="large">{label}</h2>
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

/** New lines get their key from the server; until then this tells them apart. */
type Draft = KitLine & { place: number }

const KitForm = ({ kit, onSaved }: { kit: InterviewKitRecord; onSaved: (kit: InterviewKitRecord) => void }) => {
  const [lines, setLines] = useState<Draft[]>(() => kit.criteria.map((line, place) => ({ ...line, place })))
  const [isChanged, setChanged] = useState(false)
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const showToast = useShowToast()
  useUnsavedGuard(isChanged)
  const change = (next: Draft[]) => {
    setLines(next)
    setChanged(true)
  }
  const save = async (criteria: KitLine[] | null) => {
    setBusy(true)
    setRefusal(null)
    const saved = await saveKit(kit.jobDescriptionId, kit.version, criteria)
    setBusy(false)
    setAsks(false)
    if (!saved.ok) return setRefusal(said(saved.failure, 'The server could not be reached. Nothing was saved; try again.'))
    setChanged(false)
    showToast('success', criteria ? 'The interview kit is saved' : 'The suggestion is back')
    onSaved(saved.data)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save(
      lines.map(({ key, label, questions }) => ({ key, label, questions: questions.map((each) => each.trim()).filter(Boolean) })),
    )
  }
  return (
    <form className="stack narrow" onSubmit={handleSubmit}>
      {lines.map((line, at) => (
        <section key={line.place} className="panel scorecard-line stack gap-3 pad-wide m-0" aria-label={line.label || 'New line'}>
          <Field label="What is rated">
            {(control) => (
              <input
                {...control}
                className="input"
                maxLength={maximumLabelLength}
                value={line.label}
                onChange={(event) => change(lines.with(at, { ...line, label: event.currentTarget.value }))}
              />
            )}
          </Field>
          <Field label="Questions" hint={`One on each line, ${maximumQuestions} at most.`}>
            {(control) => (
              <textarea
                {...control}
                className="input"
                rows={Math.max(2, line.questions.length + 1)}
                maxLength={maximumQuestions * maximumQuestionLength}
                value={line.questions.join('\n')}
                onChange={(event) => change(lines.with(at, { ...line, questions: event.currentTarget.value.split('\n') }))}
              />
            )}
          </Field>
          <div>
            <Button type="button" size="1" variant="soft" color="gray" onClick={() => change(lines.toSpliced(at, 1))}>
              Remove<span className="visually-hidden"> {line.label}</span>
            </Button>
          </div>
        </section>
      ))}
      {lines.length < maximumCriteria && (
        <div>
          <Button
            type="button"
            variant="soft"
            color="gray"
            onClick={() => {
              const place = Math.max(-1, ...lines.map((line) => line.place)) + 1
              change([...lines, { key: '', label: '', questions: [], place }])
            }}
          >
            Add a line
          </Button>
        </div>
      )}
      <FormFooter refusal={refusal}>
        <Button type="submit" disabled={busy || !isChanged}>
          Save the kit
        </Button>
        {kit.version > 0 && (
          <Button type="button" variant="soft" color="gray" disabled={busy} onClick={() => setAsks(true)}>
            Back to the suggestion
          </Button>
        )}
      </FormFooter>
      <ConfirmDialog
        open={asks}
        title="Back to the suggestion?"
        confirmText="Replace"
        cancelText="Keep"
        busy={busy}
        onConfirm={() => void save(null)}
        onClose={() => setAsks(false)}
      >
        The lines and questions of this kit are replaced. Scorecards that were filled in stay as they are.
      </ConfirmDialog>
    </form>
  )
}
