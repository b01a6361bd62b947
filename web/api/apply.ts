import { at } from '../address.ts'
import { type CallResult, createApi } from './client.ts'
import { withWork } from './with-work.ts'

interface Sending {
  /** Names this attempt: however often it is sent, it counts once. */
  key: string
  /** From 0 to 1, as the file leaves this device. */
  onProgress: (share: number) => void
}

/** Sends an application. Never throws; a lost connection is a failure with status 0. */
export const sendApplication = (
  jobId: string,
  body: FormData,
  { key, onProgress }: Sending,
): Promise<CallResult<{ message: string }>> =>
  withWork((proof) =>
    createApi((path) => sendWithProgress(path, body, { key, onProgress, proof }))('POST /public/apply/:id', {
      params: { id: jobId },
      body,
    }),
  )

/** `fetch` cannot tell how much of a file has left. */
const sendWithProgress = (
  path: string,
  body: FormData,
  { key, onProgress, proof }: Sending & { proof: Record<string, string> },
) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', at(path))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('idempotency-key', key)
    for (const [name, value] of Object.entries(proof)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    for (const kind of ['error', 'abort', 'timeout']) request.addEventListener(kind, () => reject(new Error(kind)))
    request.send(body)
  })
