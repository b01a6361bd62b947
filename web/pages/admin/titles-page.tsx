import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { maximumTitleLength } from '#src/admin/constants.ts'
import type { TitleRecord } from '#src/admin/views.ts'
import { type CallResult, said } from '../../api/client.ts'
import { addTitle, changeTitle, orderTitles } from '../../api/instance.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { TextField } from '../../components/field.tsx'
import { formValues } from '../../components/form-values.ts'
import { PageHeading } from '../../components/page-heading.tsx'
import { refusalAt } from '../../components/refusal-note.ts'
import { type Page, usePageData } from '../../page-route.ts'
import { useShowToast } from '../../state/toasts.ts'
import { useRefresh } from '../../state/user.ts'
import { TitleRow } from './site/title-row.tsx'

export const TitlesPage: Page<CallResult<TitleRecord[]>> = () => {
  const answer = usePageData(TitlesPage)
  const refresh = useRefresh()
  return (
    <>
      <Link to="/dashboard/admin/system" className="back-link">
        ← Back to the system page
      </Link>
      <PageHeading title="Job Titles">
        The titles people choose from when they post a job or pick questions. A retired title is no longer offered; whatever
        already uses it keeps it.
      </PageHeading>
      {answer.ok ? (
        <TitleList key={JSON.stringify(answer.data)} given={answer.data} />
      ) : (
        <FailedState title="Failed to load the job titles" failure={answer.failure} onRetry={refresh} />
      )}
    </>
  )
}

export const TitleList = ({ given }: { given: TitleRecord[] }) => {
  const [titles, setTitles] = useState(given)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const showToast = useShowToast()

  /** What the server answers is the list; when it refuses, the list stays as it was. */
  const apply = async (call: Promise<CallResult<TitleRecord[]>>, done?: string): Promise<string | null> => {
    setBusy(true)
    const answer = await call
    setBusy(false)
    if (!answer.ok) return said(answer.failure, 'Failed to change the job titles')
    setTitles(answer.data)
    if (done) showToast('success', done)
    return null
  }

  const applyAndTell = async (call: Promise<CallResult<TitleRecord[]>>, done?: string) => {
    const refuse = refusalAt()
    const sentence = await apply(call, done)
    if (sentence) refuse(sentence)
    return sentence === null
  }

  const handleAdd = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { name } = formValues(form, 'name')
    const sentence = await apply(addTitle(name), 'Job title added')
    setProblem(sentence)
    if (!sentence) form.reset()
  }

  const handleMove = async (index: number, by: -1 | 1) => {
    const ids = titles.map(({ _id }) => _id)
    const [moved] = ids.splice(index, 1)
    ids.splice(index + by, 0, moved!)
    await applyAndTell(orderTitles(ids))
  }

  return (
    <div className="stack gap-5 narrow">
      <form className="panel row growing-fields items-end" onSubmit={handleAdd} aria-label="Add a job title">
        <TextField label="New job title" name="name" maxLength={maximumTitleLength} error={problem} required />
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Add'}
        </Button>
      </form>
      <ol className="panel title-list pad-low" aria-label="Job titles in their order">
        {titles.map((title, index) => (
          <TitleRow
            key={title._id}
            title={title}
            isFirst={index === 0}
            isLast={index === titles.length - 1}
            busy={busy}
            onMove={(by) => handleMove(index, by)}
            onRename={(name) => apply(changeTitle(title._id, { name }), 'Job title renamed')}
            onRetire={() =>
              applyAndTell(
                changeTitle(title._id, { isRetired: !title.isRetired }),
                title.isRetired ? 'Job title is offered again' : 'Job title retired',
              )
            }
          />
        ))}
      </ol>
    </div>
  )
}
