import { useSyncExternalStore } from 'react'
import { openCamera } from './camera.ts'
import { type MediaDeviceName, type MediaFailure, type Opened, onceLost, stopStream } from './media-failure.ts'
import { openMicrophone } from './microphone.ts'
import { shareScreen } from './screen.ts'

/** One camera, microphone or screen as the page has it now. */
export interface HeldDevice {
  stream: MediaStream | null
  failure: MediaFailure | null
  isOpening: boolean
  /** Id of the device the person chose; '' leaves it to the browser. */
  chosen: string
}

const nothing: HeldDevice = { stream: null, failure: null, isOpening: false, chosen: '' }

/** What was opened to be checked stays open for the sitting: a screen is not asked for twice. One per window. */
const held: Record<MediaDeviceName, HeldDevice> = { camera: nothing, microphone: nothing, screen: nothing }
const forgetLost: Partial<Record<MediaDeviceName, () => void>> = {}
const listeners = new Set<() => void>()
const openings: Partial<Record<MediaDeviceName, Promise<boolean>>> = {}

const opens: Record<MediaDeviceName, (id: string) => Promise<Opened>> = {
  camera: openCamera,
  microphone: openMicrophone,
  screen: shareScreen,
}

const change = (device: MediaDeviceName, changes: Partial<HeldDevice>) => {
  held[device] = { ...held[device], ...changes }
  for (const listener of [...listeners]) listener()
}

const letGo = (device: MediaDeviceName) => {
  forgetLost[device]?.()
  delete forgetLost[device]
  stopStream(held[device].stream)
}

/** Opens a device, unless it is open and no other one is wanted. Resolves to whether it works. */
export const openDevice = (device: MediaDeviceName, chosen?: string): Promise<boolean> => {
  const wanted = chosen ?? (held[device].chosen || rememberedChoice(device))
  if (held[device].stream && wanted === held[device].chosen) return Promise.resolve(true)
  openings[device] ??= open(device, wanted).finally(() => delete openings[device])
  return openings[device]
}

const open = async (device: MediaDeviceName, wanted: string) => {
  letGo(device)
  change(device, { stream: null, failure: null, isOpening: true, chosen: wanted })
  let { stream, failure } = await opens[device](wanted)
  // The one that was chosen before may be unplugged by now.
  if (failure?.kind === 'missing' && wanted !== '') {
    wanted = ''
    ;({ stream, failure } = await opens[device](''))
  }
  if (stream)
    forgetLost[device] = onceLost(stream, () => {
      letGo(device)
      change(device, { stream: null, failure: { kind: 'lost', device } })
    })
  rememberChoice(device, wanted)
  change(device, { stream, failure, isOpening: false, chosen: wanted })
  return stream !== null
}

export const closeDevice = (device: MediaDeviceName) => {
  letGo(device)
  change(device, { ...nothing, chosen: held[device].chosen })
}

export const heldDevice = (device: MediaDeviceName): HeldDevice => held[device]

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useDevice = (device: MediaDeviceName): HeldDevice =>
  useSyncExternalStore(
    subscribe,
    () => held[device],
    () => nothing,
  )

const choiceKey = (device: MediaDeviceName) => `chosen-${device}`

const rememberedChoice = (device: MediaDeviceName): string => {
  try {
    return sessionStorage.getItem(choiceKey(device)) ?? ''
  } catch {
    return ''
  }
}

const rememberChoice = (device: MediaDeviceName, chosen: string) => {
  try {
    sessionStorage.setItem(choiceKey(device), chosen)
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
}
