/** @jsxImportSource react */
import { Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const removedFromTeam: Template<'removed-from-team'> = {
  subject: 'You were removed from a workspace',
  body: ({ fullName, workspaceName }) => (
    <Layout
      preview="What you made there stays with the team."
      reason="You receive this mail because an owner removed you from a workspace you worked in."
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        An owner of “{workspaceName}” removed you from it. You cannot open it any more; what you made there stays with the team.
      </Paragraph>
      <Paragraph>
        Your account stays. If you work in no other workspace, an administrator has to approve it before you can sign in again.
      </Paragraph>
    </Layout>
  ),
}
