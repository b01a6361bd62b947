import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { said } from '../../../api/client.ts'
import { type CriteriaAnswer, criteriaAt } from '../../../api/ranking.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { dayOf } from '../../../dates.ts'

interface VersionHistoryProps {
  job: string
  criteria: CriteriaAnswer
  /** The version that fills the panel. */
  shown: number
  onShow: (criteria: CriteriaAnswer) => void
}

export const VersionHistory = ({ job, criteria, shown, onShow }: VersionHistoryProps) => {
  const [busy, setBusy] = useState<number | null>(null)
  const handleShow = async (version: number) => {
    const refuse = refusalAt()
    setBusy(version)
    const answer = await criteriaAt(job, version)
    setBusy(null)
    if (!answer.ok) return refuse(said(answer.failure, `Version ${version} could not be loaded`))
    onShow(answer.data)
  }
  return (
    <details className="version-history py-4">
      <summary>Versions ({criteria.history.length})</summary>
      <ol className="bare rows">
        {criteria.history.map(({ version, savedAt, savedBy }) => (
          <li key={version}>
            <span>
              <span className="strong">Version {version}</span>
              {version === criteria.version && <span className="muted"> · current</span>}
              <span className="small muted block">
                {savedBy ? `${savedBy}, ` : version === 1 ? 'What the text says, ' : ''}
                {dayOf(savedAt)}
              </span>
            </span>
            <Button variant="ghost" size="1" disabled={busy !== null || version === shown} onClick={() => handleShow(version)}>
              {version === shown ? 'Shown' : busy === version ? 'Loading...' : 'Look at it'}
              <span className="visually-hidden"> (version {version})</span>
            </Button>
          </li>
        ))}
      </ol>
    </details>
  )
}
