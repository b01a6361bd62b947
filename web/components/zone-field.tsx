import { useEffect, useState } from 'react'
import { zoneName, zoneWords } from '#src/scheduling/time-views.ts'
import { SelectField } from './field.tsx'

interface ZoneFieldProps {
  label: string
  /** An IANA name, such as 'Europe/Oslo'. */
  zone: string
  onChange: (zone: string) => void
  error?: string | null
}

/** The time zone of whoever reads. Only a browser knows it: ask in an effect, or in what opens later. */
export const browserZone = (): string => zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')

/** Chooses one of all time zones. Servers and browsers know different ones, so the list is filled once the page is awake. */
export const ZoneField = ({ label, zone, onChange, error }: ZoneFieldProps) => {
  const [zones, setZones] = useState<string[]>([])
  useEffect(() => setZones([browserZone(), 'UTC', ...Intl.supportedValuesOf('timeZone').map(zoneName)]), [])
  return (
    <SelectField label={label} value={zone} onChange={(event) => onChange(event.target.value)} error={error}>
      {[...new Set([zone, ...zones])].toSorted().map((each) => (
        <option key={each} value={each}>
          {zoneWords(each)}
        </option>
      ))}
    </SelectField>
  )
}
