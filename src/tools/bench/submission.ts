/** A prepared upload: the files are in memory, so that only the server's work is timed. */
export async function submission(jobDescription: string, resumes: string[]): Promise<FormData> {
  const form = new FormData()
  const pdf = async (path: string) =>
    new File([await Bun.file(path).bytes()], path.split('/').at(-1)!, { type: 'application/pdf' })
  form.set('job_description', await pdf(jobDescription))
  for (const path of resumes) form.append('resumes', await pdf(path))
  return form
}

/** Uploads and resolves to the milliseconds until the whole answer was there. Rejects unless every file was ranked or refused by name. */
export async function submit(address: string, cookie: string, form: FormData): Promise<number> {
  const files = form.getAll('resumes').length
  const started = performance.now()
  const response = await fetch(`${address}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  const text = await response.text()
  const ms = performance.now() - started
  if (!response.ok) throw new Error(`/api/submit answered ${response.status}: ${text.slice(0, 300)}`)
  const answer = JSON.parse(text) as { results: unknown[]; rejected: { error: string }[]; duplicateCount: number }
  if (answer.results.length + answer.rejected.length !== files || answer.duplicateCount > 0)
    throw new Error(
      `Of ${files} resumes ${answer.results.length} were ranked, ${answer.rejected.length} refused, ${answer.duplicateCount} duplicates.`,
    )
  return ms
}

/** Milliseconds that `pdftotext` takes for the files, as many at a time as told. */
export const pdftotext = async (files: string[], atATime: number) => (await pdftotextTimes(files, atATime)).ms

/** The same with the seconds of processor time that went into it. */
export async function pdftotextTimes(files: string[], atATime: number): Promise<{ ms: number; cpuSeconds: number }> {
  const started = performance.now()
  const child = Bun.spawn(['xargs', `-P${atATime}`, '-I{}', 'pdftotext', '{}', '/dev/null'], {
    stdin: new Blob([`${files.join('\n')}\n`]),
    stdout: 'ignore',
    stderr: 'ignore',
  })
  await child.exited
  const ms = performance.now() - started
  return { ms, cpuSeconds: Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1e6 }
}

/** Milliseconds of one `pdftotext` process. */
export async function onePdftotext(file: string): Promise<number> {
  const started = performance.now()
  await Bun.spawn(['pdftotext', file, '/dev/null'], { stdout: 'ignore', stderr: 'ignore' }).exited
  return performance.now() - started
}
