/** @jsxImportSource react */
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const accountApproved: Template<'account-approved'> = {
  subject: 'Your account is open',
  body: ({ fullName, loginLink, trialEnds }) => (
    <Layout
      preview="You can sign in and upload your first resumes."
      reason="You receive this mail because you registered an account with this address."
    >
      <Greeting fullName={fullName} />
      <Paragraph>An administrator has approved your account. You can sign in now.</Paragraph>
      {trialEnds && (
        <Paragraph>
          Your 14-day trial has begun and runs until {day(trialEnds)}. After that everything you have stays readable; only new
          uploads need a plan.
        </Paragraph>
      )}
      <Action href={loginLink}>Sign in</Action>
    </Layout>
  ),
}

const day = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
