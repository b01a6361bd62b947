import { Button } from '@radix-ui/themes'
import { assistantScopeWords } from '#src/assistants/constants.ts'
import type { AssistantRecord } from '#src/contracts/assistants/index.ts'
import { disconnectAssistant } from '../../api/assistants.ts'
import { CopyLinkField } from '../../components/copy-link-field.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Moment } from '../../words/moment.tsx'
import { useConfirmed } from '../admin/use-confirmed.tsx'

interface AssistantsSectionProps {
  /** Where assistants find this server. */
  address: string
  assistants: AssistantRecord[]
  onChanged: () => Promise<void>
}

export const AssistantsSection = ({ address, assistants, onChanged }: AssistantsSectionProps) => {
  const { ask, dialog } = useConfirmed()
  const handleDisconnect = ({ _id, name }: AssistantRecord) =>
    ask({
      title: `Disconnect “${name}”?`,
      text: 'The assistant loses access. What it has already read stays with whoever runs it.',
      destructive: true,
      run: () => disconnectAssistant(_id),
      failed: 'Failed to disconnect the assistant',
      onDone: onChanged,
    })
  const columns: Column<AssistantRecord>[] = [
    {
      key: 'name',
      header: 'Name',
      namesRow: true,
      sortBy: ({ name }) => name,
      cell: ({ name, person, sentBackTo }) => (
        <span className="stack gap-1">
          <strong>{name}</strong>
          <span className="muted small">
            for {person} · {sentBackTo}
          </span>
        </span>
      ),
    },
    {
      key: 'scopes',
      header: 'May',
      cell: ({ scopes }) => (
        <span className="stack gap-1">
          {scopes.map((scope) => (
            <span key={scope}>{assistantScopeWords[scope]}</span>
          ))}
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
      key: 'actions',
      header: 'Actions',
      align: 'end',
      width: '9rem',
      cell: (assistant) => (
        <Button
          size="2"
          variant="soft"
          color="red"
          aria-label={`Disconnect ${assistant.name}`}
          onClick={() => handleDisconnect(assistant)}
        >
          Disconnect
        </Button>
      ),
    },
  ]
  return (
    <section className="stack gap-3" aria-labelledby="assistants">
      <h2 id="assistants">
        Assistants <span className="muted numeric">{assistants.length}</span>
      </h2>
      <div className="panel stack gap-3">
        <p>
          Give this address to an assistant that speaks MCP, such as a chat program. It sends you here to agree. Then it reads
          what you may read and leaves drafts and proposals at candidates. It never rejects, moves, sends or deletes.
        </p>
        <CopyLinkField label="Address for assistants" link={address} which="the address for assistants" />
      </div>
      {assistants.length > 0 && (
        <DataTable caption="Assistants" columns={columns} rows={assistants} rowKey={({ _id }) => _id} empty={null} />
      )}
      {dialog}
    </section>
  )
}
