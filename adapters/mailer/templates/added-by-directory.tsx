/** @jsxImportSource react */
import { may, oneLine } from './invitation.tsx'
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const addedByDirectory: Template<'added-by-directory'> = {
  subject: 'You can work in a workspace now',
  body: ({ fullName, workspaceName, role, loginLink, passwordLink }) => (
    <Layout
      preview="Sign in with the account you have at work."
      reason="You are getting this email because your organization keeps its accounts here by its directory, and added you there."
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        Your organization added you to “{oneLine(workspaceName)}”. {may[role]}
      </Paragraph>
      <Paragraph>
        Sign in with the account you have at work, if the sign-in page offers it. Otherwise choose a password first: enter your
        address at {passwordLink}, and we mail you a link.
      </Paragraph>
      <Action href={loginLink}>Sign in</Action>
    </Layout>
  ),
}
