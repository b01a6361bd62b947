import { useEffect, useState } from 'react'
import { SelectField } from '../../../components/field.tsx'
import { devicesOf, type FoundDevice, watchDevices } from '../../../devices/device-list.ts'
import { type HeldDevice, openDevice } from '../../../devices/held-devices.ts'
import { useWords } from '../../../words/words.ts'

interface DeviceChoiceProps {
  device: 'camera' | 'microphone'
  held: HeldDevice
}

const kinds = { camera: 'videoinput', microphone: 'audioinput' } as const

/** Which camera or microphone; not there where there is nothing to choose. */
export const DeviceChoice = ({ device, held: { stream, chosen } }: DeviceChoiceProps) => {
  const words = useWords('assessment')
  const [found, setFound] = useState<FoundDevice[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and ids are known only once the browser has given one of them.
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const devices = await devicesOf(kinds[device])
      if (isCurrent) setFound(devices)
    }
    void look()
    const forget = watchDevices(look)
    return () => {
      isCurrent = false
      forget()
    }
  }, [device, stream])
  if (!stream || found.length < 2) return null
  const current = stream.getTracks()[0]?.getSettings().deviceId ?? chosen
  return (
    <SelectField
      label={device === 'camera' ? words.chooseCamera : words.chooseMicrophone}
      value={found.some(({ id }) => id === current) ? current : found[0]!.id}
      onChange={({ target }) => void openDevice(device, target.value)}
    >
      {found.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
