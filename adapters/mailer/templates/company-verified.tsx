/** @jsxImportSource react */
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const companyVerified: Template<'company-verified'> = {
  subject: 'Your company is verified',
  body: ({ fullName, link }) => (
    <Layout
      preview="An administrator has verified your company."
      reason="You receive this mail because your company has an account in the job portal."
    >
      <Greeting fullName={fullName} />
      <Paragraph>An administrator has verified your company in the job portal. Your dashboard shows it as Verified.</Paragraph>
      <Action href={link}>Sign in</Action>
    </Layout>
  ),
}
