import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { maximumFooterColumns, maximumFooterLinks } from '#src/admin/constants.ts'
import { TextField } from '../../../components/field.tsx'
import type { SiteContent } from './default-content.ts'

type Column = SiteContent['footerColumns'][number]

interface FooterEditorProps {
  columns: Column[]
  onChange: (columns: Column[]) => void
  problem: string | null
}

const replaced = <Each,>(list: Each[], index: number, change: Partial<Each>) =>
  list.map((each, at) => (at === index ? { ...each, ...change } : each))

/** Columns of links; places have no ids, so that their number is their key. */
export const FooterEditor = ({ columns, onChange, problem }: FooterEditorProps) => (
  <div className="stack">
    {problem && (
      <p className="field-error" role="alert">
        {problem}
      </p>
    )}
    {columns.map((column, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
      <fieldset key={index} className="p-4 outlined rounded-3 stack">
        <legend>Column {index + 1}</legend>
        <EditedRow color="red" remove={`Remove Column ${index + 1}`} onRemove={() => onChange(columns.toSpliced(index, 1))}>
          <TextField
            label="Title"
            value={column.title}
            maxLength={60}
            onChange={(event) => onChange(replaced(columns, index, { title: event.currentTarget.value }))}
          />
        </EditedRow>
        <Links links={column.links} onChange={(links) => onChange(replaced(columns, index, { links }))} of={column.title} />
      </fieldset>
    ))}
    {columns.length < maximumFooterColumns && (
      <div>
        <Button type="button" variant="soft" color="gray" onClick={() => onChange([...columns, { title: '', links: [] }])}>
          Add Column
        </Button>
      </div>
    )}
  </div>
)

interface EditedRowProps {
  color: 'red' | 'gray'
  remove: string
  /** Said instead of `remove` where that alone does not tell what goes. */
  label?: string
  onRemove: () => void
  children: ReactNode
}

/** What is written, and the way to take it out again. */
const EditedRow = ({ color, remove, label, onRemove, children }: EditedRowProps) => (
  <div className="row growing-fields items-end">
    {children}
    <Button type="button" size="3" variant="soft" color={color} aria-label={label} onClick={onRemove}>
      {remove}
    </Button>
  </div>
)

interface LinksProps {
  links: Column['links']
  of: string
  onChange: (links: Column['links']) => void
}

const Links = ({ links, of, onChange }: LinksProps) => (
  <>
    {links.map((link, index) => (
      <EditedRow
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place
        key={index}
        color="gray"
        remove="Remove"
        label={`Remove the link ${link.text || index + 1}`}
        onRemove={() => onChange(links.toSpliced(index, 1))}
      >
        <TextField
          label="Text"
          value={link.text}
          maxLength={80}
          onChange={(event) => onChange(replaced(links, index, { text: event.currentTarget.value }))}
        />
        <TextField
          label="Leads to"
          value={link.href}
          maxLength={1000}
          onChange={(event) => onChange(replaced(links, index, { href: event.currentTarget.value }))}
        />
      </EditedRow>
    ))}
    {links.length < maximumFooterLinks && (
      <div>
        <Button
          type="button"
          size="2"
          variant="soft"
          color="gray"
          aria-label={`Add Link to ${of || 'this column'}`}
          onClick={() => onChange([...links, { text: '', href: '' }])}
        >
          Add Link
        </Button>
      </div>
    )}
  </>
)
