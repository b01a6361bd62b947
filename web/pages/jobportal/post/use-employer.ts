import { useEffect, useState } from 'react'
import { companyPath } from '#src/jobportal/company-page/views.ts'
import { callApi } from '../../../api/client.ts'
import { type JobPageRecord, publicCompany } from '../../../api/public-jobs.ts'

/** What the public page of a job shows of the company beside its name; null until it is there, and for one without a page. */
export const useEmployer = (companyId: string | null): JobPageRecord['employer'] => {
  const [employer, setEmployer] = useState<JobPageRecord['employer']>(null)
  useEffect(() => {
    if (companyId === null) return
    void publicCompany(callApi, companyId).then((answer) => {
      if (answer.ok) setEmployer({ path: companyPath(companyId), logo: answer.data.logo })
    })
  }, [companyId])
  return employer
}
