/** @jsxImportSource react */
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Action, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const approvalNeeded: Template<'approval-needed'> = {
  subject: 'A new account is waiting for approval',
  body: ({ fullName, email, companyName, link }) => (
    <Layout
      preview="Approve or reject it in the administration."
      reason="You receive this mail because you are an administrator."
    >
      <Paragraph>Someone has registered, confirmed their email address, and waits for your decision.</Paragraph>
      <Section style={{ margin: '0 0 16px' }}>
        <Detail label="Name" value={fullName} />
        <Detail label="Email" value={email} />
        <Detail label="Company" value={companyName} />
      </Section>
      <Action href={link}>Review the account</Action>
    </Layout>
  ),
}

interface DetailProps {
  label: string
  value: string
}

/** The value comes from a stranger's form: one line, and not too long. */
const Detail = ({ label, value }: DetailProps) => (
  <Text style={{ margin: 0, color: '#1c2024', fontSize: '16px', lineHeight: '26px' }}>
    {label}: <strong>{value.replace(/\s+/g, ' ').trim().slice(0, 120)}</strong>
  </Text>
)
