/** @jsxImportSource react */
import { Link } from '@react-email/link'
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const alreadyRegistered: Template<'already-registered'> = {
  subject: 'You already have an account',
  body: ({ fullName, loginLink, resetLink }) => (
    <Layout
      preview="Sign in with the account you have."
      reason="You receive this mail because this address was used to register once more. If that was not you, ignore it: your account is unchanged, and nobody was told that it exists."
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        Someone, probably you, tried to register with this email address. There is an account for it already, so no new one was
        made.
      </Paragraph>
      <Action href={loginLink}>Sign in</Action>
      <Paragraph>
        Forgotten the password? Ask for a new one here: <Link href={resetLink}>{resetLink}</Link>
      </Paragraph>
    </Layout>
  ),
}
