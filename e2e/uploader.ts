import { createHash } from 'node:crypto'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import type { ServerProcess } from '#src/commands/server-process.ts'

/** A file as a recruiter has it. */
export interface Paper {
  filename: string
  bytes: Uint8Array
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Resumes of as many different invented people. `batch` makes them different from those of other batches. */
export const papers = (count: number, batch: string): Promise<Paper[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, number) => ({
      filename: `${batch}-${String(number).padStart(3, '0')}.pdf`,
      bytes: await aResume({
        name: `${letters(batch)} ${letters(String(number))}son`,
        email: `${batch}.${number}@example.com`,
        phone: `+1 415 ${String(200 + (number % 700))} ${String(1000 + [...batch].reduce((sum, sign) => sum * 7 + sign.charCodeAt(0), 0)).slice(-4)}`,
        more: [`Led project ${batch} ${number} from the first draft to its delivery.`],
      }),
    })),
  )

/** Names have no digits. */
const letters = (text: string) => {
  const word = [...text].map((sign) => (/\d/.test(sign) ? 'bcdfghklmn'[Number(sign)] : sign)).join('a')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const jobDescription = aJobDescription()

/** A recruiter's program: uploads, and listens to what the server says about it. */
export interface Uploader {
  /** Resolves to the answer; rejects when the server dies. */
  submit(papers: Paper[]): Promise<Answer>
  /** Every frame about an upload, oldest first. */
  readonly frames: { filename: string; state: string }[]
  /** Calls back at each frame about an upload. */
  onFrame(listener: (count: number) => void): void
  /** The bytes of a candidate's resume, by the way a person gets them. */
  download(resumeId: string): Promise<Uint8Array>
  /** All candidates of the workspace by the name of their file. */
  candidates(): Promise<Map<string, { resumeId: string; percentage: number }>>
  close(): void
}

export interface Answer {
  status: number
  results: { resumeId: { _id: string; filename: string } }[]
  rejected: { filename: string; code: string }[]
}

interface Listed {
  resumeId: { _id: string; filename: string }
  matchingResult: [{ 'Resume Data': { 'Matching Percentage': number } }]
}

export async function anUploader({ address }: ServerProcess, cookie: string): Promise<Uploader> {
  const frames: Uploader['frames'] = []
  let listener: (count: number) => void = () => {}
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie, origin: address } } as never)
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(String(data))
    if (frame.event !== 'uploadProgress') return
    frames.push(frame.data)
    listener(frames.length)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('No live updates.'))
  })
  const get = (path: string) => fetch(address + path, { headers: { cookie } })
  return {
    frames,
    onFrame(call) {
      listener = call
    },
    async submit(papers) {
      const form = new FormData()
      form.set('job_description', new File([(await jobDescription) as BlobPart], 'job.pdf'))
      for (const { filename, bytes } of papers) form.append('resumes', new File([bytes as BlobPart], filename))
      const response = await fetch(`${address}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
      return { ...((await response.json()) as Answer), status: response.status }
    },
    async download(resumeId) {
      const { url } = (await (await get(`/api/resumes/${resumeId}`)).json()) as { url: string }
      return (await get(url)).bytes()
    },
    async candidates() {
      const response = await get('/api/candidate-filtering?limit=1000')
      const list = (await response.json()) as Listed[]
      return new Map(
        list.map(({ resumeId, matchingResult: [match] }) => [
          resumeId.filename,
          { resumeId: resumeId._id, percentage: match['Resume Data']['Matching Percentage'] },
        ]),
      )
    },
    close: () => socket.close(),
  }
}
