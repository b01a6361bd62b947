import { companySessions, endCompanySession, endOtherCompanySessions } from '../../api/jobportal.ts'
import { SessionList } from '../../components/session-list.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { callAsCompany, useCompanyData } from '../../state/company.ts'

/** Where the company is signed in: it may sign out a browser that somebody left open. */
export const CompanySessions = () => {
  const { fetched, refetch, refresh } = useCompanyData(companySessions)
  if (fetched.state === 'loading')
    return (
      <section className="panel stack gap-3">
        <h2>Where you are signed in</h2>
        <Skeleton lines={2} />
      </section>
    )
  return (
    <SessionList
      answer={fetched.state === 'ready' ? { ok: true, total: null, data: fetched.data } : { ok: false, failure: fetched.failure }}
      endOne={(id) => callAsCompany(endCompanySession(id))}
      endOthers={() => callAsCompany(endOtherCompanySessions)}
      onChanged={fetched.state === 'ready' ? refresh : refetch}
    />
  )
}
