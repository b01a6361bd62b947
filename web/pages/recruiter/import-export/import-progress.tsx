import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { systemNames } from '#src/import-export/constants.ts'
import type { ImportRecord } from '../../../api/import-export.ts'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { FieldReport } from './field-report.tsx'
import { UndoImport } from './undo-import.tsx'

interface ImportProgressProps {
  record: ImportRecord
  onAnother: () => void
}

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`)

/** An import under way, or what it came to. */
export const ImportProgress = ({ record, onAnother }: ImportProgressProps) => {
  const { filename, total, ranked, duplicates, rejected, refused, finished, system, told, fields, jobDescriptionId: job } = record
  const done = ranked + duplicates + rejected.length
  if (!finished)
    return (
      <section
        className="panel sending flex flex-col gap-2 pad-wide rounded-4 surface-accent-light"
        aria-labelledby="importing-heading"
      >
        <h2 id="importing-heading">Importing {filename}</h2>
        <ProgressBar label="Rows ranked" value={done} max={total} />
        <p className="muted numeric" role="status">
          {done.toLocaleString('en')} of {total.toLocaleString('en')} are ranked. Every row is stored: you can leave this page.
        </p>
      </section>
    )
  return (
    <div className="stack gap-5">
      <Notice tone="success" announce>
        <strong>
          {people(ranked)} from {filename} {ranked === 1 ? 'is' : 'are'} new here{job && ` and ranked against “${job.title}”`}.
        </strong>
        {duplicates > 0 && <p>{people(duplicates)} were already here: ranked without using your quota.</p>}
        {told > 0 && (
          <p>
            Notes, tags and what happened in {system ? systemNames[system] : 'the other system'} stand with {people(told)}. No
            mail was sent.{' '}
            <Link to="/dashboard/candidates?notice=Not+told+within+30+days">People who never applied to you must be told</Link>{' '}
            within 30 days that you keep their data.
          </p>
        )}
        {refused > 0 && <p>{refused === 1 ? '1 row was' : `${refused.toLocaleString('en')} rows were`} refused.</p>}
      </Notice>
      {rejected.length > 0 && (
        <Notice tone="warning">
          <strong>These could not be read:</strong>
          <ul>
            {rejected.slice(0, 50).map(({ place, error }) => (
              <li key={place}>
                {place}: {error}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="row gap-2">
        {job && (
          <Button asChild>
            <Link to={`/dashboard/job-descriptions/${job._id}`}>See the ranking</Link>
          </Button>
        )}
        <Button variant="soft" color="gray" onClick={onAnother}>
          Import more
        </Button>
      </div>
      {system && <UndoImport record={record} />}
      {fields.length > 0 && <FieldReport fields={fields} filename={filename} />}
    </div>
  )
}
