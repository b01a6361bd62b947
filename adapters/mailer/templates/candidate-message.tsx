import { Action, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

/** What a recruiter wrote, as plain paragraphs: nothing in it becomes a link, a picture or markup. */
export const candidateMessage: Template<'candidate-message'> = {
  subject: ({ subject }) => subject.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim(),
  body: ({ body, senderName, companyName, replyTo, action }) => (
    <Layout
      preview={body.replace(/\s+/g, ' ').slice(0, 120)}
      reason={`${line(senderName)}${companyName ? ` of ${line(companyName)}` : ''} wrote this message about your application. Your answer goes to ${replyTo}.`}
    >
      {body.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Paragraph key={index}>
          {paragraph.split('\n').map((words, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <span key={number}>
              {number > 0 && <br />}
              {words}
            </span>
          ))}
        </Paragraph>
      ))}
      {action && <Action href={action.href}>{action.text}</Action>}
    </Layout>
  ),
}

const line = (value: string) => value.replace(/\s+/g, ' ').trim().slice(0, 120)
