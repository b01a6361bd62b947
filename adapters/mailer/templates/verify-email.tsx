/** @jsxImportSource react */
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const verifyEmail: Template<'verify-email'> = {
  subject: 'Confirm your email address',
  body: ({ fullName, link }) => (
    <Layout
      preview="One step is left to open your account."
      reason="You receive this mail because this address was used to register an account. If that was not you, ignore it: without the link nothing happens."
    >
      <Greeting fullName={fullName} />
      <Paragraph>Thank you for registering. Please confirm that this email address is yours.</Paragraph>
      <Action href={link}>Confirm email address</Action>
      <Paragraph>
        The link works once and for 24 hours. After that an administrator looks at your account, and we write to you as soon as it
        is open.
      </Paragraph>
    </Layout>
  ),
}
