/** @jsxImportSource react */
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const webhookStopped: Template<'webhook-stopped'> = {
  subject: ({ webhookName }) => `The webhook “${webhookName}” was turned off`,
  body: ({ fullName, webhookName, host, reason, link }) => (
    <Layout
      preview="Its receiver did not answer for three days, or said that it is gone."
      reason="You receive this mail because you own a workspace whose webhook was turned off."
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        {host} is told nothing any more by the webhook “{webhookName}”. {reason}
      </Paragraph>
      <Paragraph>
        Nothing is lost: once the receiver works, turn the webhook on again and send the messages that failed from its log.
      </Paragraph>
      <Action href={link}>Open connections</Action>
    </Layout>
  ),
}
