import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { maximumPageText } from '#src/admin/constants.ts'
import type { SiteContentRecord, SiteRecord } from '#src/admin/views.ts'
import { said } from '../../../api/client.ts'
import { saveSiteContent } from '../../../api/instance.ts'
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'
import { dayOf } from '../../../dates.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { defaultContent, type SiteContent } from './default-content.ts'
import { FooterEditor } from './footer-editor.tsx'
import { TextPreview } from './text-preview.tsx'

const textHint = '“## ” starts a heading, “- ” a list item, and an empty line a new paragraph. HTML is shown as typed.'

/** What differs from the texts of the program: only that is stored, so that better texts of a newer version reach everybody else. */
const changesTo = (defaults: SiteContent, texts: SiteContent): SiteContentRecord =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name as keyof SiteContent]),
    ),
  )

export const SiteForm = ({ given }: { given: SiteRecord }) => {
  const [defaults] = useState(defaultContent)
  const [texts, setTexts] = useState<SiteContent>({ ...defaults, ...given.content })
  const [saved, setSaved] = useState(given)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ field: string; sentence: string } | null>(null)
  const showToast = useShowToast()

  const set = (change: Partial<SiteContent>) => setTexts({ ...texts, ...change })
  const problemOf = (field: keyof SiteContent) => (problem?.field === field ? problem.sentence : null)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const answer = await saveSiteContent(changesTo(defaults, texts), saved.revision)
    setBusy(false)
    if (!answer.ok) {
      const sentence = said(answer.failure, 'Failed to save the site texts')
      return setProblem({ field: fieldOf(sentence), sentence })
    }
    setSaved(answer.data)
    setTexts({ ...defaults, ...answer.data.content })
    showToast('success', 'Site texts saved')
  }

  return (
    <form className="stack gap-5 narrow" onSubmit={handleSubmit}>
      <section className="panel stack" aria-labelledby="offer">
        <h2 id="offer">Offer</h2>
        <SelectField
          label="Who is this server for?"
          value={texts.offeredTo ?? ''}
          onChange={(event) => set({ offeredTo: event.currentTarget.value === 'team' ? 'team' : 'customers' })}
          hint="Decides whether public pages show prices and trials, and which plan new accounts get. DEFAULT_PLAN takes precedence where it is set."
        >
          <option value="" disabled>
            Not decided yet
          </option>
          <option value="team">For our own team</option>
          <option value="customers">We offer it to customers</option>
        </SelectField>
      </section>
      <section className="panel stack" aria-labelledby="contact">
        <h2 id="contact">Contact</h2>
        <TextField
          label="Contact address"
          type="email"
          value={texts.contactAddress}
          onChange={(event) => set({ contactAddress: event.currentTarget.value })}
          hint="Where “Message” and “Contact” lead. Leave empty to hide them."
          error={problemOf('contactAddress')}
          maxLength={254}
          optional
        />
        <TextField
          label="Sales link"
          value={texts.salesLink}
          onChange={(event) => set({ salesLink: event.currentTarget.value })}
          hint="Where “Talk to sales” leads. Leave empty to hide it."
          error={problemOf('salesLink')}
          maxLength={1000}
          optional
        />
      </section>
      <section className="panel stack" aria-labelledby="footer">
        <h2 id="footer">Footer</h2>
        <TextAreaField
          label="Text"
          value={texts.footerText}
          onChange={(event) => set({ footerText: event.currentTarget.value })}
          maxLength={500}
          rows={2}
        />
        <FooterEditor
          columns={texts.footerColumns}
          onChange={(footerColumns) => set({ footerColumns })}
          problem={problemOf('footerColumns')}
        />
      </section>
      {(['privacy', 'terms'] as const).map((name) => (
        <section key={name} className="panel stack" aria-labelledby={name}>
          <h2 id={name}>{name === 'privacy' ? 'Privacy' : 'Terms'}</h2>
          <TextAreaField
            label={`Text of /${name}`}
            value={texts[name]}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
            hint={textHint}
            maxLength={maximumPageText}
            rows={14}
          />
          <TextPreview text={texts[name]} />
          {texts[name] !== defaults[name] && (
            <div>
              <Button type="button" variant="soft" color="gray" onClick={() => set({ [name]: defaults[name] })}>
                Use the Text of the Program
              </Button>
            </div>
          )}
        </section>
      ))}
      <FormFooter refusal={problem?.field === '' && problem.sentence} className="row save-bar">
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Save Changes'}
        </Button>
        <span className="small muted">
          {saved.updatedAt ? `Last saved on ${dayOf(saved.updatedAt)}` : 'Nothing is set yet: the built-in texts are shown'}
        </span>
      </FormFooter>
    </form>
  )
}

/** Beside which field the server's sentence belongs; '' for none of them. */
const fieldOf = (sentence: string) =>
  sentence.includes('email address')
    ? 'contactAddress'
    : sentence.includes('sales link')
      ? 'salesLink'
      : sentence.includes('footer')
        ? 'footerColumns'
        : ''
