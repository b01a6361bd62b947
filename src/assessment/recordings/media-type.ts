import type { Recording } from '../recordings-ports.ts'

type VideoType = Recording['type']

/** What a Content-Type says, without its parameters; null for anything that is not taken. */
export function videoTypeOf(contentType: string | null): VideoType | null {
  const type = (contentType ?? '').split(';')[0]!.trim().toLowerCase()
  return type === 'video/webm' || type === 'video/mp4' ? type : null
}

/** What the first bytes of a file say it is; null for anything that is no video of these kinds. */
export function videoTypeIn(head: Uint8Array): VideoType | null {
  const has = (at: number, ...bytes: number[]) => bytes.every((byte, index) => head[at + index] === byte)
  if (has(0, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm'
  return has(4, 0x66, 0x74, 0x79, 0x70) ? 'video/mp4' : null
}

export const endingOf = (type: VideoType) => (type === 'video/webm' ? 'webm' : 'mp4')
