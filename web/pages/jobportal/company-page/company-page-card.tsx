import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import type { CompanyPageRecord } from '../../../api/company-page.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { CompanyPageForm } from './company-page-form.tsx'

interface CompanyPageCardProps {
  page: CompanyPageRecord
  save: (form: FormData) => Promise<CallResult<unknown>>
  onChanged: () => Promise<void>
}

/** The way to the public page of a company's jobs, and to what it says there of itself. */
export const CompanyPageCard = ({ page, save, onChanged }: CompanyPageCardProps) => {
  const [editing, setEditing] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  const showToast = useShowToast()
  const handleClose = () => {
    setEditing(false)
    setWasEdited(true)
  }
  const handleSaved = async () => {
    await onChanged()
    showToast('success', 'Company page updated')
    handleClose()
  }
  const missing = [
    page.logo ? '' : 'a logo',
    page.about ? '' : 'what you do',
    page.website ? '' : 'your website',
    page.color ? '' : 'a color',
  ].filter(Boolean)
  return (
    <section className="panel stack gap-3" aria-labelledby="company-page">
      <h2 id="company-page">Company page</h2>
      <p className="muted">
        The public page of {page.companyName} with its open jobs. Every job page leads to it.
        {missing.length > 0 && ` You can add ${new Intl.ListFormat('en', { type: 'disjunction' }).format(missing)}.`}
      </p>
      {editing ? (
        <CompanyPageForm page={page} save={save} onSaved={handleSaved} onClose={handleClose} />
      ) : (
        <div className="row gap-3">
          {/* The keyboard goes on where the form was opened. */}
          <Button variant="soft" color="gray" autoFocus={wasEdited} onClick={() => setEditing(true)}>
            Edit company page
          </Button>
          <a href={page.path} target="_blank" rel="noopener">
            See the public page<span className="visually-hidden"> of the company (opens in a new tab)</span>
          </a>
        </div>
      )}
    </section>
  )
}
