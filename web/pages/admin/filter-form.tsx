import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'

interface FilterFormProps {
  /** The page itself; its bare address takes every filter off. */
  address: string
  isFiltered: boolean
  children: ReactNode
}

/** A plain form: it works before the page is awake, and the filter is in the address. */
export const FilterForm = ({ address, isFiltered, children }: FilterFormProps) => (
  <Form method="get" action={address} className="panel cards tile-9 items-end gap-3-4 p-4" role="search" preventScrollReset>
    {children}
    <div className="row gap-2 filter-buttons">
      <Button type="submit" size="3">
        Apply
      </Button>
      {isFiltered && (
        <Button asChild variant="soft" color="gray" size="3">
          <Link to={address}>Reset</Link>
        </Button>
      )}
    </div>
  </Form>
)
