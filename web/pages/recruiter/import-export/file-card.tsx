import { maximumArchiveBytes, maximumImportBytes, maximumImportFiles, maximumImportRows } from '#src/import-export/constants.ts'
import { FileIcon } from '../../../components/icons.tsx'
import { sizeInWords } from '../../../state/upload.ts'
import { DropArea } from '../upload/drop-area.tsx'
import { RemoveButton } from '../upload/resume-row.tsx'

interface FileCardProps {
  files: readonly File[]
  disabled: boolean
  /** What is wrong with the choice itself. */
  complaint: string | null
  onChoose: (files: File[]) => void
  onRemove: () => void
}

/** Why these files cannot even be sent; null when they can. */
export const complaintAbout = (files: readonly File[]): string | null => {
  const isArchive = ({ name }: File) => /\.(?:zip|bak)$/i.test(name)
  if (files.some((file) => file.size > (isArchive(file) ? maximumArchiveBytes : maximumImportBytes)))
    return files.some(isArchive) ? 'A ZIP should be less than 100MB' : 'File size should be less than 25MB'
  if (files.length > maximumImportFiles) return `At most ${maximumImportFiles} JSON Resume files at once`
  if (files.some(({ name }) => !/\.(?:csv|tsv|txt|jsonl?|ndjson|zip|bak|sql)$/i.test(name)))
    return 'Choose a table (.csv), JSON Resume files (.json) or an export of another system (.csv, .json, .zip). From a spreadsheet, save the sheet as CSV (UTF-8) first.'
  if (files.length > 1 && files.some(({ name }) => !/\.json$/i.test(name)))
    return 'Choose one table, or several JSON Resume files (.json)'
  return null
}

export const FileCard = ({ files, disabled, complaint, onChoose, onRemove }: FileCardProps) => {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  return (
    <section className="panel upload-card stack narrow-p-4" aria-labelledby="people-heading">
      <header className="row row-between min-h-7">
        <h2 id="people-heading">People</h2>
      </header>
      {files.length > 0 ? (
        <ul className="bare scroll-y outlined rounded-3 max-h-24" aria-label="Chosen files">
          <li className="file-row">
            <FileIcon />
            <div className="flex flex-1 flex-wrap items-baseline gap-0-3 min-w-0">
              <span className="file-name break-anywhere medium">
                {files.length === 1 ? files[0]!.name : `${files.length} JSON Resume files`}
              </span>
              <span className="small muted numeric">{sizeInWords(size)}</span>
            </div>
            {!disabled && <RemoveButton name={files.length === 1 ? files[0]!.name : 'these files'} onRemove={onRemove} />}
          </li>
        </ul>
      ) : (
        <DropArea
          label="Table or JSON Resume files"
          buttonText="Choose a file"
          hint={`One CSV with up to ${maximumImportRows.toLocaleString('en')} rows, JSON Resume files, or an export of Greenhouse, Lever, Workable or OpenCATS (CSV, JSON, ZIP). Up to 25 MB, a ZIP up to 100 MB.`}
          types={['csv', 'tsv', 'txt', 'json', 'jsonl', 'zip', 'bak', 'sql']}
          multiple
          disabled={disabled}
          compact={false}
          onFiles={onChoose}
        />
      )}
      {complaint && (
        <p className="field-error" role="alert">
          {complaint}
        </p>
      )}
    </section>
  )
}
