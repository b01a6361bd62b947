import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Providers } from '../../../providers.tsx'
import { blankForm, type JobForm } from './job-form.ts'
import { PreviewCard } from './preview-card.tsx'

const preview = (form: Partial<JobForm> = {}, fileName: string | null = null) =>
  renderToStaticMarkup(
    <Providers>
      <PreviewCard form={{ ...blankForm, ...form }} fileName={fileName} />
    </Providers>,
  )

test('a blank job shows what stands for its fields, and no part that was not filled in', () => {
  const html = preview()
  for (const text of ['Our Company', 'Full-Time', 'Remote']) expect(html).toContain(text)
  for (const text of ['Job Description', 'Skills', 'Department', 'Questions', 'File:', 'Open until'])
    expect(html).not.toContain(text)
})

test('a job shows everything that was filled in', () => {
  const html = preview(
    {
      title: 'Data Analyst',
      companyName: 'Lantern Works',
      location: 'Oslo',
      country: 'NO',
      isRemote: true,
      jobType: 'Contract',
      experience: '2-4 years',
      salaryRange: '€50,000',
      department: 'Figures',
      skills: 'SQL, Excel, SQL',
      descriptionText: 'Read figures.',
      closesOn: '2026-12-31',
      questions: [{ key: 'k', question: 'When?', required: false }],
    },
    'job.pdf',
  )
  for (const text of ['Data Analyst', 'Lantern Works', 'Oslo, Norway', '>Remote<', 'Contract', '2-4 years', '€50,000'])
    expect(html).toContain(text)
  for (const text of ['Figures', '>SQL<', '>Excel<', 'Read figures.', '31 Dec 2026', 'When?', '(optional)', 'job.pdf'])
    expect(html).toContain(text)
  expect(html.match(/>SQL</g)).toHaveLength(1)
})

test('a script in any field is shown as text', () => {
  const bad = '<script>alert(1)</script>'
  const html = preview({ title: bad, companyName: bad, location: bad, skills: bad, descriptionText: bad, department: bad }, bad)
  expect(html).not.toContain('<script>')
})
