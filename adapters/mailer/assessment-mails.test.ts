import { expect, test } from 'bun:test'
import { render } from './templates/render.tsx'

test('whoever sent an assessment reads that it is finished, for which job, and where the result is', async () => {
  const { subject, text, html } = await render({
    kind: 'assessment-finished',
    to: 'rita@example.test',
    fullName: 'Rita Recruiter',
    what: 'interview',
    jobTitle: 'Cook\r\nBcc: all@example.test <b>',
    link: 'https://ats.test/dashboard/assessments/x1',
  })
  expect(subject).toBe('A candidate has finished an interview')
  expect(text.replace(/\s+/g, ' ')).toContain(
    'A candidate for Cook Bcc: all@example.test <b> has finished an interview that you sent.',
  )
  expect(text).toContain('https://ats.test/dashboard/assessments/x1')
  expect(html).not.toContain('<b>')
})
