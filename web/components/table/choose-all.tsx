import type { ReactNode } from 'react'
import type { Chosen } from './use-chosen.ts'

interface ChooseAllProps {
  chosen: Pick<Chosen<unknown>, 'isAll' | 'rows' | 'elsewhere'> & { toggleAll: () => void }
  /** How many are shown, of how many. */
  shown: number
  total: number
  children?: ReactNode
}

/** Above a list: everybody who is shown, chosen at once. */
export const ChooseAll = ({ chosen, shown, total, children }: ChooseAllProps) => (
  <div className="list-tools off-paper row gap-2-5 text-2 mb-2">
    <label className="row gap-2 pointer">
      <input
        type="checkbox"
        checked={chosen.isAll}
        ref={(box) => {
          if (box) box.indeterminate = !chosen.isAll && chosen.rows.length > chosen.elsewhere
        }}
        onChange={() => chosen.toggleAll()}
      />
      {shown < total ? `Select all ${shown.toLocaleString('en')} shown` : 'Select all'}
    </label>
    {children}
  </div>
)
