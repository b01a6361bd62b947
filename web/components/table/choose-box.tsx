interface ChooseBoxProps {
  /** Who is chosen by it. */
  name: string
  checked: boolean
  /** Where Tab passes it by. */
  tabIndex?: number
  /** With Shift, for everybody from the last one to this one. */
  onChoose: (range: boolean) => void
}

/** Chooses one row of a list. */
export const ChooseBox = ({ name, checked, tabIndex, onChoose }: ChooseBoxProps) => (
  <label className="row-select grid flex-none place-center pointer">
    <input
      type="checkbox"
      tabIndex={tabIndex}
      aria-label={`Select ${name}`}
      checked={checked}
      readOnly
      onClick={({ shiftKey }) => onChoose(shiftKey)}
    />
  </label>
)
