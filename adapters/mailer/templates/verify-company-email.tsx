/** @jsxImportSource react */
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const verifyCompanyEmail: Template<'verify-company-email'> = {
  subject: 'Confirm the email address of your company account',
  body: ({ fullName, link }) => (
    <Layout
      preview="One step before your company can be verified."
      reason="You receive this mail because this address was used to register a company account in the job portal. If that was not you, open the link and choose “This was not me”: the registration is deleted then."
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        Thank you for registering your company in the job portal. Please confirm that this email address is yours.
      </Paragraph>
      <Action href={link}>Confirm email address</Action>
      <Paragraph>
        The page asks for the password that you chose. The link works once and for 24 hours. You can sign in already; only
        verified companies can post jobs.
      </Paragraph>
    </Layout>
  ),
}
