import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { mostSections } from '#src/job-descriptions/constants.ts'
import type { Composition, Section, ShelfAnswer } from '../../../api/library.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { TextField } from '../../../components/field.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'
import { Notice } from '../../../components/notice.tsx'
import { dayOf } from '../../../dates.ts'
import { useUser } from '../../../state/user.ts'
import { ConcernList } from './concern-list.tsx'
import { Preview } from './preview.tsx'
import { ReadingView } from './reading-view.tsx'
import { SaveFailure } from './save-failure.tsx'
import { SectionField } from './section-field.tsx'
import { moved, openPlaces, reworded } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useReading } from './use-reading.ts'
import { useSave } from './use-save.ts'

interface EditorProps {
  draftKey: string
  start: Composition
  /** The version that is edited; null for a new text. */
  written: ShelfAnswer | null
}

export const Editor = ({ draftKey, start: given, written }: EditorProps) => {
  // What the page loads anew must not take the ground from under somebody who writes.
  const [start] = useState(given)
  const { composition, setComposition, resumedFrom, isKept, forget, startOver } = useDraft(draftKey, start)
  const reading = useReading(composition)
  const { save, keepMine, saving, failure, problemAt } = useSave(composition, written, forget)
  const [asking, setAsking] = useState<'open places' | 'start over' | null>(null)
  const { title, sections } = composition
  const open = openPlaces(composition)
  const concerns = reading.answer?.concerns ?? []

  const setSections = (change: (before: Section[]) => Section[]) =>
    setComposition((before) => ({ ...before, sections: change(before.sections) }))
  const handleReword = (field: string, quote: string, words: string) =>
    setComposition((before) => reworded(before, field, quote, words))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // What the server would refuse comes first.
    if (open.length > 0 && title.trim()) setAsking('open places')
    else save()
  }
  return (
    <div className="editor split">
      <form className="stack gap-5" onSubmit={handleSubmit} aria-label="Job description" noValidate>
        {resumedFrom && (
          <Notice>
            <p>This is your draft of {dayOf(resumedFrom)}, kept in this browser.</p>
            <Button type="button" variant="soft" color="gray" size="1" onClick={() => setAsking('start over')}>
              Start over
            </Button>
          </Notice>
        )}
        <div className="panel stack gap-3">
          <TextField
            label="Title"
            value={title}
            autoComplete="off"
            error={problemAt('title')}
            onChange={({ target }) => setComposition((before) => ({ ...before, title: target.value }))}
          />
          <ConcernList field="title" concerns={concerns} composition={composition} onReword={handleReword} />
        </div>
        {sections.map((section, index) => (
          <SectionField
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name, and all their state is in the draft
            key={index}
            index={index}
            count={sections.length}
            section={section}
            problemAt={problemAt}
            onChange={(next) => setSections((before) => before.with(index, next))}
            onMove={(by) => setSections((before) => moved(before, index, by))}
            onRemove={() => setSections((before) => before.toSpliced(index, 1))}
          >
            <ConcernList
              field={`sections.${index}.heading`}
              concerns={concerns}
              composition={composition}
              onReword={handleReword}
            />
            <ConcernList field={`sections.${index}.text`} concerns={concerns} composition={composition} onReword={handleReword} />
          </SectionField>
        ))}
        {problemAt('sections') && (
          <p className="field-error" role="alert">
            {problemAt('sections')}
          </p>
        )}
        <div className="row">
          <Button
            type="button"
            variant="soft"
            color="gray"
            disabled={sections.length >= mostSections}
            onClick={() => setSections((before) => [...before, { heading: '', text: '' }])}
          >
            Add a section
          </Button>
        </div>
        <FormFooter
          refusal={failure && <SaveFailure failure={failure} saving={saving} onKeepMine={keepMine} />}
          className="save-bar flex flex-wrap items-center justify-between gap-3 narrow-static"
        >
          <p className="small muted">
            <Remaining /> {isKept && 'The draft is kept in this browser until you save.'}
          </p>
          <Button type="submit" size="3" disabled={saving}>
            {saving ? 'Saving...' : written ? `Save version ${written.latestVersion + 1}` : 'Save job description'}
          </Button>
        </FormFooter>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so the keyboard has to reach it */}
      <section className="editor-side scroll-y stack gap-5 sticky narrow-static" aria-label="Reading and preview" tabIndex={0}>
        <ReadingView reading={reading} />
        <Preview composition={composition} />
      </section>
      <ConfirmDialog
        open={asking === 'open places'}
        title={open.length === 1 ? 'One placeholder is still open' : `${open.length} places are still open`}
        confirmText="Save as it is"
        cancelText="Fill them in"
        onConfirm={() => {
          setAsking(null)
          save()
        }}
        onClose={() => setAsking(null)}
      >
        Candidates would read {[...new Set(open)].slice(0, 4).join(', ')}
        {new Set(open).size > 4 && ' and more'}.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'start over'}
        title="Discard the draft?"
        confirmText="Start over"
        cancelText="Keep it"
        destructive
        onConfirm={() => {
          setAsking(null)
          startOver()
        }}
        onClose={() => setAsking(null)}
      >
        {written ? `The text goes back to version ${written.jobDescription.version}.` : 'The text starts over.'} This action
        cannot be undone.
      </ConfirmDialog>
    </div>
  )
}

/** What the plan still allows, where it has a limit. */
const Remaining = () => {
  const user = useUser()
  const limit = user && !user.isUnlimited && !user.isAdmin ? user.subscription.limits?.jdUploads : null
  if (!user || typeof limit !== 'number') return null
  const left = Math.max(0, limit - user.usage.jdUploads)
  return <>{left === 1 ? '1 job description upload left.' : `${left} job description uploads left.`}</>
}
