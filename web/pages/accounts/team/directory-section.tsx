import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Role } from '#src/accounts/views.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { chooseGroupRoles, type DirectoryFacts } from '../../../api/team.ts'
import { CopyLinkField } from '../../../components/copy-link-field.tsx'
import { SelectField, TextField } from '../../../components/field.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'
import { useShowToast } from '../../../state/toasts.ts'
import { Moment } from '../../../words/moment.tsx'
import { roleHints, roleNames } from '../roles.tsx'

interface DirectorySectionProps {
  directory: DirectoryFacts
  onChanged: () => Promise<void>
}

const choices = ['recruiter', 'hiring-manager', 'interviewer', 'viewer', 'owner'] as const
const isRole = (value: string): value is Role => choices.some((role) => role === value)

const LastCall = ({ keys, lastCallAt }: Pick<DirectoryFacts, 'keys' | 'lastCallAt'>) => {
  if (lastCallAt)
    return (
      <>
        Last call: <Moment at={lastCallAt} />
      </>
    )
  return keys === 0 ? 'No key yet' : 'The directory has not called yet'
}

/** How the directory of an organization keeps the members, and what its groups may do. */
export const DirectorySection = ({ directory, onChanged }: DirectorySectionProps) => {
  const { address, keys, lastCallAt, people, groups } = directory
  const [roles, setRoles] = useState<Record<string, Role | ''>>({})
  const [otherRole, setOtherRole] = useState(directory.otherRole)
  const [newGroup, setNewGroup] = useState('')
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const roleOf = ({ name, role }: DirectoryFacts['groups'][number]) => roles[name] ?? role ?? ''

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    const chosen = groups.flatMap((group) => {
      const role = roleOf(group)
      return role ? { name: group.name, role } : []
    })
    const added = roles['']
    const more = newGroup.trim() && added ? [{ name: newGroup, role: added }] : []
    const answer = await chooseGroupRoles({ otherRole, groups: [...chosen, ...more] })
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    setRoles({})
    setNewGroup('')
    showToast('success', 'Roles saved')
    await onChanged()
  }

  return (
    <section className="stack gap-3" aria-labelledby="directory">
      <h2 id="directory">Directory</h2>
      <div className="panel stack gap-3">
        <p>
          Let Microsoft Entra ID, Okta or Keycloak add, change and remove the members here (SCIM). Enter this address there, and a{' '}
          <Link to="/dashboard/connections">key of the workspace</Link> that may do that and nothing else.
        </p>
        <CopyLinkField label="Address for the directory" link={address} which="the address for the directory" />
        <p className="muted small">
          <LastCall keys={keys} lastCallAt={lastCallAt} /> {people > 0 && `· Members from the directory: ${people}`}
        </p>
      </div>
      <form className="panel stack gap-3" onSubmit={handleSubmit}>
        <h3>Roles from groups</h3>
        <p className="muted">
          Members get the role of their group, and the one that may do most if they are in several. A role you gave by hand stays
          until one of these groups names the person.
        </p>
        {groups.map((group) => (
          <SelectField
            key={group.name}
            label={group.name}
            hint={
              group.people === null
                ? 'The directory has not sent this group yet.'
                : `${group.people} ${group.people === 1 ? 'member' : 'members'}`
            }
            value={roleOf(group)}
            onChange={({ currentTarget: { value } }) => setRoles({ ...roles, [group.name]: isRole(value) ? value : '' })}
          >
            <option value="">No role</option>
            {choices.map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </SelectField>
        ))}
        <TextField
          label="Another group"
          hint="Its name as in the directory, to choose a role before the directory sends it."
          value={newGroup}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setNewGroup(value)}
          optional
        />
        {newGroup.trim() && (
          <SelectField
            label="Its role"
            value={roles[''] ?? ''}
            onChange={({ currentTarget: { value } }) => setRoles({ ...roles, '': isRole(value) ? value : '' })}
            required
          >
            <option value="">Choose a role</option>
            {choices.map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label="Everybody else the directory adds"
          hint={roleHints[otherRole]}
          value={otherRole}
          onChange={({ currentTarget: { value } }) => isRole(value) && setOtherRole(value)}
        >
          {choices.flatMap((role) =>
            role === 'owner' ? (
              []
            ) : (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ),
          )}
        </SelectField>
        <FormFooter refusal={failure && said(failure, 'The roles could not be saved. Please try again.')}>
          <Button type="submit" disabled={busy}>
            {busy ? 'Processing...' : 'Save Roles'}
          </Button>
        </FormFooter>
      </form>
    </section>
  )
}
