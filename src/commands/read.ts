import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { extractResumeFacts } from '#src/matching/reading/resume-facts.ts'
import { resumeFields } from '#src/matching/reading/resume-fields.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'

/** What the command line prints for one file; years as a number, null for what the document does not say. */
const recordOf = async (file: string, today: string) => {
  try {
    const bytes = await readFile(file)
    const document = await readDocument(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      allowText: file.toLowerCase().endsWith('.txt'),
    })
    const fields = resumeFields(extractResumeFacts(document), today)
    return {
      file,
      name: fields.name,
      email: fields.email,
      mobile_number: fields.mobileNumber,
      designation: fields.designation,
      degree: fields.degree,
      skills: fields.skills,
      company_names: fields.companyNames,
      total_experience: fields.totalExperience,
    }
  } catch (error) {
    if (error instanceof UnreadableDocument) return { file, error: error.message, code: error.code }
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { file, error: 'There is no such file.', code: 'NOT_FOUND' }
    return { file, error: 'This file cannot be read.', code: 'DAMAGED' }
  }
}

const { values, positionals } = parseArgs({ options: { today: { type: 'string' } }, allowPositionals: true })
const today = values.today ?? new Date().toISOString().slice(0, 10)
if (positionals.length === 0 || !/^\d{4}-\d{2}-\d{2}$/.test(today)) {
  console.error('Usage: bun run read [--today YYYY-MM-DD] RESUME…')
  process.exit(2)
}
for (const file of positionals) console.log(JSON.stringify(await recordOf(file, today)))
