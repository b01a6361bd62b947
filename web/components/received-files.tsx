import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { at } from '../address.ts'
import type { CallResult } from '../api/client.ts'
import { Notice } from './notice.tsx'

interface ReceivedFilesProps {
  files: { _id: string; filename: string; size: number }[]
  left: { filename: string; why: 'type' | 'size' | 'count' | 'empty' | 'virus' }[]
  linkTo(file: string): Promise<CallResult<{ url: string }>>
}

const reasons: Record<ReceivedFilesProps['left'][number]['why'], string> = {
  type: 'not a PDF or Word document',
  size: 'too large',
  count: 'too many files',
  empty: 'empty',
  virus: 'refused by the virus scanner',
}

/** Files of a mail: documents can be opened, and what was not kept is named. */
export const ReceivedFiles = ({ files, left, linkTo }: ReceivedFilesProps) => {
  const [failed, setFailed] = useState(false)
  const open = async (file: string) => {
    const answer = await linkTo(file)
    setFailed(!answer.ok)
    if (answer.ok) location.assign(at(answer.data.url))
  }
  return (
    <>
      {files.map(({ _id, filename }) => (
        <p key={_id}>
          <Button size="1" variant="soft" color="gray" onClick={() => void open(_id)}>
            Download {filename}
          </Button>
        </p>
      ))}
      {failed && (
        <Notice tone="error" announce>
          The file could not be opened. Try again.
        </Notice>
      )}
      {left.length > 0 && (
        <p className="small muted">Not kept: {left.map(({ filename, why }) => `${filename} (${reasons[why]})`).join(', ')}</p>
      )}
    </>
  )
}
