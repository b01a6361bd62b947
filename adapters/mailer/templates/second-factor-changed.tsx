import { Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const secondFactorChanged: Template<'second-factor-changed'> = {
  subject: 'Two-factor sign-in of your account',
  body: ({ fullName, change, codesLeft }) => (
    <Layout
      preview="If that was not you, tell your administrator."
      reason="You receive this mail because two-factor sign-in of your account was changed or a recovery code was used."
    >
      <Greeting fullName={fullName} />
      <Paragraph>{sentenceFor[change](codesLeft)}</Paragraph>
      <Paragraph>If that was not you, change your password and tell your administrator.</Paragraph>
    </Layout>
  ),
}

const sentenceFor = {
  on: () => 'Two-factor sign-in is on: from now on you need your password and a code of your authenticator app to sign in.',
  off: () => 'Two-factor sign-in is off: from now on your password alone opens your account.',
  'recovery-code-used': (left: number) =>
    `Somebody signed in with your password and one of your recovery codes. It does not work again; ${left} are left.`,
}
