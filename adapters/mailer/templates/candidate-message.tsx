import { Action, Layout } from './layout.tsx'
import type { Template } from './template.ts'
import { shortLine, subjectLine, WrittenWords } from './written-words.tsx'

/** What a recruiter wrote. */
export const candidateMessage: Template<'candidate-message'> = {
  subject: ({ subject }) => subjectLine(subject),
  body: ({ body, senderName, companyName, replyTo, action }) => (
    <Layout
      preview={shortLine(body)}
      reason={`${shortLine(senderName)}${companyName ? ` of ${shortLine(companyName)}` : ''} wrote this message about your application. Your answer goes to ${replyTo}.`}
    >
      <WrittenWords body={body} />
      {action && <Action href={action.href}>{action.text}</Action>}
    </Layout>
  ),
}
