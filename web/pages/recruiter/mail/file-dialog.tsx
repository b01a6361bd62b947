import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { candidateChoices } from '../../../api/candidates.ts'
import { said } from '../../../api/client.ts'
import { fileMail, type UnfiledMailRecord } from '../../../api/mail-in.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/field.tsx'
import { useAction } from '../workflow/use-workflow.ts'

interface Choice {
  candidateId: string
  name: string | null
  jobTitle: string
}

interface FileDialogProps {
  mail: UnfiledMailRecord
  onFiled: () => void
  onClose: () => void
}

/** Whom a mail is from: those with its address first, everybody else by a search. */
export const FileDialog = ({ mail, onFiled, onClose }: FileDialogProps) => {
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<Choice[] | null>(null)
  const { act, busy, failure } = useAction(async () => {}, { tells: 'here' })
  useEffect(() => {
    const words = search.trim()
    if (words.length < 2) return setFound(null)
    let isCurrent = true
    const timer = setTimeout(() => {
      void candidateChoices(new URLSearchParams({ search: words, limit: '8' })).then((answer) => {
        if (!isCurrent) return
        const choices = answer.ok ? answer.data : []
        setFound(
          choices.map(({ _id, name, filename, jobDescriptionId }) => ({
            candidateId: _id,
            name: name ?? filename,
            jobTitle: jobDescriptionId.title,
          })),
        )
      })
    }, 250)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search])
  const choices = found ?? mail.suggestions
  const file = async (candidateId: string) => {
    if (await act(() => fileMail(mail._id, candidateId), 'The email could not be filed')) onFiled()
  }
  return (
    <Dialog open onClose={onClose} title="File with a candidate" description={`From ${mail.from.address}`} width="32rem">
      <div className="stack gap-3">
        <TextField
          label="Search candidates"
          value={search}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
        {found === null && choices.length > 0 && <p className="small muted">Candidates with this address:</p>}
        {found?.length === 0 && <p className="muted">Nobody was found. Try another part of the name.</p>}
        <ul className="stack gap-2" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {choices.map(({ candidateId, name, jobTitle }) => (
            <li key={candidateId} className="row row-between">
              <span>
                <strong>{name ?? 'No name'}</strong> <span className="muted">{jobTitle}</span>
              </span>
              <Button size="1" variant="soft" color="gray" disabled={busy} onClick={() => void file(candidateId)}>
                File here<span className="visually-hidden">: {name}</span>
              </Button>
            </li>
          ))}
        </ul>
        <DialogActions refusal={failure && said(failure, 'The email could not be filed. Check your connection and try again.')}>
          <Button variant="soft" color="gray" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
