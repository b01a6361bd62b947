import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type CallFailure, callApi, said } from '../../../api/client.ts'
import { type Composition, libraryAddress, type ShelfAnswer, saveText, saveTextVersion, shelf } from '../../../api/library.ts'
import { useShowToast } from '../../../state/toasts.ts'

/** Saves a text and goes to the library; what is refused stays on the screen with the server's sentence. */
export const useSave = (composition: Composition, written: ShelfAnswer | null, onSaved: () => void) => {
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  /** The text that was refused: a sentence beside a field goes when something is changed. */
  const [refused, setRefused] = useState<Composition | null>(null)
  const showToast = useShowToast()
  const navigate = useNavigate()

  const save = async (latest = written?.latestVersion ?? 1) => {
    setSaving(true)
    const answer = written ? await saveTextVersion(written.jobDescription._id, composition, latest) : await saveText(composition)
    setSaving(false)
    if (!answer.ok) {
      setRefused(composition)
      return setFailure({ ...answer.failure, error: said(answer.failure, 'The job description could not be saved') })
    }
    onSaved()
    showToast('success', answer.data.version > 1 ? `Saved as version ${answer.data.version}` : 'Job description saved')
    await navigate(libraryAddress)
  }
  const keepMine = async () => {
    setSaving(true)
    const answer = written && (await shelf(callApi, written.jobDescription._id))
    setSaving(false)
    if (answer?.ok) await save(answer.data.latestVersion)
    else if (answer) setFailure(answer.failure)
  }
  const field = refused === composition ? failure?.details?.field : undefined
  return {
    save: () => save(),
    keepMine,
    saving,
    failure: field || (failure?.details?.field && refused !== composition) ? null : failure,
    problemAt: (name: string) => (field === name ? (failure?.error ?? null) : null),
  }
}
