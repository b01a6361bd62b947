import { parseArgs } from 'node:util'
import { resumeFields } from '#src/matching/reading/resume-fields.ts'
import { stop } from './prepare.ts'
import { extractedFrom, isDay, today, withReader } from './reader.ts'

const usage = 'Usage: bun run read [--today YYYY-MM-DD] RESUME…'

const { values, positionals: resumes } = parseArgs({
  options: { today: { type: 'string', default: today() } },
  allowPositionals: true,
})
const { today: day } = values
if (resumes.length === 0 || !isDay(day)) stop(usage)

await withReader(async (reader) => {
  // two reading processes work side by side; the lines still come in the order of the files
  const reading = resumes.map((file) => extractedFrom(file, reader.resume))
  for (const pending of reading) {
    const each = await pending
    if ('error' in each) {
      console.log(JSON.stringify(each))
      continue
    }
    const fields = resumeFields(each.value.facts, day)
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
      }),
    )
  }
})
