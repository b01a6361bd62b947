import { Dialog } from '../../../components/dialog.tsx'
import { FilterSidebar, type FilterSidebarProps } from './filter-sidebar.tsx'

/** The filters of a narrow window. */
export const FilterSheet = ({ onClose, ...sidebar }: FilterSidebarProps & { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Filters">
    <FilterSidebar {...sidebar} onSearch={onClose} />
  </Dialog>
)
