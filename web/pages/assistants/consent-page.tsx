import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { assistantScopeWords, connectionDays, refreshDays } from '#src/assistants/constants.ts'
import type { ConsentRecord } from '#src/contracts/assistants/index.ts'
import { at } from '../../address.ts'
import { type AskedFor, answerConsent, type loadConsent } from '../../api/assistants.ts'
import { said } from '../../api/client.ts'
import { FormFooter } from '../../components/form-footer.tsx'
import { Notice } from '../../components/notice.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { ChoiceList } from '../connections/choice-list.tsx'

type Asked = Awaited<ReturnType<typeof loadConsent>>

/** An assistant has sent its person here to be let in. */
export const ConsentPage: Page<Asked> = () => {
  const { asked, consent } = usePageData(ConsentPage)
  if (consent.ok) return <Consent asked={asked} consent={consent.data} />
  return (
    <>
      <PageHeading title="Connect an assistant" />
      <Notice tone="error" announce>
        <strong>This assistant cannot be connected</strong>
        <p>{said(consent.failure, 'The server could not be reached. Check your connection and try again.')}</p>
      </Notice>
    </>
  )
}

export const Consent = ({ asked, consent }: { asked: AskedFor; consent: ConsentRecord }) => {
  const { name, workspace, sentBackTo, scopes } = consent
  const [chosen, setChosen] = useState<string[]>(scopes)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const answer = async (isAllowed: boolean) => {
    if (isAllowed && chosen.length === 0) return setRefusal('Choose what the assistant may do.')
    setBusy(true)
    setRefusal(null)
    const answered = await answerConsent(asked, isAllowed, chosen)
    if (answered.ok) return window.location.assign(at(answered.data.location))
    setBusy(false)
    setRefusal(said(answered.failure, 'Your answer did not reach the server. Check your connection and try again.'))
  }
  return (
    <>
      <PageHeading title={`Let “${name}” work for you?`}>
        It would work in the workspace {workspace}, as you and with your rights.
      </PageHeading>
      <form
        className="panel stack gap-4 consent narrow"
        onSubmit={(event) => {
          event.preventDefault()
          void answer(true)
        }}
      >
        <Notice tone="warning">
          “{name}” is what the assistant calls itself. Nobody has checked that. Go on only if you have just started this yourself.
        </Notice>
        <ChoiceList
          legend="What it may do"
          choices={scopes.map((scope) => ({ value: scope, text: assistantScopeWords[scope] }))}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next)
            setRefusal(null)
          }}
        />
        <div className="stack gap-2">
          <h2 className="h3">Good to know</h2>
          <ul>
            <li>It can never reject, move, hire, write to or delete anybody, and never change criteria. Only people do that.</li>
            <li>Whoever runs the assistant receives what it reads. Each person’s record notes that.</li>
            <li>Names that blind review hides stay hidden from it.</li>
            <li>
              You can disconnect it at any time under Connections. It ends by itself if it is not used for {refreshDays} days, and
              after {connectionDays} days in any case.
            </li>
          </ul>
        </div>
        <p className="muted">After your answer you go back to {sentBackTo}.</p>
        <FormFooter refusal={refusal}>
          <Button type="submit" disabled={busy}>
            {busy ? 'Processing...' : 'Allow'}
          </Button>
          <Button type="button" variant="soft" color="gray" disabled={busy} onClick={() => void answer(false)}>
            Don’t Allow
          </Button>
        </FormFooter>
      </form>
    </>
  )
}
