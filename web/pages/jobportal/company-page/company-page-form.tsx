import { Button } from '@radix-ui/themes'
import { type FormEvent, useRef, useState } from 'react'
import { limits, logoTypes } from '#src/jobportal/constants.ts'
import { type CallFailure, type CallResult, said } from '../../../api/client.ts'
import type { CompanyPageRecord } from '../../../api/company-page.ts'
import { fieldError } from '../../../api/hiring.ts'
import { Field, TextAreaField, TextField } from '../../../components/field.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'
import { FileIcon } from '../../../components/icons.tsx'
import { formattingHint } from '../formatting-hint.ts'

interface CompanyPageFormProps {
  page: CompanyPageRecord
  save: (form: FormData) => Promise<CallResult<unknown>>
  /** Called once it is saved; the form is gone afterwards. */
  onSaved: () => Promise<void>
  onClose: () => void
}

const fields = ['logo', 'about', 'website', 'color']

/** What a company says of itself on the public page of its jobs. */
export const CompanyPageForm = ({ page, save, onSaved, onClose }: CompanyPageFormProps) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFailure(null)
    const answer = await save(form)
    if (answer.ok) return onSaved()
    setBusy(false)
    setFailure(answer.failure)
  }
  const isInField = fields.includes(failure?.details?.field ?? '')
  return (
    <form className="stack gap-3" onSubmit={handleSubmit} aria-label="Edit company page">
      <LogoField logo={page.logo} error={fieldError(failure, 'logo')} />
      <TextAreaField
        label="About the company"
        optional
        name="about"
        rows={8}
        defaultValue={page.about}
        maxLength={limits.about}
        hint={`What you do and what working with you is like. ${formattingHint}`}
        error={fieldError(failure, 'about')}
      />
      <TextField
        label="Website"
        optional
        name="website"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        defaultValue={page.website}
        maxLength={limits.website}
        error={fieldError(failure, 'website')}
      />
      <ColorField color={page.color} error={fieldError(failure, 'color')} />
      <FormFooter refusal={failure && !isInField && said(failure, 'The page could not be saved. Please try again later.')}>
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        <Button type="button" variant="soft" color="gray" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </FormFooter>
    </form>
  )
}

interface LogoFieldProps {
  /** The path of the present one; null without one. */
  logo: string | null
  error: string | null
}

const LogoField = ({ logo, error }: LogoFieldProps) => {
  const [chosen, setChosen] = useState<File | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isTooLarge = chosen !== null && chosen.size > limits.logoBytes
  const handleUndo = () => {
    if (field.current) field.current.value = ''
    setChosen(null)
    field.current?.focus()
  }
  return (
    <>
      <Field
        label="Logo"
        optional
        hint={`PNG, JPEG, or WebP, at most 256 KB and ${limits.logoSide.most.toLocaleString('en-US')} pixels on each side.`}
        error={isTooLarge ? 'This file is larger than 256 KB. Save a smaller version and try again.' : error}
      >
        {(control) => (
          <input
            ref={field}
            className="input file-input"
            type="file"
            name="logo"
            accept={logoTypes.join(',')}
            {...control}
            onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
      {chosen ? (
        <p className="row gap-2 chosen-file">
          <FileIcon />
          <span className="min-w-0 break-anywhere">{chosen.name}</span>
          <Button type="button" size="1" variant="soft" color="gray" onClick={handleUndo}>
            Remove<span className="visually-hidden"> {chosen.name}</span>
          </Button>
        </p>
      ) : (
        logo && (
          <div className="row gap-3">
            <img
              className="company-logo border-box flex-none outlined rounded-3"
              src={logo}
              alt="Your logo"
              width={48}
              height={48}
            />
            <label className="check">
              <input type="checkbox" name="removeLogo" value="yes" />
              <span>Remove the logo</span>
            </label>
          </div>
        )
      )}
    </>
  )
}

const ColorField = ({ color, error }: { color: string; error: string | null }) => {
  const [typed, setTyped] = useState(color)
  const isColor = /^#[0-9a-f]{6}$/i.test(typed)
  return (
    <Field
      label="Color"
      optional
      hint="# and six digits, such as #0f766e. It is used where it stands out from the page, and for text only where it is easy to read."
      error={error}
    >
      {(control) => (
        <div className="flex items-center gap-2 color-field">
          <input
            className="input"
            name="color"
            value={typed}
            maxLength={7}
            {...control}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <input
            type="color"
            aria-label="Choose the color"
            value={isColor ? typed.toLowerCase() : '#0f766e'}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      )}
    </Field>
  )
}
