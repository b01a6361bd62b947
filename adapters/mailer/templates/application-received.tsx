/** @jsxImportSource react */
import { Action, asName, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

export const applicationReceived: Template<'application-received'> = {
  subject: ({ isUpdate, jobTitle }) => `${isUpdate ? 'Updated' : 'New'} application: ${line(jobTitle)}`,
  body: ({ fullName, applicantName, isUpdate, jobTitle, link }) => (
    <Layout
      preview={`For ${line(jobTitle)}.`}
      reason="You receive this mail because your company offers this job. On your profile in the job portal you choose a mail for each application, one a day, or none."
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        {asName(applicantName) ?? 'Somebody'} {isUpdate ? 'has applied again' : 'has applied'} for {line(jobTitle)}.
      </Paragraph>
      <Action href={link}>View all applications</Action>
    </Layout>
  ),
}
