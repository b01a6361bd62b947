import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Form } from 'react-router'

interface HrSearchProps {
  /** Its name in the address. */
  name: string
  value: string
  label: string
  placeholder: string
  /** What else of the address stays. */
  kept: Record<string, string>
  /** Beside the search. */
  children?: ReactNode
}

/** A plain form: it works before the page is awake, and the search is in the address. */
export const HrSearch = ({ name, value, label, placeholder, kept, children }: HrSearchProps) => (
  <Form
    method="get"
    action="/dashboard/admin/hr-management"
    className="hr-search flex flex-wrap justify-end gap-2"
    role="search"
    preventScrollReset
  >
    {Object.entries(kept).map(([each, text]) => text && <input key={each} type="hidden" name={each} value={text} />)}
    {children}
    <input
      className="input"
      type="search"
      name={name}
      defaultValue={value}
      maxLength={200}
      aria-label={label}
      placeholder={placeholder}
    />
    <Button type="submit" variant="soft" color="gray" size="3">
      Search
    </Button>
  </Form>
)
