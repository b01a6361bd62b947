/** @jsxImportSource react */
import { Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const secondFactorChanged: Template<'second-factor-changed'> = {
  subject: 'Two-factor sign-in of your account',
  body: ({ fullName, change, codesLeft }) => (
    <Layout
      preview="If that was not you, tell your administrator."
      reason="You receive this mail because two-factor sign-in of your account was changed, or a recovery code was used."
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
  'app-off': () => 'Your authenticator app is not asked for any more. Your passkeys still are.',
  'first-passkey-added': () =>
    'A passkey was added to your account: from now on you sign in with it alone, or with your password and then the passkey.',
  'passkey-added': () => 'Another passkey was added to your account. It signs you in like those you have.',
  'company-passkey-added': () =>
    'A passkey was added to the account of your company: it opens the job portal without a password.',
  'passkey-removed': () => 'A passkey was removed from your account. It does not sign you in any more.',
  'last-passkey-removed': () =>
    'The last passkey was removed from your account, and two-factor sign-in is off: from now on your password alone opens it.',
  'passkey-blocked': () =>
    'A passkey of your account is blocked: it seems that somebody uses a copy of it. Sign in another way, remove it in your profile, and make a new one.',
  'recovery-code-used': (left: number) =>
    `Somebody signed in with your password and one of your recovery codes. It does not work again; ${left} are left.`,
}
