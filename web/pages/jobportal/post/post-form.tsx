import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fieldError } from '../../../api/hiring.ts'
import type { JobTemplate } from '../../../api/jobportal.ts'
import { closeRefusal } from '../../../components/refusal-note.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { DetailsStep } from './details-step.tsx'
import { formOf, isReady, type JobForm } from './job-form.ts'
import type { Posting, Purpose } from './load-posting.ts'
import { DraftNote, FilledInNote, UnverifiedNote } from './post-notes.tsx'
import { usePostingDesk } from './posting-desk.ts'
import { PreviewCard } from './preview-card.tsx'
import { PreviewStep } from './preview-step.tsx'
import { Stepper } from './stepper.tsx'
import { useEmployer } from './use-employer.ts'
import { useJobDraft } from './use-job-draft.ts'
import { usePosting } from './use-posting.ts'

interface PostFormProps {
  purpose: Purpose
  posting: Posting
}

const draftKey = (companyId: string, purpose: Purpose) =>
  `job-draft:${companyId}:${purpose.kind === 'edit' ? purpose.jobId : purpose.copied ? `copy-of-${purpose.copied}` : 'new'}`

export const PostForm = ({ purpose, posting: given }: PostFormProps) => {
  const { user, titles, job, start } = given
  const draft = useJobDraft(draftKey(user._id, purpose), start)
  const { form, change, file } = draft
  const [filledIn, setFilledIn] = useState<{ name: string; before: JobForm } | null>(null)
  const presentFile = draft.keepsFile ? (job?.jobDescriptionFile ?? null) : null
  const desk = usePostingDesk()
  const needsCompany = !desk.isCompany && user.companyName === ''
  const posting = usePosting({ purpose, form, file, keepsFile: presentFile !== null, forget: draft.forget })
  const { step, goTo, place } = useStep(isReady(form, needsCompany), posting.forgetRefusal)
  const titleError = fieldError(posting.failure, 'title')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, to where it can be mended
  useEffect(() => {
    if (titleError !== null) goTo(1)
  }, [titleError])
  const templates = useLazyComponent(async () => (await import('./template-dialog.tsx')).TemplateDialog)
  const saving = useLazyComponent(async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog)
  const [dialog, setDialog] = useState<'templates' | 'saving' | null>(null)
  const navigate = useNavigate()

  const handleTemplate = ({ name, fields }: JobTemplate) => {
    setDialog(null)
    setFilledIn({ name, before: form })
    draft.setForm(formOf(fields, form))
  }
  const handleDiscard = () => {
    draft.discard()
    setFilledIn(null)
    if (step === 2) goTo(1)
    // The button goes with the note.
    else place.current?.querySelector<HTMLElement>('.posting .input')?.focus()
  }
  const postedAt = purpose.kind === 'edit' ? job?.createdAt : null
  const preview = { form, posting: given, employer: useEmployer(given.companyId), postedAt, fileName: file?.name ?? presentFile }
  return (
    <div ref={place} className="stack gap-5">
      <Stepper step={step} />
      {user.unverifiedReason && <UnverifiedNote reason={posting.refusal ?? user.unverifiedReason} />}
      {draft.resumed && <DraftNote resumed={draft.resumed} hasFile={file !== null} onDiscard={handleDiscard} />}
      {step === 1 ? (
        <div className="posting split">
          <div className="stack gap-5">
            {desk.isCompany && (
              <FilledInNote
                filledIn={filledIn?.name ?? null}
                onOpen={async () => (await templates.load()) && setDialog('templates')}
                onUndo={() => {
                  if (filledIn) draft.setForm(filledIn.before)
                  setFilledIn(null)
                }}
              />
            )}
            <DetailsStep
              form={form}
              onChange={(part) => {
                if (part.title !== undefined) posting.takeBack()
                change(part)
              }}
              titles={titles}
              titleError={titleError}
              ownCompany={user.companyName}
              needsCompany={needsCompany}
              today={new Date().toISOString().slice(0, 10)}
              file={file}
              presentFile={presentFile}
              onFile={draft.setFile}
              onRemovePresent={() => draft.setKeepsFile(false)}
              onContinue={() => goTo(2)}
              isKept={draft.isKept}
              onSaveTemplate={desk.isCompany ? async () => void ((await saving.load()) && setDialog('saving')) : null}
            />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard must reach it */}
          <aside className="posting-side stack sticky gap-2 scroll-y narrow-hidden" aria-label="Live preview" tabIndex={0}>
            <p className="small muted">Live preview</p>
            <PreviewCard {...preview} level={3} />
          </aside>
        </div>
      ) : (
        <PreviewStep posting={posting} isEdit={purpose.kind === 'edit'} onBack={() => goTo(1)}>
          <PreviewCard {...preview} />
        </PreviewStep>
      )}
      {dialog === 'templates' && templates.part && <templates.part onChoose={handleTemplate} onClose={() => setDialog(null)} />}
      {dialog === 'saving' && saving.part && <saving.part form={form} onClose={() => setDialog(null)} />}
      {posting.posted && (
        <posting.posted.Dialog jobId={posting.posted.jobId} title={form.title} onClose={() => navigate(desk.home)} />
      )}
    </div>
  )
}

/** The step is part of the address, so that the browser's Back leads from the preview to the form. What was refused in one is over in the other. */
const useStep = (canPreview: boolean, forgetRefusal: () => void) => {
  const search = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const step = search.get('step') === 'preview' && canPreview ? 2 : 1
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    closeRefusal()
    forgetRefusal()
    window.scrollTo(0, 0)
    const find = (target: string) => place.current?.querySelector<HTMLElement>(target)
    const first = step === 1 ? (find('.posting [aria-invalid]') ?? find('.posting .input')) : find('.post-actions button')
    first?.focus({ preventScroll: true })
  }, [step, forgetRefusal])
  const goTo = (next: 1 | 2) => {
    if (next === 2) search.set('step', 'preview')
    else search.delete('step')
    navigate(`?${search}`)
  }
  return { step, goTo, place } as const
}
