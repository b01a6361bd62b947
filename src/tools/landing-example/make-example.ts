import { testServer } from '#adapters/test-server.ts'
import type { EvidenceAnswer, RankingAnswer } from '#src/matching/evidence-views.ts'
import type { Example, ExamplePerson } from '#web/islands/example/example.ts'

/** Different kinds of people for one job: strong in what is asked, in what would be nice, and on the way there. */
const shown = ['ines-carvalho.pdf', 'sofia-lindgren.pdf', 'tomasz-wrobel.pdf']

/** Loads the sample data into a server in memory, which reads and scores its PDFs, and takes what the landing page shows. */
export async function makeExample(): Promise<Example> {
  const server = testServer()
  const { cookie } = await server.recruiter('landing@example.com')
  const get = async <Answer>(path: string): Promise<Answer> => (await server.call('GET', path, { cookie })).body
  await server.call('POST', '/api/sample-data', { cookie })
  const jobs = await get<{ _id: string; title: string }[]>('/api/job-descriptions')
  const job = jobs.find(({ title }) => title === 'Backend Engineer')
  if (!job) throw new Error('The sample data has no backend engineer any more.')
  const { criteria, rows } = await get<RankingAnswer>(`/api/job-descriptions/${job._id}/ranking`)
  const people = await Promise.all(
    shown.map(async (filename) => {
      const row = rows.find((each) => each.filename === filename)
      if (!row) throw new Error(`The sample data has no ${filename} any more.`)
      return personOf(row, await get<EvidenceAnswer>(`/api/candidates/${row._id}/evidence`))
    }),
  )
  const { weights, skills, years, degree } = criteria
  // Where the job description says so is no matter on the landing page.
  return {
    job: job.title,
    choice: { weights, skills: skills.map((skill) => ({ ...skill, quote: null })), years, degree },
    people,
  }
}

function personOf(row: RankingAnswer['rows'][number], { candidate, contexts }: EvidenceAnswer): ExamplePerson {
  const [{ 'Resume Data': data, Analysis: analysis }] = candidate.matchingResult
  return {
    id: row.filename.replace('.pdf', ''),
    name: row.name ?? row.filename,
    title: data.designation[0] ?? '',
    components: row.components,
    requirements: analysis.requirements
      .filter(({ component }) => component !== 'duties')
      .map(({ id, label, state, score, summary, evidence: [quote] }) => {
        const context = quote && contexts[`${quote.start}-${quote.end}`]
        const { role } = context ?? {}
        return {
          id,
          label,
          state,
          score,
          summary,
          quote: quote
            ? {
                before: context?.before ?? '',
                words: quote.quote,
                after: context?.after ?? '',
                role: [role?.title, role?.company].filter(Boolean).join(', '),
              }
            : null,
        }
      }),
  }
}

if (import.meta.main) {
  const file = new URL('../../../web/islands/example/example.json', import.meta.url).pathname
  await Bun.write(file, `${JSON.stringify(await makeExample(), null, 2)}\n`)
  process.stdout.write(`Written: ${file}\n`)
}
