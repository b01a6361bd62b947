import { readingView } from '#src/matching/reading-words.ts'
import { pooledReader } from '#src/reading-worker/pooled-reader.ts'
import { resumeFields } from '#src/resume-engine/parsing/resume-fields.ts'
import { commandLine, extractedFrom, withPool } from './reader.ts'

const { values, resumes } = commandLine('Usage: bun run read [--today YYYY-MM-DD] [--explain] RESUME…', {
  explain: { type: 'boolean' },
})

await withPool(async (pool) => {
  const reader = pooledReader(pool)
  // two reading processes work side by side; the lines still come in the order of the files
  if (values.explain) {
    const explaining = resumes.map((file) =>
      extractedFrom(file, (path) => pool.run<{ lines: string[] }>('explanation', path).then(({ lines }) => lines)),
    )
    for (const pending of explaining) {
      const each = await pending
      console.log(
        ['error' in each ? `${each.file}: ${each.error}` : each.file, ...('value' in each ? each.value : [])].join('\n'),
      )
    }
    return
  }
  const reading = resumes.map((file) => extractedFrom(file, reader.resume))
  for (const pending of reading) {
    const each = await pending
    if ('error' in each) {
      console.log(JSON.stringify(each))
      continue
    }
    const fields = resumeFields(each.value.facts, values.today)
    console.log(
      JSON.stringify({
        file: each.file,
        name: fields.name,
        email: fields.email,
        mobile_number: fields.mobileNumber,
        designation: fields.designation,
        degree: fields.degree,
        skills: fields.skills,
        company_names: fields.companyNames,
        total_experience: fields.totalExperience,
        reading: readingView(each.value.facts),
      }),
    )
  }
})
