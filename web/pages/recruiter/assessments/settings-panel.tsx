import { useState } from 'react'
import { type AssessmentSettings, saveAssessmentSettings } from '../../../api/assessments.ts'
import { type CallResult, said } from '../../../api/client.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { LinkChoice } from './link-choice.tsx'

interface SettingsPanelProps {
  settings: CallResult<AssessmentSettings>
  mayChange: boolean
  onRetry: () => Promise<void>
}

/** What the workspace has decided about all assessments; saved with the press of a box. */
export const SettingsPanel = ({ settings, mayChange, onRetry }: SettingsPanelProps) => {
  const showToast = useShowToast()
  const [chosen, setChosen] = useState<{ of: unknown; settings: AssessmentSettings } | null>(null)
  const known = chosen?.of === settings ? chosen.settings : settings.ok ? settings.data : null
  const change = async (changes: Partial<AssessmentSettings>) => {
    const refuse = refusalAt()
    if (!known) return
    const next = { ...known, ...changes }
    setChosen({ of: settings, settings: next })
    const answer = await saveAssessmentSettings(next)
    if (answer.ok) return showToast('success', 'Settings saved')
    setChosen({ of: settings, settings: known })
    refuse(said(answer.failure, 'The settings could not be saved. Check your connection and try again.'))
  }
  return (
    <details className="mb-4">
      <summary className="folding inline-flex items-center gap-2 min-h-7 text-accent medium">Settings</summary>
      {known ? (
        <div className="p-4 outlined rounded-4 surface stack gap-3 mt-2 max-w-40">
          <LinkChoice
            text="Review questions before sending"
            why="“Send Assessment” stops at the questions, so you can review and edit them. When this is off, one click in the list prepares and sends; on a candidate’s page you still review first."
            checked={known.reviewsQuestions}
            disabled={!mayChange}
            onChange={(reviewsQuestions) => void change({ reviewsQuestions })}
          />
          <LinkChoice
            text="Email me when a candidate has finished"
            why="The person who sent the link gets the email."
            checked={known.mailsWhenFinished}
            disabled={!mayChange}
            onChange={(mailsWhenFinished) => void change({ mailsWhenFinished })}
          />
          {!mayChange && <p className="muted small">Viewers cannot change these.</p>}
        </div>
      ) : (
        <p className="p-4 outlined rounded-4 surface m-0 text-danger mt-2 max-w-40">
          The settings could not be loaded.{' '}
          <button type="button" className="link-button" onClick={() => void onRetry()}>
            Try again
          </button>
        </p>
      )}
    </details>
  )
}
