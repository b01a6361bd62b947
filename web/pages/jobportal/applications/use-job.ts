import { useCallback, useEffect, useState } from 'react'
import type { OwnJobRecord } from '../../../api/applications.ts'
import { companyJobs } from '../../../api/jobportal.ts'
import { callAsCompany } from '../../../state/company.ts'

/** The job that the page is about, among the company's own, and how many have applied for it in all. Null until known. */
export const useJob = (jobId: string) => {
  const [job, setJob] = useState<OwnJobRecord | null>(null)
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    let isHere = true
    callAsCompany(companyJobs).then((answer) => {
      // Without it the page has no title and no lack of applications.
      if (!isHere || !answer.ok) return
      const found = answer.data.jobs.find(({ _id }) => _id === jobId) ?? null
      setJob(found)
      setIds(found && new Set(found.applications))
    })
    return () => {
      isHere = false
    }
  }, [jobId])
  /** Counts an application that came, or with -1 one that is gone; once, however often it is heard of. */
  const countOne = useCallback((id: string, by: 1 | -1 = 1) => {
    setIds((before) => {
      if (!before || before.has(id) === (by === 1)) return before
      const after = new Set(before)
      if (by === 1) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  return { job, count: ids?.size ?? null, takeJob: setJob, countOne }
}
