import { useCallback, useEffect, useState } from 'react'
import { type CallResult, callApi } from '../../../api/client.ts'
import { type CompanyPageRecord, changeWorkspacePage, workspacePage } from '../../../api/company-page.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { CompanyPageCard } from '../../jobportal/company-page/company-page-card.tsx'

/** The company page of a workspace of recruiters, for its owners. */
export const WorkspacePage = () => {
  const [answer, setAnswer] = useState<CallResult<{ page: CompanyPageRecord | null }> | null>(null)
  const load = useCallback(async () => setAnswer(await workspacePage(callApi)), [])
  useEffect(() => void load(), [load])
  if (answer === null) return <Skeleton label="Loading the company page..." />
  if (!answer.ok)
    return <FailedState title="The company page could not be loaded" failure={answer.failure} onRetry={() => void load()} />
  return answer.data.page && <CompanyPageCard page={answer.data.page} save={changeWorkspacePage} onChanged={load} />
}
