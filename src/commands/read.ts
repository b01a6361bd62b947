import { resumeFields } from '#src/matching/reading/resume-fields.ts'
import { commandLine, extractedFrom, withReader } from './reader.ts'

const { values, resumes } = commandLine('Usage: bun run read [--today YYYY-MM-DD] RESUME…', {})

await withReader(async (reader) => {
  // two reading processes work side by side; the lines still come in the order of the files
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
      }),
    )
  }
})
