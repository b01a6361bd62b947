import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { scopeWords } from '#src/connections/constants.ts'
import type { KeyRecord } from '#src/contracts/connections/records.ts'
import { revokeKey } from '../../api/connections.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { dayOf } from '../../dates.ts'
import { Moment } from '../../words/moment.tsx'
import { useConfirmed } from '../admin/use-confirmed.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'

interface KeysSectionProps {
  keys: KeyRecord[]
  isOwner: boolean
  isAdmin: boolean
  /** Now, in milliseconds. */
  now: number
  onChanged: () => Promise<void>
}

export const KeysSection = ({ keys, isOwner, isAdmin, now, onChanged }: KeysSectionProps) => {
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { ask, dialog } = useConfirmed()
  const handleRevoke = ({ _id, name }: KeyRecord) =>
    ask({
      title: `Revoke “${name}”?`,
      text: 'The program that uses it loses access. This action cannot be undone.',
      destructive: true,
      run: () => revokeKey(_id),
      failed: 'Failed to revoke the key',
      onDone: onChanged,
    })
  const handleMade = (key: string) => {
    setSecret(key)
    void onChanged()
  }

  const columns: Column<KeyRecord>[] = [
    {
      key: 'name',
      header: 'Name',
      namesRow: true,
      sortBy: ({ name }) => name,
      cell: ({ name, hint, kind, madeBy }) => (
        <span className="stack gap-1">
          <strong>{name}</strong>
          <span className="muted small">
            <code>ats_…{hint}</code> · {kind === 'workspace' ? `of the workspace, made by ${madeBy}` : `of ${madeBy}`}
          </span>
        </span>
      ),
    },
    {
      key: 'scopes',
      header: 'Opens',
      cell: ({ scopes, networks }) => (
        <span className="stack gap-1">
          {scopes.map((scope) => (
            <span key={scope}>{scopeWords[scope]}</span>
          ))}
          {networks.length > 0 && <span className="muted small">only from {networks.join(', ')}</span>}
        </span>
      ),
    },
    {
      key: 'used',
      header: 'Last used',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : 'Never'),
      sortBy: ({ lastUsedAt }) => lastUsedAt,
    },
    {
      key: 'expires',
      header: 'Works until',
      sortBy: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) =>
        expiresAt === null ? (
          'It is revoked'
        ) : Date.parse(expiresAt) <= now ? (
          <StatusBadge tone="warning">Expired</StatusBadge>
        ) : (
          dayOf(expiresAt)
        ),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (key) => (
        <Button size="2" variant="soft" color="red" aria-label={`Revoke ${key.name}`} onClick={() => handleRevoke(key)}>
          Revoke
        </Button>
      ),
    },
  ]

  return (
    <section className="stack gap-3" aria-labelledby="keys">
      <div className="row row-between">
        <h2 id="keys">
          Keys for programs <span className="muted numeric">{keys.length}</span>
        </h2>
        <Button variant="soft" color="gray" onClick={() => setMaking(true)}>
          Make a key
        </Button>
      </div>
      {keys.length === 0 ? (
        <EmptyState picture="connection" title="No keys yet">
          A program that reads or changes candidates signs in with a key.
        </EmptyState>
      ) : (
        <DataTable caption="Keys" columns={columns} rows={keys} rowKey={({ _id }) => _id} empty={null} />
      )}
      <KeyDialog open={making} isOwner={isOwner} isAdmin={isAdmin} onClose={() => setMaking(false)} onMade={handleMade} />
      <SecretDialog title="Your key" label="Key" secret={secret} onClose={() => setSecret(null)}>
        Copy it now: it is shown this once. Whoever has it can do what you chose.
      </SecretDialog>
      {dialog}
    </section>
  )
}
