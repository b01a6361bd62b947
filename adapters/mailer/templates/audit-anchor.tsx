/** @jsxImportSource react */
import { Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const auditAnchor: Template<'audit-anchor'> = {
  subject: ({ number }) => `Audit log: entry ${number}`,
  body: ({ number, hash, root, at, signer, signature }) => (
    <Layout
      preview={`Where the audit log stood at ${at}. Keep this mail.`}
      reason="You receive this mail because AUDIT_ANCHOR_MAIL of the server names your address."
    >
      <Paragraph>
        Keep this mail where nobody on the server can reach it. At {at} the audit log ended with entry {number}. Type its hash in
        beside “Verify” on the page Audit Log to find out whether what was written until then is still there, unchanged.
      </Paragraph>
      <Paragraph>Hash: {hash}</Paragraph>
      <Paragraph>Root of the tree over all entries: {root}</Paragraph>
      <Paragraph>Signer: {signer}</Paragraph>
      <Paragraph>Signature: {signature}</Paragraph>
    </Layout>
  ),
}
