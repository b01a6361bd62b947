import { useState } from 'react'
import { applicationsCsv } from '../../../api/applications.ts'
import { said } from '../../../api/client.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { jobToken } from '../../../state/job-token.ts'
import { type ApplicationQuery, parametersOf } from './application-query.ts'
import { saveAs } from './use-resume-download.ts'

/** Fetches the list as a table, because a plain link could not carry the token, and saves it. */
export const useCsv = (jobId: string, jobTitle: string | null, query: ApplicationQuery) => {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    const refuse = refusalAt()
    setBusy(true)
    const table = await applicationsCsv(jobId, parametersOf(query), jobToken() ?? '')
    setBusy(false)
    if (!table.ok) return refuse(said(table.failure, 'The table could not be downloaded. Check your connection and try again.'))
    const url = URL.createObjectURL(table.data)
    saveAs(url, `${fileName(jobTitle ?? 'Job')}_Applications.csv`)
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return { busy, download: () => void download() }
}

const fileName = (title: string) => title.trim().replaceAll(/[^\p{L}\p{N}.-]+/gu, '_') || 'Job'
