/** @jsxImportSource react */
import { Action, asName, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

const counted = (jobs: { names: string[]; more: number }[]) => jobs.reduce((sum, { names, more }) => sum + names.length + more, 0)

const inWords = (count: number) => (count === 1 ? '1 new application' : `${count} new applications`)

export const applicationDigest: Template<'application-digest'> = {
  subject: ({ jobs }) => inWords(counted(jobs)),
  body: ({ fullName, jobs }) => (
    <Layout
      preview={jobs.map(({ title }) => line(title)).join(', ')}
      reason="You receive this mail because your company offers these jobs. On your profile in the job portal you choose a mail for each application, one a day, or none."
    >
      <Greeting fullName={fullName} />
      <Paragraph>Since the last mail you received {inWords(counted(jobs))}.</Paragraph>
      {jobs.map(({ title, link, names, more }) => (
        <div key={link}>
          <Paragraph>
            <strong>{line(title)}</strong>
            <br />
            {names.map((name) => asName(name) ?? 'Somebody').join(', ')}
            {more > 0 ? ` and ${more} more` : ''}
          </Paragraph>
          <Action href={link}>View all applications</Action>
        </div>
      ))}
    </Layout>
  ),
}
