import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { callApi, said } from '../../api/client.ts'
import type { SettingsData } from '../../api/home.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { TextField } from '../../components/field.tsx'
import { FormFooter } from '../../components/form-footer.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panels } from '../../components/panel-boundary.tsx'
import { refusalAt } from '../../components/refusal-note.ts'
import { type Page, usePageData } from '../../page-route.ts'
import { useShowToast } from '../../state/toasts.ts'
import { useMayChange, useRefresh } from '../../state/user.ts'

const places = [
  { to: '/dashboard/team', text: 'Team', about: 'Who works here, in which role, and who is invited.' },
  { to: '/dashboard/templates', text: 'Message templates', about: 'The emails that go to candidates.' },
  { to: '/dashboard/fields', text: 'Candidate fields', about: 'What you want to know of every candidate beyond the resume.' },
  { to: '/dashboard/privacy', text: 'Data & privacy', about: 'How long people’s data is kept, holds, and what people are told.' },
  { to: '/dashboard/connections', text: 'Connections', about: 'Keys for programs, assistants, webhooks and calendars.' },
  { to: '/dashboard/help', text: 'Help', about: 'Short texts about the product, and the first steps.' },
  { to: '/dashboard/questions', text: 'Question statistics', about: 'How the questions of assessments do, and which are asked.' },
  { to: '/dashboard/user', text: 'Your profile', about: 'Your name, password, two-factor sign-in and sessions.' },
]

/** Everything that is decided once for the workspace, and where. */
export const SettingsPage: Page<SettingsData> = () => {
  const { waiting, weekly } = usePageData(SettingsPage)
  const refresh = useRefresh()
  return (
    <>
      <PageHeading title="Settings">What is decided for the workspace, and for you.</PageHeading>
      <div className="stack gap-5">
        <ul className="tiles">
          {places.map(({ to, text, about }) => (
            <li key={to} className="panel pad-wide">
              <h2 className="large">
                <Link to={to}>{text}</Link>
              </h2>
              <p className="small muted">{about}</p>
            </li>
          ))}
        </ul>
        <Panels>
          <section className="panel settings-part stack gap-3 pad-wide" id="waiting" aria-labelledby="waiting-heading">
            <h2 className="large" id="waiting-heading">
              Waiting candidates
            </h2>
            {waiting.ok ? (
              <WaitingForm key={waiting.data.workingDays} workingDays={waiting.data.workingDays} />
            ) : (
              <FailedState title="This could not be loaded" failure={waiting.failure} onRetry={() => void refresh()} />
            )}
          </section>
          <section className="panel settings-part stack gap-3 pad-wide" id="weekly" aria-labelledby="weekly-heading">
            <h2 className="large" id="weekly-heading">
              Weekly report
            </h2>
            {weekly.ok ? (
              <WeeklyChoice wanted={weekly.data.wanted} />
            ) : (
              <FailedState title="This could not be loaded" failure={weekly.failure} onRetry={() => void refresh()} />
            )}
          </section>
        </Panels>
      </div>
    </>
  )
}

const WeeklyChoice = ({ wanted }: { wanted: boolean }) => {
  const [on, setOn] = useState(wanted)
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const choose = async (next: boolean) => {
    const refuse = refusalAt()
    setOn(next)
    setBusy(true)
    const answer = await callApi('PUT /api/weekly-report', { body: { wanted: next } })
    setBusy(false)
    if (answer.ok) return showToast('success', next ? 'The next report comes on Monday' : 'No more weekly reports')
    setOn(!next)
    refuse(said(answer.failure, 'This could not be saved. Please try again.'))
  }
  return (
    <div className="stack gap-2">
      <label className="check">
        <input type="checkbox" checked={on} disabled={busy} onChange={({ target }) => void choose(target.checked)} />
        <span>Email me the numbers of each week</span>
      </label>
      <p className="small muted">
        On Mondays at 6:00 UTC: candidates ranked, hired and rejected in the week before, and who is new or waits now, each number
        with its definition. This is for you alone.
      </p>
    </div>
  )
}

const WaitingForm = ({ workingDays }: { workingDays: number }) => {
  const [days, setDays] = useState(String(workingDays))
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const mayChange = useMayChange()
  const refresh = useRefresh()
  const showToast = useShowToast()
  if (!mayChange)
    return (
      <p>
        Home lists candidates who have been in one stage for more than {workingDays}{' '}
        {workingDays === 1 ? 'working day' : 'working days'}.
      </p>
    )
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setRefusal(null)
    const answer = await callApi('PUT /api/waiting-limit', { body: { workingDays: Number(days) } })
    setBusy(false)
    if (!answer.ok) return setRefusal(said(answer.failure, 'The limit could not be saved. Please try again.'))
    showToast('success', 'Limit saved')
    await refresh()
  }
  return (
    <form className="stack gap-3" onSubmit={handleSubmit} noValidate>
      <TextField
        label="Working days"
        hint="Home lists candidates who have been in one stage for more than so many days, Monday to Friday. From 1 to 60."
        type="number"
        inputMode="numeric"
        min={1}
        max={60}
        step={1}
        required
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
      <FormFooter refusal={refusal}>
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
      </FormFooter>
    </form>
  )
}
