import { writeFileSync } from 'node:fs'
import { aPdf, aResume } from '#adapters/test-documents.ts'
import { aRecruiter, openBrowser, recruiter, signIn, startServer } from './actors.ts'
import { job } from './papers.ts'

const out = '/tmp/tools-shots'
const script = `${out}/answers.json`
const dates = '2014. június – 2018. március'
writeFileSync(script, JSON.stringify([
  { match: 'You read one resume', answer: { skills: [], positions: [{ title: 'Night Keeper', employer: 'Blue Valley Lines', dates }], degrees: [{ quote: 'Lic. of Wheel Making and Wagons' }] } },
  { match: 'You read one job description', answer: { skills: [] } },
]))
const server = await startServer({ LANGUAGE_MODEL: 'scripted', SCRIPTED_ANSWERS: script })
const browser = await openBrowser()
try {
  const person = await aRecruiter(browser, server, recruiter('Maren Holt'))
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  await signIn(context, server, person)
  const paper = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  const papers = [
    paper('mira.pdf', await aResume({ more: ['', '# Interests', 'Rowing'] })),
    paper('night.pdf', await aPdf(['# Noor Aaltonen', 'noor@example.com', '', '# Experience', 'Night Keeper, Blue Valley Lines', dates, '- Watched over the sleeping cars', '', '# Education', 'Lic. of Wheel Making and Wagons', '', '# Skills', 'Python, PostgreSQL, Docker'])),
    paper('fresh.pdf', await aPdf(['# Ines Carvalho', 'ines@example.com', '', '# Education', 'Bachelor of Science in Computer Science, 2024', '', '# Skills', 'Python, SQL, Docker'])),
    paper('indonesian.pdf', await aPdf(['# Putri Wulandari', 'putri@example.com', '', 'Memimpin tim yang terdiri dari lima insinyur dan mempersingkat waktu rilis dari dua minggu', 'menjadi satu hari. Merancang dan memelihara layanan penagihan untuk pelanggan perusahaan di seluruh', 'wilayah. Melatih karyawan baru serta bertanggung jawab atas anggaran tahunan dan hubungan dengan para', 'pemasok. Mengganti program lama dan mengolah data pengukuran di semua pabrik.', '', 'Memimpin tim yang terdiri dari lima insinyur dan mempersingkat waktu rilis dari dua minggu', 'menjadi satu hari. Merancang dan memelihara layanan penagihan untuk pelanggan perusahaan di seluruh', 'wilayah. Melatih karyawan baru serta bertanggung jawab atas anggaran tahunan dan hubungan dengan para'])),
    paper('undated.pdf', await aPdf(['# Greta Lund', 'greta@example.com', '', '# Experience', 'Backend Developer, Contoso Ltd', '- Built services in Python', 'Data Engineer, Fabrikam Inc', '- Built pipelines', '', '# Education', 'Bachelor of Science in Physics, 2011', '', '# Skills', 'Python, PostgreSQL'])),
  ]
  const form = new FormData()
  const posting = await job()
  form.append('job_description_title', 'Backend Engineer')
  form.append('job_description', new File([posting.buffer], posting.name, { type: posting.mimeType }))
  for (const p of papers) form.append('resumes', new File([p.buffer], p.name, { type: p.mimeType }))
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await (await fetch(`${server.url}/api/submit`, { method: 'POST', body: form, headers: { cookie: cookies, origin: server.url } })).json()
  console.log(JSON.stringify(answer.rejected), answer.results.map((r: any) => [r.resumeId.filename, r.matchingResult[0]['Resume Data'].total_experience, r.matchingResult[0].Analysis.reading?.confidence, r.matchingResult[0].Analysis.reading?.notUnderstood.map((x: any) => x.kind)]))
  await Bun.sleep(4000)
  const page = await context.newPage()
  const jobId = answer.results[0].jobDescriptionId._id
  const idOf = (file: string) => answer.results.find((r: any) => r.resumeId.filename === file)._id
  const shots: [string, string, (() => Promise<void>)?][] = [
    ['ranking', `/dashboard/job-descriptions/${jobId}`],
    ['list', '/dashboard/candidates'],
    ['night', `/dashboard/candidates/${idOf('night.pdf')}`],
    ['fresh', `/dashboard/candidates/${idOf('fresh.pdf')}`],
    ['indonesian', `/dashboard/candidates/${idOf('indonesian.pdf')}`],
    ['undated', `/dashboard/candidates/${idOf('undated.pdf')}`],
    ['response', '/dashboard/response'],
  ]
  for (const [theme, width] of [['light', 1280], ['dark', 1280], ['light', 390]] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: width === 390 ? 844 : 860 })
    for (const [name, path] of shots) {
      await page.goto(server.url + path)
      await page.waitForLoadState('networkidle')
      if (theme === 'dark') await page.evaluate(() => document.documentElement.classList.add('dark'))
      if (['night', 'fresh', 'indonesian', 'undated'].includes(name)) {
        await page.getByRole('tab', { name: /What was read/ }).click()
        await page.waitForTimeout(300)
      }
      await page.screenshot({ path: `${out}/${name}-${theme}-${width}.png`, fullPage: width === 390 })
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
