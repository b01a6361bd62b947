import {
  addCompanyPasskey,
  beginCompanyPasskey,
  companyPasskeys,
  removeCompanyPasskey,
  renameCompanyPasskey,
} from '../../api/company-passkeys.ts'
import type { PasskeyCalls } from '../../api/passkeys.ts'
import { callAsCompany, useCompanyData } from '../../state/company.ts'
import { PasskeysCard } from '../accounts/security/passkeys-card.tsx'
import { PasskeysOnTheirWay } from './passkeys-on-their-way.tsx'

const calls: PasskeyCalls = {
  begin: () => callAsCompany(beginCompanyPasskey),
  add: (name, made) => callAsCompany(addCompanyPasskey(name, made)),
  rename: (id, name) => callAsCompany(renameCompanyPasskey(id, name)),
  remove: (id) => callAsCompany(removeCompanyPasskey(id)),
}

/** What opens the portal for the company instead of its password. */
export const CompanyPasskeys = ({ person }: { person: { email: string; fullName: string } }) => {
  const { fetched, refetch, refresh } = useCompanyData(companyPasskeys)
  if (fetched.state === 'loading') return <PasskeysOnTheirWay />
  return (
    <PasskeysCard
      answer={fetched.state === 'ready' ? { ok: true, total: null, data: fetched.data } : { ok: false, failure: fetched.failure }}
      calls={calls}
      about="A passkey signs you in with your finger, face or PIN, without a password. Your password still works."
      hasCodes={false}
      person={person}
      onChanged={fetched.state === 'ready' ? refresh : refetch}
    />
  )
}
