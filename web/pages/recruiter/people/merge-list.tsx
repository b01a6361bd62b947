import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { said } from '../../../api/client.ts'
import { type PersonHistoryAnswer, takeMergeBack } from '../../../api/people.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { useRefresh } from '../../../state/user.ts'
import { Moment } from '../../../words/moment.tsx'

/** The merges that made this person, each with the way back. */
export const MergeList = ({ merges, canChange }: Pick<PersonHistoryAnswer, 'merges' | 'canChange'>) => {
  const refresh = useRefresh()
  const showToast = useShowToast()
  const [asked, setAsked] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  if (merges.length === 0) return null
  const takeBack = async () => {
    const refuse = refusalAt()
    if (!asked) return
    setBusy(true)
    const answer = await takeMergeBack(asked)
    setBusy(false)
    setAsked(null)
    if (answer.ok) showToast('success', 'They are two people again')
    else refuse(said(answer.failure, 'Nothing was changed. Check your connection and try again.'))
    await refresh()
  }
  return (
    <section className="stack gap-3" aria-labelledby="merges-heading">
      <h2 id="merges-heading">Merges</h2>
      <ul className="bare stack gap-2">
        {merges.map(({ _id, at, by, resumes }) => (
          <li key={_id} className="panel row justify-between pad">
            <span>
              {resumes === 1 ? 'One resume' : `${resumes} resumes`} came from another person: merged by{' '}
              {by ?? 'a former colleague'} on <Moment at={at} />
            </span>
            {canChange && (
              <Button variant="soft" color="gray" onClick={() => setAsked(_id)}>
                Take the merge back
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title="Take this merge back?"
        confirmText="Take back"
        cancelText="Keep merged"
        busy={busy}
        onConfirm={() => void takeBack()}
        onClose={() => setAsked(null)}
      >
        They become two people again, each with the resumes they had. What came since goes to the one whose email address or phone
        number it carries.
      </ConfirmDialog>
    </section>
  )
}
