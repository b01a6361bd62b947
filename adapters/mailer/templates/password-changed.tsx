/** @jsxImportSource react */
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const passwordChanged: Template<'password-changed'> = {
  subject: 'Your password was changed',
  body: ({ fullName, at, resetLink }) => (
    <Layout
      preview="If that was not you, choose a new password now."
      reason="You receive this mail because the password of your account was changed from your profile."
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        Your password was changed on {at.slice(0, 10)} at {at.slice(11, 16)} UTC. Every other device was signed out.
      </Paragraph>
      <Paragraph>If that was not you, somebody knew your password. Choose a new one now, and tell your administrator.</Paragraph>
      <Action href={resetLink}>Choose a new password</Action>
    </Layout>
  ),
}
