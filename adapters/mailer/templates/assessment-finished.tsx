/** @jsxImportSource react */
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)
const called = { assessment: 'an assessment', interview: 'an interview' }

/** Without the candidate's name: mails to colleagues stay in mailboxes that nobody here can clean up. */
export const assessmentFinished: Template<'assessment-finished'> = {
  subject: ({ what }) => `A candidate has finished ${called[what]}`,
  body: ({ fullName, what, jobTitle, link }) => (
    <Layout
      preview="Open the result to read, hear and see the answers."
      reason="You receive this mail because you sent it. Mails like this can be switched off among the settings of assessments."
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        A candidate{jobTitle ? ` for ${line(jobTitle)}` : ''} has finished {called[what]} that you sent. Spoken answers may still
        be on their way to a score.
      </Paragraph>
      <Action href={link}>Open the result</Action>
    </Layout>
  ),
}
