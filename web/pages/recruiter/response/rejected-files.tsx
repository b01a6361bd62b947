import type { SubmissionAnswer } from '../../../api/matching.ts'
import { FileIcon } from '../../../components/icons.tsx'

export const RejectedFiles = ({ rejected }: Pick<SubmissionAnswer, 'rejected'>) => {
  if (rejected.length === 0) return null
  return (
    <section className="panel rejected stack gap-3" aria-labelledby="rejected-heading">
      <h2 id="rejected-heading">
        {rejected.length === 1 ? '1 file was not ranked' : `${rejected.length} files were not ranked`}
      </h2>
      <ul className="bare">
        {rejected.map(({ filename, error }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files can have one name, and the list never changes its order
          <li className="flex gap-3 py-3 break-anywhere line-top" key={`${filename}-${index}`}>
            <span className="rejected-mark flex-none text-warning">
              <FileIcon />
            </span>
            <div>
              <p className="strong">{filename}</p>
              <p className="muted">{error}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
