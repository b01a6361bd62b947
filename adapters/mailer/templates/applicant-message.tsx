import { Action, Layout } from './layout.tsx'
import type { Template } from './template.ts'
import { shortLine, subjectLine, WrittenWords } from './written-words.tsx'

/** What a company wrote to somebody who applied, with the way to their own page. */
export const applicantMessage: Template<'applicant-message'> = {
  subject: ({ subject }) => subjectLine(subject),
  body: ({ body, senderName, companyName, jobTitle, replyTo, link }) => (
    <Layout
      preview={shortLine(body)}
      reason={`${shortLine(senderName)}${companyName ? ` of ${shortLine(companyName)}` : ''} wrote this message about your application for ${shortLine(jobTitle)}. Your answer goes to ${replyTo}. The link is private: whoever has it can open your application.`}
    >
      <WrittenWords body={body} />
      <Action href={link}>Open your application</Action>
    </Layout>
  ),
}
