/** @jsxImportSource react */
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const resetPassword: Template<'reset-password'> = {
  subject: 'Choose a new password',
  body: ({ fullName, link }) => (
    <Layout
      preview="The link works for 30 minutes."
      reason="You receive this mail because a new password was asked for at our sign-in page. If that was not you, ignore it: your password stays as it is."
    >
      <Greeting fullName={fullName} />
      <Paragraph>Here is the link to choose a new password for your account.</Paragraph>
      <Action href={link}>Choose a new password</Action>
      <Paragraph>
        The link works once and for 30 minutes. When the password has changed, you are signed out on every device.
      </Paragraph>
    </Layout>
  ),
}
