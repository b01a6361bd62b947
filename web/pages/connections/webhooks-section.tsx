import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { WebhookRecord } from '#src/contracts/connections/records.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookLog } from './webhook-log.tsx'

interface WebhooksSectionProps {
  webhooks: WebhookRecord[]
  onChanged: () => Promise<void>
}

export const WebhooksSection = ({ webhooks, onChanged }: WebhooksSectionProps) => {
  const [edited, setEdited] = useState<WebhookRecord | 'new' | null>(null)
  const [logOf, setLogOf] = useState<WebhookRecord | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const handleSaved = (made: string | null) => {
    setEdited(null)
    setSecret(made)
    void onChanged()
  }
  return (
    <section className="stack gap-3" aria-labelledby="webhooks">
      <div className="row row-between">
        <h2 id="webhooks">
          Webhooks <span className="muted numeric">{webhooks.length}</span>
        </h2>
        <Button variant="soft" color="gray" onClick={() => setEdited('new')}>
          Add a webhook
        </Button>
      </div>
      {webhooks.length === 0 ? (
        <EmptyState picture="connection" title="No webhooks yet">
          Tell your own programs, or a channel in Slack, Teams, Matrix or ntfy, right away when something happens in the
          workspace.
        </EmptyState>
      ) : (
        <ul className="stack gap-3">
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook._id}
              webhook={webhook}
              onChanged={onChanged}
              onEdit={() => setEdited(webhook)}
              onLog={() => setLogOf(webhook)}
              onSecret={setSecret}
            />
          ))}
        </ul>
      )}
      {edited && (
        <WebhookDialog webhook={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onSaved={handleSaved} />
      )}
      {logOf && <WebhookLog webhook={logOf} onClose={() => setLogOf(null)} />}
      <SecretDialog title="The secret" label="Secret" secret={secret} onClose={() => setSecret(null)}>
        Give it to the receiver now; it is shown only once. The receiver uses it to check that messages come from here.
      </SecretDialog>
    </section>
  )
}
